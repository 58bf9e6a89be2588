import { createServer } from 'node:http';

// The least that node:http can do: one prepared answer. Its body comes on standard input.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);
const headers = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Encoding',
  'br',
  'Content-Length',
  String(body.length),
];

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
process.on('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
