// Loaded before the program: records every DNS lookup and every outgoing connection, except to this machine.

import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const record = (what) => appendFileSync(process.env.OUTGOING_LOG, `${what}\n`);
const isHere = (host) => host === undefined || /^(localhost|127\.|::1$)/.test(host);

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === 'object' ? options.host : args[1];
  if (!(typeof options === 'object' && options.path) && !isHere(host)) record(`connect ${host}`);
  return connect.apply(this, args);
};
for (const module of [dns, dns.promises]) {
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) {
    const original = module[name];
    module[name] = (host, ...rest) => {
      if (!isHere(host)) record(`look up ${host}`);
      return original.call(module, host, ...rest);
    };
  }
}
syncBuiltinESMExports();
