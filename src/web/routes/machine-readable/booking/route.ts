import { serverApi } from '#web/api/server-api.ts';
import { loadChoices } from '#web/booking/booking-choices.tsx';
import type { Route } from './+types/route.ts';

/** Choices of the start pop-up's form, in one answer: each request costs a cheap phone 5 ms of its main thread. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await loadChoices(serverApi(context)));
}
