# Sourced by ./kumite and ./check: finds Java without starting it, for starting it costs more than all the rest.

# The major version of the Java in directory $1, from the file "release" that every JDK since 9 carries; 0 if unknown.
java_version() {
  [ -x "$1/bin/java" ] || { echo 0; return; }
  version=
  if [ -r "$1/release" ]; then
    while IFS='=' read -r key value; do
      [ "$key" = JAVA_VERSION ] && version=$value
    done <"$1/release"
    version=${version#\"}
  else
    version=$("$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9][0-9.]*\).*/\1/p' | head -n 1)
  fi
  version=${version%%[!0-9]*}
  echo "${version:-0}"
}

# Where the java on PATH lives, through its symbolic links.
java_on_path() {
  java=$(command -v java) || return 0
  java=$(readlink -f "$java" 2>/dev/null || echo "$java")
  dirname "$(dirname "$java")"
}

# Prints the first Java of version $1 or newer that has the tool $2 (java, javac); nothing if there is none.
find_java() {
  for home in "${JAVA_HOME:-}" "$(java_on_path)" /usr/lib/jvm/* /opt/java/* /opt/jdk* \
    "${HOME:-}"/.sdkman/candidates/java/current /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -n "$home" ] && [ -x "$home/bin/$2" ] && [ "$(java_version "$home")" -ge "$1" ]; then
      echo "$home"
      return
    fi
  done
}
