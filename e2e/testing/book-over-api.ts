import type { Language } from '#contract/plain/languages.ts';
import { routes } from '#contract/routes.ts';
import { createApi } from '#web/api/client.ts';

const kerala = 17;

/** Sends a booking as a visitor's browser does. Resolves with its reference. */
export async function bookOverApi(
  url: string,
  name: string,
  changes: {
    privacy_notice?: string;
    phone?: string;
    conditions?: string;
    email?: string;
    contact_preference?: 'sms';
    wishes?: { times: { starts_at: string; practitioner_id?: number | null }[] };
  } = {},
  language: Language = 'en',
): Promise<string> {
  const api = createApi(routes, (path, init) => {
    init.headers.set('Accept-Language', language);
    return fetch(url + path, init);
  });
  const [city] = await api.places.listCities({ params: { stateId: kerala } });
  const body = {
    name,
    phone: '+91 98765 00000',
    state: kerala,
    city: city?.city_id ?? 0,
    treatmentType: [1],
    ...changes,
  };
  return (await api.appointments.create({ body })).reference;
}
