import type { Aim } from './treatment-texts.ts';

/** Drawings of the treatments that the seed has, by their addresses. */
const bySlug: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'assessment-and-advice-not-sure-yet': 'advice',
    'post-covid-physiotherapy': 'stairs',
    'chest-physiotherapy': 'breathing',
    'cryotherapy-cold-therapy': 'cold',
    'thermotherapy-heat-therapy': 'heat',
    'pelvic-floor-physical-therapy': 'pelvic-floor',
    'traction-therapy': 'traction',
    'soft-tissue-mobilization': 'soft-tissue',
    'myofascial-release-mfr': 'myofascial',
    'chiropractic-therapy': 'spinal-thrust',
    'manual-therapy': 'manual-therapy',
    'therapeutic-massage': 'massage',
    'chiropractor-treatment': 'chiropractor',
    'cupping-therapy': 'cupping',
    'kinesio-taping': 'taping',
    'dry-needling-therapy': 'needling',
    'laser-therapy': 'laser',
    'ultrasound-therapy': 'ultrasound',
    'transcutaneous-electrical-nerve-stimulation-tens': 'tens',
    'interferential-therapy-ift': 'interferential',
    'home-care-physiotherapy': 'home-visit',
    'tele-physiotherapy-online': 'online',
    'cardiac-rehabilitation': 'heart',
    'vestibular-rehabilitation': 'balance',
    'musculoskeletal-physiotherapy': 'exercise',
    'pre-and-post-surgery-rehabilitation': 'after-operation',
    'womens-health-physiotherapy': 'womens-health',
    'sports-physiotherapy': 'sports',
    'geriatric-physiotherapy': 'older-people',
    'pediatric-physiotherapy': 'children',
    'neuro-physiotherapy-and-rehabilitation': 'nerves',
  }),
);

/** For treatments of the clinic's own. */
const byAim: Readonly<Record<Aim, string>> = {
  move: 'exercise',
  pain: 'manual-therapy',
  recover: 'after-operation',
  steady: 'balance',
  family: 'womens-health',
  place: 'home-visit',
};

/** The name of a treatment's drawing: its own, or that of what it is for. */
export function treatmentDrawing({ slug, aim }: { slug: string; aim: Aim | null }): string {
  return `treatment-${bySlug.get(slug) ?? (aim ? byAim[aim] : 'advice')}`;
}
