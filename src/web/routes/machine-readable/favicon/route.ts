import { redirect } from 'react-router';
import { isDefaultLook } from '#contract/plain/themes/looks.ts';
import { serverApi } from '#web/api/server-api.ts';
import icon from '#web/art/icon-48.png?no-inline';
import { iconAddress } from '#web/shell/icon-address.ts';
import type { Route } from './+types/route.ts';

/** Redirect for programs that look for an icon without reading a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { art, ...look } = await serverApi(context).appearance.getPublic();
  return redirect(isDefaultLook(look) ? icon : iconAddress('48', art));
}
