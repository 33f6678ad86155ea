/// The commit of which this is a build; `nil` unless it was built from an archive of the repository, in which git writes it here.
package let themecRevision: String? = {
  let written = "$Format:%h$"
  return written.hasPrefix("$") ? nil : written
}()
