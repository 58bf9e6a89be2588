import path from 'node:path';

/** Where the parts of an installation on Debian are. */
export interface Places {
  /** A folder for each version, the link `current` to the one in use and the link `previous` to the one before. */
  versions: string;
  settings: string;
  /** A link to the folder with the certificate in use. */
  certificate: string;
  /** Certificates signed by this machine alone. */
  selfSigned: string;
  letsencrypt: string;
  acmeFolder: string;
  unit: string;
  nginxSite: string;
  nginxLink: string;
  caddyfile: string;
  command: string;
}

/** Tests have an installation in a folder of their own. */
export function placesIn(root: string): Places {
  const at = (name: string) => path.join(root, name);
  return {
    versions: at('opt/clinic'),
    settings: at('etc/clinic/clinic.env'),
    certificate: at('etc/clinic/certificate'),
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
