package import CodeModel
package import ThemeSource

package func readCode(_ file: SourceFile) -> CodeFile { CodeFile(file: file.id) }
package func objectiveCClasses(_ file: SourceFile) -> [TypeDeclaration] { [] }
package func declaredNames(in bytes: [UInt8]) -> [String] { [] }
