import type { Aim } from './treatment-texts.ts';

/** Drawings of the treatments that the seed has, by their addresses. */
const bySlug: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'assessment-and-advice-not-sure-yet': 'advice',
    'post-covid-physiotherapy': 'stairs',
    'chest-physiotherapy': 'breathing',
    'cryotherapy-cold-therapy': 'heat-cold',
    'thermotherapy-heat-therapy': 'heat-cold',
    'pelvic-floor-physical-therapy': 'pelvic-floor',
    'traction-therapy': 'traction',
    'soft-tissue-mobilization': 'manual-therapy',
    'myofascial-release-mfr': 'manual-therapy',
    'chiropractic-therapy': 'manual-therapy',
    'manual-therapy': 'manual-therapy',
    'therapeutic-massage': 'massage',
    'chiropractor-treatment': 'manual-therapy',
    'cupping-therapy': 'cupping',
    'kinesio-taping': 'taping',
    'dry-needling-therapy': 'needling',
    'laser-therapy': 'probe',
    'ultrasound-therapy': 'probe',
    'transcutaneous-electrical-nerve-stimulation-tens': 'electrotherapy',
    'interferential-therapy-ift': 'electrotherapy',
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
