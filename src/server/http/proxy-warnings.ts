import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { AppEnv } from './app-env.ts';

/** Logs once what requests show about a proxy that the configuration does not know of. */
export function warnAboutProxy(
  { siteUrl, trustedProxies }: Pick<Config, 'siteUrl' | 'trustedProxies'>,
  log: Log,
): MiddlewareHandler<AppEnv> {
  const warnings = new Map<string, (header: (name: string) => string | undefined) => boolean>([
    [
      'SITE_URL does not begin with https, but a proxy says that visitors use https: cookies are not limited to https, and links begin with http',
      (header) => siteUrl.protocol === 'http:' && header('X-Forwarded-Proto') === 'https',
    ],
    [
      'TRUST_PROXY is 0, but requests have X-Forwarded-For: all visitors behind that proxy count as one client',
      (header) => trustedProxies === 0 && header('X-Forwarded-For') !== undefined,
    ],
  ]);
  return (c, next) => {
    for (const [message, applies] of warnings) {
      if (!applies((name) => c.req.header(name))) continue;
      log.error(message);
      warnings.delete(message);
    }
    return next();
  };
}
