/** Lengths of the periods in reports. */
export const reportUnits = ['week', 'month'] as const;
export type ReportUnit = (typeof reportUnits)[number];
