import { signInToApi } from './admin-api.ts';
import type { Site } from './site.ts';

export type Planted = Awaited<ReturnType<typeof plantTexts>>;

const kerala = 17;
const contact = { email: 'asha@example.com', phone: '+91 (00000) 00000 - 00000 - 0000' };

/** Puts a name and a text into a record of each kind, and into the profile of the clinic. */
export async function plantTexts(site: Site, name: string, text: string) {
  const api = await signInToApi(site);
  const points = JSON.stringify([{ title: name, description: text }]);
  const long = { description: text, causes: text, treatment: text, urgent_help: text, routine_help: text };
  const [city] = await api.places.listCities({ params: { stateId: kerala } });
  const place = { state: kerala, city: city?.city_id ?? 0 };
  const review = { name, email: contact.email, mobile: contact.phone, rating: 4, description: text };
  await api.reviews.submit({ body: review });
  const [page, blog, opening, condition, request, reviews, symptom, { version: _, ...profile }] = await Promise.all([
    api.pages.create({ body: { title: name, content_html: text } }),
    api.blogs.create({ body: { title: name, content: text, status: 'Published' } }),
    api.careers.create({ body: { position: name, description: text, experience: 1 } }),
    api.conditions.create({ body: { name, ...long, symptoms: points, symptom_ids: '[1]' } }),
    api.appointments.create({ body: { name, ...contact, ...place, treatmentType: [1], conditions: text } }),
    api.reviews.list(),
    api.symptoms.create({ body: { name, urgent_help: text } }),
    api.clinic.getPublic(),
    api.gallery.create({
      body: { title: name, alt: name, treatment_name: `${name}.`, youtubeLink: 'https://youtu.be/M7lc1UVf-VE' },
    }),
    api.notices.create({ body: { text: name, starts_on: '2020-01-01', ends_on: '2099-12-31', link: null } }),
    api.closures.create({ body: { reason: name.slice(0, 80), starts_on: '2020-01-01', ends_on: '2099-12-31' } }),
  ]);
  await api.pages.setVisibility({ params: { id: page.id }, body: { is_hidden: false } });
  await api.reviews.setVisibility({ params: { id: reviews.body[0]?.id ?? 0 }, body: { isActive: true } });
  const [patient] = (await api.patients.search({ body: { q: request.reference } })).body;
  const card = { name, ...contact, note: text, may_message: false };
  await api.patients.update({ params: { id: patient?.id ?? 0 }, body: card });
  const texts = { name: name.slice(0, 100), qualification: name, specialty: name, description: text, biography: text };
  const practitioners = profile.practitioners.map((one) => ({ ...one, ...texts }));
  const heroSlides = profile.heroSlides.map((slide) => ({ ...slide, headline: name.slice(0, 60), sentence: name }));
  const otherPhones = [{ label: name.slice(0, 40), number: profile.phone }];
  await api.clinic.update({ body: { ...profile, practitioners, heroSlides, otherPhones } });
  return {
    name,
    text,
    phone: contact.phone,
    blog: blog.id,
    condition: condition.id,
    symptom: symptom.id,
    patient: patient?.id ?? 0,
    reference: request.reference,
    /** The pages about the records. */
    pages: [`/blog/${blog.slug}`, `/career/${opening.id}`, `/conditions/${condition.id}`, `/pages/${page.slug}`],
  };
}
