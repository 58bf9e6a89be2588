import type { Aim } from '#contract/plain/treatment-texts.ts';

const drawings = import.meta.glob<string>('../art/treatment-*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** Drawings of the treatments that the seed has, by their addresses. */
const bySlug: Readonly<Record<string, string>> = {
  'assessment-and-advice-not-sure-yet': 'treatment-advice',
  'post-covid-physiotherapy': 'treatment-breathing',
  'chest-physiotherapy': 'treatment-breathing',
  'cryotherapy-cold-therapy': 'treatment-heat-cold',
  'thermotherapy-heat-therapy': 'treatment-heat-cold',
  'pelvic-floor-physical-therapy': 'treatment-pelvic-floor',
  'traction-therapy': 'treatment-traction',
  'soft-tissue-mobilization': 'treatment-manual-therapy',
  'myofascial-release-mfr': 'treatment-manual-therapy',
  'chiropractic-therapy': 'treatment-manual-therapy',
  'manual-therapy': 'treatment-manual-therapy',
  'therapeutic-massage': 'treatment-manual-therapy',
  'chiropractor-treatment': 'treatment-manual-therapy',
  'cupping-therapy': 'treatment-cupping',
  'kinesio-taping': 'treatment-taping',
  'dry-needling-therapy': 'treatment-needling',
  'laser-therapy': 'treatment-probe',
  'ultrasound-therapy': 'treatment-probe',
  'transcutaneous-electrical-nerve-stimulation-tens': 'treatment-electrotherapy',
  'interferential-therapy-ift': 'treatment-electrotherapy',
  'home-care-physiotherapy': 'treatment-home-visit',
  'tele-physiotherapy-online': 'treatment-online',
  'cardiac-rehabilitation': 'treatment-heart',
  'vestibular-rehabilitation': 'treatment-balance',
  'musculoskeletal-physiotherapy': 'treatment-exercise',
  'pre-and-post-surgery-rehabilitation': 'treatment-after-operation',
  'womens-health-physiotherapy': 'treatment-womens-health',
  'sports-physiotherapy': 'treatment-sports',
  'geriatric-physiotherapy': 'treatment-older-people',
  'pediatric-physiotherapy': 'treatment-children',
  'neuro-physiotherapy-and-rehabilitation': 'treatment-nerves',
};

/** For treatments of the clinic's own. */
const byAim: Readonly<Record<Aim, string>> = {
  move: 'treatment-exercise',
  pain: 'treatment-manual-therapy',
  recover: 'treatment-after-operation',
  steady: 'treatment-balance',
  family: 'treatment-womens-health',
  place: 'treatment-home-visit',
};

/** The drawing of a treatment: its own, or that of what it is for. */
export function drawingOf({ slug, aim }: { slug: string; aim: Aim | null }): string {
  const name = bySlug[slug] ?? (aim ? byAim[aim] : 'treatment-advice');
  return drawings[`../art/${name}.svg`] ?? '';
}
