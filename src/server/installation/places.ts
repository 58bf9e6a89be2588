import path from 'node:path';

export type Places = ReturnType<typeof placesIn>;

/** Paths of an installation on Debian; tests use another root. */
export function placesIn(root: string) {
  const at = (name: string) => path.join(root, name);
  return {
    /** A folder for each version, the link `current` to the one in use and the link `previous` to the one before. */
    versions: at('opt/clinic'),
    settings: at('etc/clinic/clinic.env'),
    /** A link to the folder with the certificate in use. */
    certificate: at('etc/clinic/certificate'),
    /** Certificates signed by this machine alone. */
    selfSigned: at('etc/clinic/self-signed'),
    letsencrypt: at('etc/letsencrypt/live'),
    acmeFolder: at('var/www/clinic-acme'),
    unit: at('etc/systemd/system/clinic.service'),
    nginxSite: at('etc/nginx/sites-available/clinic'),
    nginxLink: at('etc/nginx/sites-enabled/clinic'),
    caddyfile: at('etc/caddy/Caddyfile'),
    command: at('usr/local/bin/clinic'),
  };
}
