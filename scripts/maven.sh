# Sourced by the scripts that build: runs Maven, the installed one if it is 3.8.1 or newer, else the one that the
# wrapper brings. JAVA_HOME must be set.

# Whether the mvn on the PATH is one that can build Kumite.
maven_is_installed() {
  command -v mvn >/dev/null 2>&1 || return 1
  version=$(mvn -version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  case $version in
    3.8.[1-9]* | 3.9 | 3.9.* | 3.[1-9][0-9]*) return 0 ;;
    *) return 1 ;;
  esac
}

# run_maven ROOT ARGUMENT...: in a subshell, so that the PATH stays as it was.
run_maven() (
  wrapper=$1/mvnw
  without=$1/scripts/without-unzip
  shift
  if maven_is_installed; then exec mvn "$@"; fi
  # The wrapper checks the zip file's checksum, and would load another file where unzip is missing.
  command -v unzip >/dev/null 2>&1 || PATH=$PATH:$without
  exec "$wrapper" "$@"
)
