import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { serverApi } from '#web/api/server-api.ts';
import { iconAddress } from '#web/shell/icon-address.ts';
import { language } from '#words/locale.ts';
import type { Route } from './+types/route.ts';
import { shortNameOf } from './short-name.ts';

/** How the site looks on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ name }, { icons, hue }] = await Promise.all([api.clinic.getPublic(), api.appearance.getPublic()]);
  const { ground } = themeColours(hue, 'light');
  const manifest = {
    id: '/',
    name,
    short_name: shortNameOf(name),
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: iconAddress(192, icons), sizes: '192x192', type: 'image/png' },
      { src: iconAddress(512, icons), sizes: '512x512', type: 'image/png' },
      { src: iconAddress('maskable', icons), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
