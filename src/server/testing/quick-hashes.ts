import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Hashes of passwords, which are slow on purpose, were a third of the time of the server's tests. In the test processes they cost next to
// nothing; auth/passwords.test.ts, the programs, the browser's tests and `watchHashing` have the real cost.

const { argon2 } = crypto;
const cost = { memory: 64, passes: 1 };

if (!('isQuick' in argon2)) {
  const quick: typeof argon2 & { isQuick: boolean } = Object.assign(
    (...[algorithm, parameters, callback]: Parameters<typeof argon2>) =>
      argon2(algorithm, quick.isQuick ? { ...parameters, ...cost } : parameters, callback),
    { isQuick: true },
  );
  crypto.argon2 = quick;
  syncBuiltinESMExports();
}
