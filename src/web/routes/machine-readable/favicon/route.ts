import { redirect } from 'react-router';
import { serverApi } from '#web/api/server-api.ts';
import { iconAddress } from '#web/shell/icon-address.ts';
import type { Route } from './+types/route.ts';

/** Redirect for programs that look for an icon without reading a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { icons } = await serverApi(context).appearance.getPublic();
  return redirect(iconAddress(48, icons));
}
