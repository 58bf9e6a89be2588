import { connect, type Socket } from 'node:net';

interface OpenLoop {
  port: number;
  /** Connections open at once. A request that finds none free waits, and its time starts when it is sent. */
  connections: number;
  perSecond: number;
  /** In ms. */
  duration: number;
  /** The bytes of the next request. */
  next: () => string;
}

/**
 * Sends requests at a fixed rate whether or not earlier ones are answered, as a crowd of people does. Resolves with the times
 * in ms of the responses, by status.
 */
export async function offer({ port, connections, perSecond, duration, next }: OpenLoop) {
  const answers = new Map<number, number[]>();
  const free: Socket[] = [];
  const all = await Promise.all(Array.from({ length: connections }, () => open(port)));
  for (const socket of all) listen(socket);
  free.push(...all);

  function listen(socket: Socket) {
    socket
      .on('error', () => undefined)
      .on('data', (text: string) => {
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
        if (Number.isNaN(status)) return; // the rest of a response
        const took = performance.now() - (sentAt.get(socket) ?? 0);
        answers.getOrInsertComputed(status, () => []).push(took);
        free.push(socket);
      });
  }

  const sentAt = new Map<Socket, number>();
  const started = performance.now();
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - started;
      const due = Math.floor((Math.min(passed, duration) / 1_000) * perSecond);
      for (; sent < due && free.length > 0; sent++) send(free.shift() as Socket);
      if (passed < duration) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
  function send(socket: Socket) {
    sentAt.set(socket, performance.now());
    socket.write(next());
  }
  return { sent, answers, close: () => all.forEach((socket) => void socket.destroy()) };
}

async function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}
