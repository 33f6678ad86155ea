#!/bin/sh
# Xcode build phase: shows problems of themec in the issue navigator and at their lines.
#
# Add a "Run Script" phase to the target, with this line:
#
#   "$SRCROOT/scripts/xcode-build-phase.sh"
#
# Options in THEMEC_ARGUMENTS, a build setting or a variable before that line, are passed on: THEMEC_ARGUMENTS="--strict".
# Clear "Based on dependency analysis", so that it runs in every build.
#
# Xcode runs scripts in a sandbox if ENABLE_USER_SCRIPT_SANDBOXING is YES, which new projects have. A script in it can only read
# the input files of its phase, so set it to NO for this target, or list the files to check as input files.
set -u

# Indexing needs no check.
if [ "${ACTION:-build}" = indexbuild ]; then
  exit 0
fi

# Xcode does not read the profile of the shell.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"
if ! command -v themec > /dev/null; then
  echo "warning: themec is not installed, so XIBs and storyboards are not checked"
  exit 0
fi

cd "${SRCROOT:-.}" || exit 2
# shellcheck disable=SC2086 # several options
if [ "${ENABLE_USER_SCRIPT_SANDBOXING:-NO}" != YES ]; then
  exec themec lint --format xcode ${THEMEC_ARGUMENTS:-}
fi

count=${SCRIPT_INPUT_FILE_COUNT:-0}
set --
index=0
while [ "$index" -lt "$count" ]; do
  eval "file=\${SCRIPT_INPUT_FILE_$index:-}"
  # shellcheck disable=SC2154 # set by eval
  case $file in
    *.xib | *.storyboard | *.xml) set -- "$@" "$file" ;;
  esac
  index=$((index + 1))
done
index=0
while [ "$index" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
  eval "list=\${SCRIPT_INPUT_FILE_LIST_$index:-}"
  while IFS= read -r file || [ -n "$file" ]; do
    case $file in
      *.xib | *.storyboard | *.xml) set -- "$@" "$file" ;;
    esac
  done < "$list"
  index=$((index + 1))
done
if [ "$#" -eq 0 ]; then
  echo "warning: themec cannot read the project in Xcode's sandbox: set ENABLE_USER_SCRIPT_SANDBOXING to NO, or list the files to check as input files of this phase"
  exit 0
fi
# shellcheck disable=SC2086
exec themec lint --format xcode --no-cache ${THEMEC_ARGUMENTS:-} -- "$@"
