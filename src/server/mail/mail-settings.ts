/** How the clinic's mail server is reached, and in whose name it sends. */
export interface MailSettings {
  /** smtp: or smtps:, with the credentials. */
  url: string;
  /** 'Clinic <name@clinic.example>' or an address alone. */
  from: string;
  /** Address for messages that are not about a visit, which are not sent without it. */
  fromLater?: string | undefined;
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

/** 'name@clinic.example' */
export function addressIn(from: string) {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
