import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import * as refusals from './messages/refusals.ts';
import { routes } from './routes.ts';

export const state = z.object({ state_id: id, state_name: z.string() }).meta({ id: 'State' });
export const city = z
  .object({
    city_id: id,
    city_name: z.string(),
    other_names: z.array(z.string()).optional().describe('Former names, spellings and short forms'),
  })
  .meta({ id: 'City' });

export type State = z.output<typeof state>;
export type City = z.output<typeof city>;

export const places = defineEndpoints(routes.places, null, {
  listStates: { access: 'public', summary: 'The states of the clinic’s country', output: z.array(state) },
  listCities: {
    access: 'public',
    summary: 'The cities of a state',
    params: z.object({ stateId: idParams.shape.id }),
    output: z.array(city),
    notFound: refusals.noState,
  },
});
