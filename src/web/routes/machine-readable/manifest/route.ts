import { isDefaultLook } from '#contract/plain/themes/looks.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { serverApi } from '#web/api/server-api.ts';
import icon192 from '#web/art/icon-192.png?no-inline';
import icon512 from '#web/art/icon-512.png?no-inline';
import maskable from '#web/art/icon-512-maskable.png?no-inline';
import { iconAddress } from '#web/shell/icon-address.ts';
import { language } from '#words/locale.ts';
import type { Route } from './+types/route.ts';

/** How the site looks on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ name }, { art, ...look }] = await Promise.all([api.clinic.getPublic(), api.appearance.getPublic()]);
  const icon = (size: string, usual: string) => (isDefaultLook(look) ? usual : iconAddress(size, art));
  const { ground } = themeColours(look.hue, 'light');
  const manifest = {
    id: '/',
    name,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: icon('192', icon192), sizes: '192x192', type: 'image/png' },
      { src: icon('512', icon512), sizes: '512x512', type: 'image/png' },
      { src: icon('maskable', maskable), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
