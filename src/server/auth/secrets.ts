const shortest = 32;

/**
 * The secrets in SESSION_SECRET: one, or two separated by a comma while it is being changed. The first signs and encrypts; what the
 * other has signed or encrypted is accepted. A comma within a single secret is part of it.
 */
export function secretsOf(sessionSecret: string): readonly [string, ...string[]] {
  const [first = '', second = '', ...more] = sessionSecret.split(',').map((part) => part.trim());
  const areTwo = first.length >= shortest && second.length >= shortest && more.length === 0;
  return areTwo ? [first, second] : [sessionSecret];
}
