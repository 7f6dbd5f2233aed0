# Finds the Chromium of the browser tests, and installs Debian's where it may; to be sourced. The headless shell comes
# first: without the windows of a whole browser the tests need half the processor time.

# Prints the path of an installed Chromium or Chrome, or nothing.
find_chromium() {
  for name in "${KUMITE_CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
      command -v "$name"
      return
    fi
  done
}

# Installs it if this is Debian or Ubuntu and we are root, or may be without a password.
install_chromium() {
  command -v apt-get >/dev/null 2>&1 || return 1
  if [ "$(id -u)" = 0 ]; then
    as_root=
  elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
  else
    return 1
  fi
  $as_root apt-get update -qq || return 1
  for package in chromium-headless-shell chromium; do
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $package && return
  done
  return 1
}
