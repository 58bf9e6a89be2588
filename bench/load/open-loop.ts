import { connect, type Socket } from 'node:net';

interface OpenLoop {
  port: number;
  /** As many as are open at once; a request that finds none free waits for one, and counts as not sent until then. */
  connections: number;
  perSecond: number;
  /** In ms. */
  duration: number;
  /** The bytes of the next request. */
  next: () => string;
}

/**
 * Sends so many requests a second whether or not the ones before are answered, as many people do. Answers with how many of
 * each status came back, and how long each took in ms.
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
        if (Number.isNaN(status)) return; // the rest of an answer
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
