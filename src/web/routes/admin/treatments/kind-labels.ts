export const kindLabels = { therapy: 'Therapy', service: 'Service', advice: 'Advice' } as const;
