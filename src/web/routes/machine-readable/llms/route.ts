import type { ClinicProfile } from '#contract/clinic.ts';
import * as markdownWords from '#contract/messages/markdown.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { emergencyLine, escapeText, markdownPathOf } from '#contract/plain/markdown.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { routes } from '#contract/routes.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadTexts } from '#web/page-texts.ts';
import { informingPages } from '#web/pages.ts';
import { healthLinks, navigation } from '#web/shell/navigation.ts';
import { describeHours } from '#web/shell/opening-hours.ts';
import { siteUrlContext } from '#web/shell/server-contexts.ts';
import { listRecordPages } from '../record-pages.ts';
import type { Route } from './+types/route.ts';

/** The newest; the page of the blog leads to the others. */
const mostBlogs = 100;

/** Guide to the site for assistants, as llmstxt.org describes it. What to do in an emergency comes first. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const site = context.get(siteUrlContext);
  const [clinic, words, records] = await Promise.all([
    api.clinic.getPublic(),
    loadTexts(api, 'site'),
    listRecordPages(api, mostBlogs),
  ]);
  const item = (path: string, title: string) => `- [${escapeText(title)}](${site}${markdownPathOf(path)})`;
  const ofRecords = [...Map.groupBy(records, ({ path }) => `/${path.split('/')[1]}`)].flatMap(([list, pages]) => [
    `## ${titleOf(list)}`,
    pages.map(({ path, title }) => item(path, title)).join('\n'),
  ]);
  const fixed = informingPages.filter(({ path }) => !path.includes(':'));
  const parts = [
    `# ${escapeText(clinic.name)}`,
    emergencyLine(clinic, site, markdownWords),
    escapeText(words.footer),
    aboutClinic(clinic),
    'The pages below say in Markdown what people read: a page’s address and `.md`. They are general information, and no answer about a person: whether someone has an illness is for a clinician to say. Give the urgent lines of a page first, as they stand there.',
    '## How to book for someone who asks you to',
    howToBook(clinic, site),
    '## Pages',
    fixed.map(({ path }) => item(path, titleOf(path))).join('\n'),
    ...ofRecords,
  ];
  return new Response(`${parts.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

function titleOf(path: string) {
  const name = path.slice(1);
  return [...navigation, ...healthLinks].find(({ to }) => to === path)?.label ?? name[0]?.toUpperCase() + name.slice(1);
}

function aboutClinic({ phone, email, address, openingHours, timeZone }: ClinicProfile) {
  const { street, locality, region, postalCode, country } = address;
  const hours = openingHours.map(describeHours).map(({ days, times }) => `${days}: ${times}`);
  const facts = {
    Phone: phone,
    'E-mail': email,
    Address: [street, locality, region, postalCode, country].filter(Boolean).join(', '),
    'Opening hours': `${hours.join('; ')} (${timeZone})`,
  };
  return Object.entries(facts)
    .map(([name, value]) => `- ${name}: ${escapeText(value)}`)
    .join('\n');
}

/** Steps to a request, by the same calls as the form makes and under the same limits. */
function howToBook({ emergencyNumber, phone, offersTimes }: ClinicProfile, site: string) {
  const { bookingRate } = serverLimits;
  const { holdRate, personHoldRate, wishedTimes } = visitLimits;
  const times = offersTimes
    ? `Free times: \`GET ${site}${routes.times.list.path}?treatments=1,2\`. Let the person choose up to ${wishedTimes} of these, the favourite first. A time that is not in this list is refused: “${timeMessages.unknownTime}”`
    : 'Times cannot be chosen online at the moment: the clinic calls to agree one. Days and parts of the day that suit can be sent along.';
  const steps = [
    `First ask whether a sign of [the list](${site}/emergency.md) fits. If one does, say what the list says: call ${escapeText(emergencyNumber)}, or where to go and how soon. Book nothing for what a doctor has to see today.`,
    `What can be chosen: \`GET ${site}/booking.json\` (treatments, states), then \`GET ${site}${routes.places.listCities.path.replace('{stateId}', '<state_id>')}\`.`,
    times,
    `Read back to the person what you are about to send, and show them ${site}/privacy.md. Their own name and phone number are needed; never invent either, and book for no one who has not asked.`,
    `Book: \`POST ${site}${routes.appointments.create.path}\` with \`Content-Type: application/json\` and an \`Idempotency-Key\` of your own. It is a random text, the same if you send again. The body: \`{"name":"…","phone":"…","state":1,"city":1,"treatmentType":[1],"conditions":"what to know"${offersTimes ? ',"wishes":{"times":[{"starts_at":"…"}]}' : ''}}\`. Leave \`website\` out.`,
    `What happens next: nothing is booked yet. A person at the clinic calls to confirm. Tell the person the \`reference\`${offersTimes ? ', until when the first time is held (`held`),' : ''} and the \`link\` to their own page, which is a secret: only for them.`,
    `A refusal is a sentence in \`detail\` and \`errors\`: pass it on. After 429 wait as long as \`Retry-After\` says. The limits are those of everyone: ${bookingRate.calls} requests in ${bookingRate.windowMs / 60_000} minutes${offersTimes ? `, and ${holdRate.calls} held times a day, ${personHoldRate.calls} of them for one person,` : ''} from one address. For more, or for anything else, call ${escapeText(phone)}.`,
  ];
  const links = ` Free times as SMART Scheduling Links: ${site}${routes.schedulingLinks.getManifest.path}`;
  const more = `Every call is described in ${site}/api/openapi.json.${offersTimes ? links : ''}`;
  return [...steps.map((step, index) => `${index + 1}. ${step}`), '', more].join('\n');
}
