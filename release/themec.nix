# The package for Nix: `nix-build -E 'with import <nixpkgs> {}; callPackage ./themec.nix {}'`. It takes the programs of a release.
# release/build fills in what is between the signs @. libxml2_13 is the last version with the interface that Debian 12 has.
{ lib, stdenv, fetchurl, autoPatchelfHook, installShellFiles, libxml2_13, cairo, harfbuzz, libjpeg_turbo, poppler, librsvg, glib, fontconfig, freetype }:

stdenv.mkDerivation {
  pname = "themec";
  version = "@VERSION@";

  src = fetchurl {
    url = "@DOWNLOADS@/themec-@VERSION@-linux-@MACHINE@.tar.xz";
    sha256 = "@SHA256@";
  };

  nativeBuildInputs = [ autoPatchelfHook installShellFiles ];
  buildInputs = [ stdenv.cc.cc.lib libxml2_13 cairo harfbuzz libjpeg_turbo poppler librsvg glib fontconfig freetype ];

  dontBuild = true;

  installPhase = ''
    runHook preInstall
    install -Dm755 -t $out/bin bin/themec bin/themec-png bin/themec-vector
    installManPage share/man/man1/*.1
    installShellCompletion --bash share/bash-completion/completions/themec
    installShellCompletion --zsh share/zsh/vendor-completions/_themec
    installShellCompletion --fish share/fish/vendor_completions.d/themec.fish
    runHook postInstall
  '';

  meta = {
    description = "Lint, preview and compile XIBs, storyboards and themes of iOS apps";
    homepage = "@HOMEPAGE@";
    license = lib.licenses.asl20;
    mainProgram = "themec";
    platforms = [ "@MACHINE@-linux" ];
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
