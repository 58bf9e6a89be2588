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

--public-key FILE  the key of minisign that has to have signed SHA256SUMS; otherwise minisign.pub beside this script. A version that is
                   installed already trusts its own key alone
--unsigned         compares neither the checksum nor the signature
--downgrade        installs a version that is older than the one in use
--self-signed      a certificate of this machine alone, for trying it out without a public name
--acme-server URL  another certificate authority than Let'\''s Encrypt; certbot agrees to its terms in your name
--port NUMBER      another port for the program than 3000'

key='' unsigned='' downgrade='' package='' count=0
for word; do
  shift
  case ${expect-}$word in
    --help | -h) echo "$usage" && exit ;;
    --unsigned) unsigned=yes ;;
    --downgrade) downgrade=yes ;;
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

refuse() {
  fail "$1 Nothing has been installed. To use the package all the same, say --unsigned."
}
versions=/opt/clinic
current=$(readlink -f $versions/current || true)
[ -f "$current/clinic" ] || current=''
if [ -n "$unsigned" ]; then
  :
elif [ -f "$current/deploy/minisign.pub" ]; then
  [ -z "$key" ] || fail 'The version in use knows the key that signs its updates. Leave out --public-key.'
  key=$current/deploy/minisign.pub
else
  [ -n "$key" ] || [ -n "$current" ] || key=$(dirname -- "$0")/minisign.pub
  [ -f "$key" ] || refuse "There is no public key${key:+ $key}, by which one can tell who made the package."
fi

needed='ca-certificates libatomic1 openssl'
[ -n "$unsigned" ] || needed="$needed minisign"
# shellcheck disable=SC2086 # one word for each package
if ! dpkg --status $needed > /dev/null 2>&1; then
  step "Installing $needed"
  apt-get update -qq || fail 'apt-get found no packages.'
  DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $needed > /dev/null ||
    fail "apt-get could not install $needed."
fi

# A copy that only root can change is verified, and then unpacked, whatever happens to the file meanwhile.
mkdir -p $versions
chmod 755 $versions
incoming=$versions/.incoming unpacking=$versions/.unpacking
trap 'rm -rf "$incoming" "$unpacking"' EXIT
rm -rf "$incoming" "$unpacking"
mkdir -m 700 "$incoming"
mkdir "$unpacking"
copy=$incoming/package.tar.gz
cp -- "$package" "$copy" || fail "$package could not be copied."
name=$(basename -- "$package") beside=$(dirname -- "$package")
if [ -n "$unsigned" ]; then
  step 'Neither the checksum nor a signature of the package is compared'
else
  sums=$incoming/SHA256SUMS
  cp -- "$beside/SHA256SUMS" "$sums" 2> /dev/null || refuse "There is no SHA256SUMS beside $package, which says what it should be."
  cp -- "$beside/SHA256SUMS.minisig" "$sums.minisig" 2> /dev/null || refuse "There is no SHA256SUMS.minisig beside $package, the signature."
  minisign -V -q -p "$key" -m "$sums" > /dev/null 2>&1 || refuse "The signature of $beside/SHA256SUMS is not by $key."
  expected=$(NAME=$name awk 'substr($0, 67) == ENVIRON["NAME"] { print substr($0, 1, 64) }' "$sums")
  [ "${#expected}" = 64 ] || refuse "$beside/SHA256SUMS does not name $name, or not once."
  actual=$(sha256sum < "$copy")
  [ "${actual%% *}" = "$expected" ] || refuse "$package is damaged or has been changed: it is not what SHA256SUMS says."
  step 'The checksum and its signature are right'
fi

step 'Unpacking the program'
folder=$(tar -tzf "$copy" 2> /dev/null | sed -n '1s,/.*,,p')
case $folder in physiotherapy-app-*) ;; *) fail "$package is not a package of this program." ;; esac
version_of() {
  echo "$1" | sed 's/^physiotherapy-app-\(.*\)-[a-z0-9]*-[a-z0-9]*$/\1/'
}
# From which commit a version was built says nothing, and one in the making comes before its release.
comparable() {
  version_of "$1" | sed 's/+.*//; s/-/~/'
}
app=$versions/$folder
if [ "$current" = "$app" ]; then
  step 'This version is there already, and is not unpacked again'
else
  used=$(basename -- "$current")
  if [ -n "$current" ] && [ -z "$downgrade" ] && dpkg --compare-versions "$(comparable "$folder")" lt "$(comparable "$used")"; then
    fail "Version $(version_of "$used") is in use, and $(version_of "$folder") is older. Nothing has been installed. To use the older one all the same, say --downgrade."
  fi
  tar -xzf "$copy" -C "$unpacking" --no-same-owner || fail "$package could not be unpacked."
  "$unpacking/$folder/clinic" --version > /dev/null
  for migration in "$current"/src/server/db/migrations/[0-9]*.ts; do
    [ ! -f "$migration" ] || [ -f "$unpacking/$folder/src/server/db/migrations/$(basename -- "$migration")" ] ||
      fail "Version $(version_of "$used") has changed the database, which version $(version_of "$folder") cannot read. Nothing has been installed. \`clinic rollback\` says how to go back."
  done
  sync -f "$unpacking"
  rm -rf "$app"
  mv "$unpacking/$folder" "$app"
fi
"$app/clinic" setup "$@"
