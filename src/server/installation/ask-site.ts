import { Agent, request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { askOverHttp } from './service.ts';

/** One thing that was looked at. */
export interface Finding {
  isGood: boolean;
  /** How it is, and what to do if it is wrong. */
  text: string;
}

export const good = (text: string): Finding => ({ isGood: true, text });
export const wrong = (text: string): Finding => ({ isGood: false, text });

/** A server that many ask, over http, because a wrong clock makes certificates look wrong. */
const clockServer = 'http://letsencrypt.org/';

/** Another address of this machine than the proxy's own. */
const clientAddress = '127.0.0.2';

interface AskedSite {
  host: string;
  address: string;
  port: number;
  now: number;
}

/** Asks the site as a visitor would, through its proxy on this machine. */
export async function examineSite({ host, address, port, now }: AskedSite): Promise<Finding[]> {
  const answer = await ask({ host, address, port });
  if (!answer) return [wrong(`Nothing answers for https://${host} at port ${port} of this machine.`)];
  const { status, client } = answer;
  return [
    status === 200
      ? good(`https://${host} answers.`)
      : wrong(`https://${host} answers with ${status}: the proxy does not reach the program.`),
    examineCertificate(host, answer, now),
    ...(status === 200 ? [examineClient(client)] : []),
  ];
}

export function examineCertificate(host: string, { validFrom, validTo, problem }: Certificate, now: number): Finding {
  const until = new Date(validTo).toISOString().slice(0, 16);
  if (now < validFrom || now > validTo)
    return wrong(`The certificate of ${host} is valid until ${until}, and not at what the clock says now.`);
  if (validTo - now < (validTo - validFrom) / 6)
    return wrong(
      `The certificate of ${host} is valid until ${until}, and was not renewed in time: journalctl -u certbot -u caddy says why.`,
    );
  if (problem) return wrong(`Browsers do not trust the certificate of ${host} (${problem}).`);
  return good(`The certificate of ${host} is valid until ${until}.`);
}

function examineClient(client: string | undefined): Finding {
  if (client === clientAddress) return good('The program sees the addresses of visitors.');
  return wrong(
    `The program takes a visitor from ${clientAddress} for ${client}, so it limits the wrong ones: set TRUST_PROXY to the number of proxies, and have them send X-Forwarded-For.`,
  );
}

function ask({ host, address, port }: Omit<AskedSite, 'now'>) {
  const { promise, resolve } = Promise.withResolvers<
    (Certificate & { status: number; client: string | undefined }) | null
  >();
  const options = {
    host: address,
    port,
    servername: host,
    // An address that a visitor makes up must not count.
    headers: { Host: host, 'X-Forwarded-For': '192.0.2.1' },
    path: '/healthz',
    localAddress: clientAddress,
    rejectUnauthorized: false,
    agent: new Agent(),
    timeout: 5_000,
  };
  const asked = request(options, (response) => {
    const socket = response.socket as TLSSocket;
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    const [validFrom, validTo] = [Date.parse(from), Date.parse(to)] as const;
    const problem = socket.authorized ? '' : String(socket.authorizationError);
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (text: string) => (body += text));
    response.on('end', () => {
      resolve({ status: response.statusCode ?? 0, client: clientIn(body), validFrom, validTo, problem });
    });
  });
  asked.on('timeout', () => asked.destroy());
  asked.on('error', () => resolve(null));
  asked.end();
  return promise;
}

export interface Certificate {
  validFrom: number;
  validTo: number;
  /** Why browsers do not trust it; empty when they do. */
  problem: string;
}

function clientIn(body: string) {
  try {
    return (JSON.parse(body) as { client?: string }).client;
  } catch {
    return undefined;
  }
}

/** The time of a server on the internet, in ms; null when it cannot be asked. */
export async function timeElsewhere(url = clockServer): Promise<number | null> {
  const answer = await askOverHttp(url, 'HEAD');
  const time = Date.parse(answer?.headers.date ?? '');
  return Number.isNaN(time) ? null : time;
}
