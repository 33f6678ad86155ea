"""Rules that lint and compile themes with themec, and generate their View classes."""

load("//private:aspect.bzl", _themec_lint_aspect = "themec_lint_aspect")
load("//private:compile.bzl", _themec_compile = "themec_compile", _themec_view_class = "themec_view_class")
load("//private:library.bzl", _ThemecInfo = "ThemecInfo", _themec_library = "themec_library")
load("//private:lint.bzl", _themec_lint_test = "themec_lint_test")
load("//private:toolchain.bzl", _themec_toolchain = "themec_toolchain")

ThemecInfo = _ThemecInfo
themec_library = _themec_library
themec_lint_test = _themec_lint_test
themec_compile = _themec_compile
themec_view_class = _themec_view_class
themec_lint_aspect = _themec_lint_aspect
themec_toolchain = _themec_toolchain
