import { serverApi } from '#web/api/server-api.ts';
import icon192 from '#web/art/icon-192.png?no-inline';
import icon512 from '#web/art/icon-512.png?no-inline';
import maskable from '#web/art/icon-512-maskable.png?no-inline';
import { language } from '#words/locale.ts';
import type { Route } from './+types/route.ts';

/** How the site looks on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await serverApi(context).clinic.getPublic();
  const manifest = {
    id: '/',
    name,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#fbf7f0',
    background_color: '#fbf7f0',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
