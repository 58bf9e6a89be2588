import { connect } from 'node:net';
import { cpuTime } from './process-cpu.ts';

interface BookingLoad {
  port: number;
  /** The server's port. */
  pid: number;
  connections: number;
  bookings: number;
  /** Request bodies. */
  bodyOf: (number: number) => string;
}

interface Sender {
  /** The bytes of the next request; undefined when there are no more. */
  next: () => string | undefined;
  /** Receives a response and the time it took in ms. */
  answered: (answer: string, took: number) => void;
}

/**
 * Sends bookings in a closed loop: every connection sends its next booking once the previous one is answered. Raw sockets keep
 * the cost on this side low. Resolves with the bodies of all responses, which must be 201.
 */
export async function loadWithBookings({ port, pid, connections, bookings, bodyOf }: BookingLoad) {
  const answers: string[] = [];
  const times: number[] = [];
  let sent = 0;
  const sender: Sender = {
    next: () => (sent < bookings ? requestOf(bodyOf(sent++)) : undefined),
    answered(answer, took) {
      answers.push(answer);
      times.push(took);
    },
  };
  const cpuBefore = cpuTime(pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, sender)));
  const perSecond = (bookings / (performance.now() - started)) * 1000;
  const cpuPerBooking = (cpuTime(pid) - cpuBefore) / bookings;
  return { perSecond, times, cpuPerBooking, bodies: answers.map(bodyOfCreated) };
}

/** Makes a request with its own idempotency key, as the site's form does. */
export function requestOf(body: string) {
  const key = crypto.randomUUID();
  return `POST /api/appointments HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function bodyOfCreated(answer: string) {
  if (!answer.startsWith('HTTP/1.1 201')) throw new Error(`A booking was refused: ${answer}`);
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
}

function isWhole(answer: string) {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1] ?? Number.NaN);
  return answer.length >= head + 4 + length;
}

async function runConnection(port: number, { next, answered }: Sender) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sentAt = 0;
  let answer = '';
  function send() {
    const request = next();
    if (!request) return resolve();
    answer = '';
    sentAt = performance.now();
    socket.write(request);
  }
  socket.on('error', reject).on('connect', send);
  socket.on('close', () => reject(new Error(`The server has closed a connection after: ${answer}`)));
  socket.on('data', (text: string) => {
    answer += text;
    if (!isWhole(answer)) return;
    answered(answer, performance.now() - sentAt);
    send();
  });
  await promise;
  socket.destroy();
}
