export const empty = 'Nothing to count in this time.';
export const exportFailure = 'Failed to export the reports.';
export const exported = 'The reports were exported.';
