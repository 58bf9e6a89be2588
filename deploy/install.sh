#!/bin/sh
# Installs or updates the program on a Debian server, with systemd and Caddy. As root:
#
#   sh install.sh PACKAGE.tar.gz clinic.example you@clinic.example [--local-ca]
#
# --local-ca: certificates of a certificate authority on this machine, for trying it out without a public name.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}
step() {
  echo "$(date +%T) $1"
}

package=${1-} host=${2-} email=${3-} option=${4-}
[ -n "$email" ] || fail 'Usage: sh install.sh PACKAGE.tar.gz clinic.example you@clinic.example [--local-ca]'
[ "$(id -u)" = 0 ] || fail 'Run this as root.'
[ -f "$package" ] || fail "There is no file $package."
case $host in *[!a-z0-9.-]*) fail "$host is not the name of a host, such as clinic.example." ;; esac

step 'Installing Caddy, and the library that Node.js needs'
if ! command -v caddy > /dev/null || ! dpkg --status libatomic1 > /dev/null 2>&1; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends caddy ca-certificates libatomic1 > /dev/null 2>&1 ||
    fail 'apt-get could not install caddy, ca-certificates and libatomic1.'
fi

step 'Unpacking the program'
id clinic > /dev/null 2>&1 || useradd --system --home-dir /var/lib/clinic --shell /usr/sbin/nologin clinic
mkdir -p /opt/clinic /etc/clinic
tar -xzf "$package" -C /opt/clinic --no-same-owner
app=/opt/clinic/$(tar -tzf "$package" | sed -n '1s,/.*,,p')
message=$("$app/clinic" 2>&1) || true
case $message in Usage*) ;; *) fail "$message" ;; esac

step 'Writing settings to /etc/clinic/clinic.env'
if [ ! -f /etc/clinic/clinic.env ]; then
  cat > /etc/clinic/clinic.env << END
SITE_URL=https://$host
DATA_DIR=/var/lib/clinic
ADMIN_EMAIL=$email
TRUST_PROXY=1
SEED=reference
END
fi
chown root:clinic /etc/clinic/clinic.env
chmod 640 /etc/clinic/clinic.env

step 'Writing the site to /etc/caddy/Caddyfile'
if ! grep -q "^$host {" /etc/caddy/Caddyfile; then
  sed -e "s/^{\$CLINIC_HOST:.*} {/$host {/" -e 's/{$INSTANCES:\(.*\)} {/\1 {/' "$app/deploy/Caddyfile" > /etc/caddy/Caddyfile
  if [ "$option" = --local-ca ]; then sed -i "s/^$host {/&\n\ttls internal/" /etc/caddy/Caddyfile; fi
fi
caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile > /dev/null 2>&1 || fail 'Caddy does not understand /etc/caddy/Caddyfile.'

step 'Starting the program'
ln -sfn "$app" /opt/clinic/current
ln -sfn /opt/clinic/current/clinic /usr/local/bin/clinic
cp "$app/deploy/clinic.service" /etc/systemd/system/clinic.service
if [ ! -d /run/systemd/system ]; then
  step 'This system does not run systemd: start /usr/local/bin/clinic as the user clinic, and Caddy'
  exit
fi
started=$(date +%s)
systemctl daemon-reload
systemctl enable --quiet clinic caddy
systemctl restart clinic
systemctl reload-or-restart caddy

step 'Waiting for the first answer'
ready="for (let n = 0; n < 240; n++) { await fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => ok && process.exit(0), () => 0); await new Promise((done) => setTimeout(done, 250)); } process.exit(1)"
"$app/node/bin/node" --input-type=module --eval "$ready" || fail 'The program does not answer: see journalctl -u clinic.'
step "The clinic is at https://$host"
journalctl --unit clinic --since "@$started" --output cat --no-pager | grep '^Password, shown only this once' || true
