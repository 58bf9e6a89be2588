#!/bin/sh
# Installs the program on a Debian server with systemd, behind nginx. As root:
#
#   sh install.sh PACKAGE.tar.gz clinic.example you@clinic.example
set -eu

fail() {
  echo "$1" >&2
  exit "${2-1}"
}
step() {
  echo "$(date +%T) $1"
}

usage='Usage: sh install.sh PACKAGE.tar.gz clinic.example you@clinic.example [options]

--public-key FILE  the key of minisign that has to have signed SHA256SUMS; otherwise minisign.pub beside this script
--unsigned         compares neither the checksum nor the signature
--self-signed      a certificate of this machine alone, for trying it out without a public name
--acme-server URL  another certificate authority than Let'\''s Encrypt; certbot agrees to its terms in your name
--port NUMBER      another port for the program than 3000'

key=$(dirname -- "$0")/minisign.pub unsigned='' package='' count=0
for word; do
  shift
  case ${expect-}$word in
    --help | -h) echo "$usage" && exit ;;
    --unsigned) unsigned=yes ;;
    --public-key) expect='key ' ;;
    --public-key=*) key=${word#*=} ;;
    'key '*) key=$word expect='' ;;
    --acme-server | --port) expect='value ' && set -- "$@" "$word" ;;
    'value '*) set -- "$@" "$word" && expect='' ;;
    --self-signed | --acme-server=* | --port=*) set -- "$@" "$word" ;;
    -*) fail "There is no option $word.
$usage" 2 ;;
    *)
      count=$((count + 1))
      if [ "$count" = 1 ]; then package=$word; else set -- "$@" "$word"; fi
      ;;
  esac
done
[ "$count" = 3 ] && [ -z "${expect-}" ] || fail "$usage" 2
[ "$(id -u)" = 0 ] || fail 'Run this as root.'
[ -f "$package" ] || fail "There is no file $package."
[ -d /run/systemd/system ] || fail 'This system does not run systemd, which looks after the program.'

needed='ca-certificates libatomic1 openssl'
[ ! -f "$key" ] || needed="$needed minisign"
# shellcheck disable=SC2086 # one word for each package
if ! dpkg --status $needed > /dev/null 2>&1; then
  step "Installing $needed"
  apt-get update -qq || fail 'apt-get found no packages.'
  DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $needed > /dev/null ||
    fail "apt-get could not install $needed."
fi

refuse() {
  fail "$1 Nothing has been installed. To use the package all the same, say --unsigned."
}
sums=$(dirname -- "$package")/SHA256SUMS
if [ -n "$unsigned" ]; then
  step 'Neither the checksum nor a signature of the package is compared'
else
  [ -f "$sums" ] || refuse "There is no SHA256SUMS beside $package, which says what it should be."
  grep -q "^[0-9a-f]\{64\} [ *]$(basename -- "$package")$" "$sums" || refuse "$sums does not name $package."
  (cd "$(dirname -- "$package")" && sha256sum --check --ignore-missing --quiet SHA256SUMS > /dev/null 2>&1) ||
    refuse "$package is damaged or has been changed: it is not what SHA256SUMS says."
  if [ -f "$key" ]; then
    minisign -V -q -p "$key" -m "$sums" 2> /dev/null || refuse "$sums has no signature by $key in SHA256SUMS.minisig."
    step 'The checksum and its signature are right'
  else
    step 'The checksum is right. It is not signed with a key that is known here, so who made it cannot be told'
  fi
fi

step 'Unpacking the program'
name=$(tar -tzf "$package" 2> /dev/null | sed -n '1s,/.*,,p')
case $name in physiotherapy-app-*) ;; *) fail "$package is not a package of this program." ;; esac
app=/opt/clinic/$name
if [ "$(readlink -f /opt/clinic/current)" = "$app" ]; then
  step 'This version is there already, and is not unpacked again'
else
  mkdir -p /opt/clinic
  chmod 755 /opt/clinic
  rm -rf /opt/clinic/.unpacking
  trap 'rm -rf /opt/clinic/.unpacking' EXIT
  mkdir /opt/clinic/.unpacking
  tar -xzf "$package" -C /opt/clinic/.unpacking --no-same-owner || fail "$package could not be unpacked."
  "/opt/clinic/.unpacking/$name/clinic" --version > /dev/null
  sync -f /opt/clinic/.unpacking
  rm -rf "$app"
  mv "/opt/clinic/.unpacking/$name" "$app"
fi
"$app/clinic" setup "$@"
