import { signInToApi } from './admin-api.ts';
import type { Site } from './site.ts';

/**
 * Puts a name and a text into a record of each kind that visitors see, and into the profile of the clinic. Resolves with the
 * pages about the records.
 */
export async function plantTexts(site: Site, name: string, text: string): Promise<string[]> {
  const api = await signInToApi(site);
  const contact = { email: 'asha@example.com', mobile: '+91 00000 00000' };
  const points = JSON.stringify([{ title: name, description: text }]);
  const long = { description: text, causes: text, treatment: text, urgent_help: text, routine_help: text };
  await api.reviews.submit({ body: { name, ...contact, rating: 4, description: text } });
  const [blog, opening, condition, reviews, { version: _, ...profile }] = await Promise.all([
    api.blogs.create({ body: { title: name, content: text, status: 'Published' } }),
    api.careers.create({ body: { position: name, description: text, experience: 1 } }),
    api.conditions.create({ body: { name, ...long, symptoms: points, symptom_ids: '[1]' } }),
    api.reviews.list(),
    api.clinic.get(),
    api.gallery.create({ body: { title: name, treatment_name: name, youtubeLink: 'https://youtu.be/M7lc1UVf-VE' } }),
    api.symptoms.create({ body: { name } }),
  ]);
  await api.reviews.setVisibility({ params: { id: reviews.body[0]?.id ?? 0 }, body: { isActive: true } });
  const texts = { name: name.slice(0, 100), qualification: name, specialty: name, description: text, biography: text };
  const practitioners = profile.practitioners.map((one) => ({ ...one, ...texts }));
  await api.clinic.update({ body: { ...profile, practitioners } });
  return [`/blog/${blog.slug}`, `/career/${opening.id}`, `/conditions/${condition.id}`];
}
