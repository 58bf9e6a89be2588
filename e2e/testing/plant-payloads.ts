import { z } from 'zod';
import type { ClinicProfile } from '#contract/clinic.ts';
import { type Endpoint, exampleOf } from '#contract/endpoint.ts';
import { mapValues } from '#contract/fields.ts';
import { allEndpoints } from '#contract/index.ts';
import { conditionTexts } from '#contract/plain/condition-texts.ts';
import { fieldsOf, textPages } from '#contract/plain/text-fields.ts';
import { treatmentTexts } from '#contract/plain/treatment-texts.ts';
import { photo } from './blog-pages.ts';
import { admin, type Site } from './site.ts';
import { payloadTexts, xssPayloads } from './xss-payloads.ts';

type Fields = Record<string, unknown>;
type Send = (method: string, path: string, body: Fields) => Promise<{ status: number; body: Fields }>;

const short = payloadTexts(200);
const long = payloadTexts(5_000);
/** Phone number that the front desk would note after a call. */
const number = '<svg/onload=xss()> 12345';
/** The records with these numbers have every payload in their long texts. */
export const withAllPayloads = long.map((_, index) => index);

const at = (texts: readonly string[], index: number) => texts[index % texts.length] ?? '';
const points = (index: number) => JSON.stringify([{ title: at(short, index), description: at(long, index) }]);
const exercisesOf = (index: number) => {
  const [title, how_often, stop_if] = [0, 1, 2].map((more) => at(short, index + more));
  return JSON.stringify([{ title, instructions: at(long, index), how_often, stop_if }]);
};

const booking = (index: number) => ({
  name: at(short, index),
  phone: number,
  conditions: at(long, index),
  state: 17,
  city: 0,
  treatmentType: [1],
});

/** A moment on one of the next days, at the clinic. */
const moment = (index: number, time: string) =>
  `${new Date(Date.now() + (2 + (index % 5)) * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** A record of each kind with payloads in every text, by the path it is sent to. */
export const records: Record<string, (index: number) => Fields> = {
  '/api/appointments': booking,
  '/api/visits/walk-in': (index) => ({ ...booking(index), starts_at: moment(index, '10:00'), anyway: true }),
  '/api/absences': (index) => ({
    practitioner_id: 1,
    kind: 'leave',
    starts_at: moment(index, '17:00'),
    ends_at: moment(index, '18:00'),
    reason: at(short, index),
  }),
  '/api/submit-review': (index) => ({
    name: at(short, index),
    mobile: number,
    description: at(long, index),
    email: 'asha@example.com',
    rating: 5,
  }),
  '/api/pages': (index) => ({ title: at(short, index), content_html: `<p>Words</p>${at(long, index)}` }),
  '/api/careers': (index) => ({
    position: at(short, index),
    description: at(long, index),
    experience: 1,
    pay: at(short, index + 1),
    hours: at(short, index + 2),
    place: at(short, index + 3),
  }),
  '/api/careers/{id}/applications': (index) => ({
    name: at(short, index),
    phone: number,
    letter: at(long, index),
    file: new File(['%PDF-1.7\n%%EOF\n'], at(short, index)),
  }),
  '/api/symptoms': (index) => ({
    name: at(short, index),
    urgent_help: at(short, index + 1),
    other_words: at(short, index + 2),
  }),
  '/api/upload-photo': (index) => ({
    title: at(short, index),
    treatment_name: at(short, index + 1),
    alt: at(short, index + 2),
    youtubeLink: 'https://youtu.be/M7lc1UVf-VE',
  }),
  '/api/conditions': (index) => ({
    name: at(short, index),
    ...mapValues(conditionTexts, (text) => at('max' in text ? short : long, index)),
    alt: at(short, index + 1),
    exercises: exercisesOf(index),
    description: at(long, index),
    symptoms: at(long, index),
    causes: points(index),
    treatment: index % 2 ? points(index) : at(long, index),
    reviewed_by: at(short, index + 2),
    symptom_ids: '[1]',
  }),
};

const treatmentOf = (index: number) => ({
  name: at(short, index),
  kind: 'therapy',
  minutes: 30,
  price_from: null,
  ...mapValues(treatmentTexts, (text) => at('max' in text ? short : long, index)),
});

const forms = new Set(['/api/upload-photo', '/api/conditions', '/api/blogs', '/api/careers/1/applications']);

/** Puts every payload into every text that visitors and administrators can enter. Resolves with the bodies sent. */
export async function plantPayloads(site: Site) {
  const send = await signedIn(site);
  const made: Record<string, Fields[]> = {}; // by path
  const post = async (path: string, bodies: Fields[]) => {
    made[path] = await inTens(bodies, async (body) => {
      const answer = await send('POST', path.replace('{id}', '1'), body);
      if (answer.status !== 201) throw new Error(`${path} refused ${JSON.stringify([body, answer])}`);
      return answer.body;
    });
  };
  const city = await firstCity(site);
  for (const [path, record] of Object.entries(records))
    await post(
      path,
      short.map((_, index) => ({ ...record(index), ...('city' in record(index) && { city }) })),
    );
  for (const endpoint of allEndpoints.filter(({ method, path }) => method === 'POST' && !path.includes('{'))) {
    const example = exampleOf(endpoint);
    if (!example || records[endpoint.path]) continue;
    const texts = await findTexts(send, endpoint, example);
    const bodies = short.map((_, index) => ({ ...example, ...texts(index) }));
    await post(endpoint.path, bodies);
  }
  const room_id = made['/api/rooms']?.[0]?.['id'];
  await post(
    '/api/room-closures',
    short.map((reason, index) => ({
      room_id,
      reason,
      starts_at: moment(index, '17:00'),
      ends_at: moment(index, '18:00'),
    })),
  );
  const { buffer } = await photo();
  for (const [index, name] of long.entries()) {
    const picture = { title: `Picture ${index}`, image: new File([new Uint8Array(buffer)], name) };
    if ((await send('POST', '/api/upload-photo', picture)).status !== 201) throw new Error(`refused: ${name}`);
  }
  await showReviews(send);
  for (const { id } of (made['/api/pages'] ?? []).slice(0, long.length))
    await send('PUT', `/api/pages/${String(id)}/visibility`, { is_hidden: false });
  for (const [index, { id }] of (made['/api/appointments'] ?? []).slice(0, 20).entries())
    await send('PUT', `/api/appointments/${String(id)}/remark`, { remarks: payloadTexts(1_000)[index] ?? number });
  await changeClinic(site, send);
  await changeTexts(send);
  // Last, so that the audit log begins with their titles.
  const blogs = xssPayloads.map((payload, index) => ({
    title: short[xssPayloads.length - 1 - index] ?? `Blog ${index}`, // on the newest, which lists show first
    content: `<p>Words</p>${payload}`,
    status: 1,
  }));
  await post('/api/blogs', blogs);
  await send('POST', '/api/blogs', { title: 'Plain text', content: long[0], status: 'Published' });
  return made;
}

/** Previews of what is planted, fewer than an administrator can have. Resolves with their addresses. */
export async function previewPayloads(site: Site) {
  const send = await signedIn(site);
  const preview = async (what: string, body: Fields = {}) => {
    const answer = await send('POST', `/api/previews/${what}`, body);
    if (answer.status !== 201) throw new Error(`The preview of ${what} was refused: ${JSON.stringify(answer.body)}`);
    return String(answer.body['path']);
  };
  const paths = [await preview('clinic', await readClinic(site))];
  for (const index of withAllPayloads) {
    paths.push(await preview('opening', records['/api/careers']?.(index)));
    paths.push(await preview('treatment', treatmentOf(index)));
    paths.push(await preview('page', records['/api/pages']?.(index)));
    paths.push(await preview('condition', records['/api/conditions']?.(index)));
  }
  for (const page of textPages) paths.push(await preview(`texts/${page}`)); // nothing changed
  return paths;
}

type Schema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

/** The fields of a body that take text, as the contract says. */
export function textsOf({ body = z.object() }: Pick<Endpoint, 'body'>) {
  const { $defs = {}, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const [named = schema] = Object.values($defs);
  const findText = (field: z.core.JSONSchema._JSONSchema): Schema | undefined => {
    if (typeof field === 'boolean') return undefined;
    return field.type === 'string' ? field : field.anyOf?.map(findText).find(Boolean);
  };
  const fields = Object.entries(named.properties ?? {}).map(([name, field]) => [name, findText(field)] as const);
  return Object.fromEntries(fields.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

/** Payloads for each text of a body, but for those that have a form of their own and so refuse them. */
async function findTexts(send: Send, endpoint: Endpoint, example: Fields) {
  const texts: Record<string, string[]> = {};
  for (const [name, { maxLength = 200 }] of Object.entries(textsOf(endpoint))) {
    const payloads = payloadTexts(maxLength);
    // None of the payloads to plant, since some names can be taken only once.
    const { status } = await send('POST', endpoint.path, { ...example, [name]: xssPayloads[0] });
    if (status === 201) texts[name] = payloads;
  }
  if (Object.keys(texts).length === 0) throw new Error(`${endpoint.path} took none of the payloads.`);
  return (index: number) =>
    Object.fromEntries(Object.entries(texts).map(([name, payloads]) => [name, at(payloads, index)]));
}

async function inTens<T, R>(all: T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < all.length; start += 10)
    done.push(...(await Promise.all(all.slice(start, start + 10).map(work))));
  return done;
}

async function signedIn({ url }: Site): Promise<Send> {
  const json = { 'Content-Type': 'application/json' };
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(admin) });
  const Authorization = `Bearer ${((await login.json()) as { token: string }).token}`;
  return async (method, path, body) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.set(name, value instanceof File ? value : String(value));
    const init = forms.has(path) ? { body: form, headers: {} } : { body: JSON.stringify(body), headers: json };
    const response = await fetch(url + path, { ...init, method, headers: { ...init.headers, Authorization } });
    return { status: response.status, body: (await response.json()) as Fields };
  };
}

async function firstCity({ url }: Site) {
  const cities = (await (await fetch(`${url}/api/cities/17`)).json()) as { city_id: number }[];
  return cities[0]?.city_id;
}

async function showReviews(send: Send) {
  const ids = Array.from({ length: short.length + 20 }, (_, index) => index + 1);
  await inTens(ids, (id) => send('PUT', `/api/reviewVisibility/${id}`, { isActive: true }));
}

async function readClinic({ url }: Site) {
  const { version: _, ...profile } = (await (await fetch(`${url}/api/clinic`)).json()) as ClinicProfile;
  return profile;
}

/** The clinic's profile is part of every page. */
async function changeClinic(site: Site, send: Send) {
  const profile = await readClinic(site);
  const lines = payloadTexts(120);
  const address = {
    ...profile.address,
    street: lines[0],
    locality: lines[1],
    region: lines[2],
    postalCode: '"><b>1</b>',
  };
  const practitioners = Array.from({ length: 20 }, (_, index) => ({
    name: at(short, index),
    qualification: at(short, index + 20),
    specialty: at(short, index + 40),
    description: at(payloadTexts(300), index),
    biography: at(long, index),
    yearsOfExperience: 3,
    image: null,
  }));
  const heroSlides = ['<svg/onload=xss()>', '"><img/src=x/onerror=xss()>', '</script><script>xss()</script>'].map(
    (headline, index) => ({
      headline,
      sentence: at(lines, index),
      drawing: 'knee',
      image: null,
      alt: at(short, index),
    }),
  );
  const links = {
    facebook: `https://example.com/"onmouseover=xss()`,
    twitter: 'https://example.com/<script>xss()</script>',
  };
  const socialLinks = { ...profile.socialLinks, ...links };
  const otherPhones = payloadTexts(40)
    .slice(0, 6)
    .map((label) => ({ label, number: profile.phone }));
  const texts = {
    name: '</title><script>xss()</script>',
    address,
    practitioners,
    heroSlides,
    socialLinks,
    otherPhones,
    mapLink: links.facebook,
  };
  const { status, body } = await send('PUT', '/api/clinic', { ...profile, ...texts });
  if (status !== 200) throw new Error(`The profile was refused: ${JSON.stringify(body)}`);
}

/** The words of the public pages, without braces, in which only parts of the clinic's profile may stand. */
async function changeTexts(send: Send) {
  for (const page of textPages) {
    const fields = Object.entries(fieldsOf(page));
    const words = fields.map(([name, { max }], index) => [name, at(payloadTexts(max), index).replaceAll(/[{}]/g, '')]);
    const { status, body } = await send('PUT', `/api/texts/${page}`, Object.fromEntries(words));
    if (status !== 200) throw new Error(`The texts of ${page} were refused: ${JSON.stringify(body)}`);
  }
}
