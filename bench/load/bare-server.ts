import { createServer } from 'node:http';

// The least that node:http can do: one prepared response, whose body it reads from standard input.
const [, , port, given = '{}'] = process.argv;
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);
const headers = [
  ...Object.entries(JSON.parse(given) as Record<string, string>).flat(),
  'Content-Length',
  String(body.length),
];

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
process.on('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
