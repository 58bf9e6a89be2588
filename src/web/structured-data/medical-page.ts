import type { Condition, LongText } from '#contract/conditions.ts';
import { describeOrganization } from './clinic.ts';
import type { Site, Thing } from './thing.ts';

/** A page for patients about a condition, and the condition itself. */
export function describeCondition(condition: Condition, site: Site): Thing {
  const { id, name, description, image, reviewed_on } = condition;
  return {
    '@type': 'MedicalWebPage',
    name,
    url: `${site.siteUrl}/conditions/${id}`,
    inLanguage: 'en',
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    publisher: describeOrganization(site),
    ...(reviewed_on && { lastReviewed: reviewed_on }),
    about: {
      '@type': 'MedicalCondition',
      name,
      description,
      ...(image && { image: `${site.siteUrl}/uploads/conditions/${image}` }),
      signOrSymptom: describePoints('MedicalSignOrSymptom', condition.symptoms),
      possibleTreatment: describePoints('MedicalTherapy', condition.treatment),
    },
  };
}

function describePoints(type: string, text: LongText): Thing[] {
  if (typeof text === 'string') return [{ '@type': type, description: text }];
  return text.map(({ title, description }) => ({ '@type': type, name: title, description }));
}
