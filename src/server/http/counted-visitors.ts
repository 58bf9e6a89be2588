import type { AppContext } from './app-env.ts';

/** Programs that open pages, by words of their names. Those that run no scripts are not counted anyway; Cubot makes phones. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|archiver|facebookexternalhit|fetch|python|curl|wget/i;

/** Whether a person sent it who has not asked to be left alone (Global Privacy Control, Do Not Track). */
export function isCounted(headers: Headers) {
  const name = headers.get('User-Agent') ?? '';
  return name !== '' && !robots.test(name) && headers.get('Sec-GPC') !== '1' && headers.get('DNT') !== '1';
}

/** Whether the visitor is counted, also for a call that a page makes for them. */
export function countsVisitor({ env, req }: AppContext) {
  return env?.clientAddress === undefined ? isCounted(req.raw.headers) : env.isCounted === true;
}
