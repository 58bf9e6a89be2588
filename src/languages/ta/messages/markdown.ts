// Words of pages as Markdown, and of llms.txt.

export const inEmergency = (numbers: string) => `In an emergency, call ${numbers}.`;
export const withAmbulance = (emergency: string, ambulance: string) => `${emergency} (ambulance: ${ambulance})`;
export const signs = 'Signs that need help at once';
