// Not yet checked by a Marathi-speaking clinician.

export const inEmergency = (numbers: string) => `इमर्जन्सीमध्ये ${numbers} वर फोन करा.`;
export const withAmbulance = (emergency: string, ambulance: string) => `${emergency} (ॲम्ब्युलन्स: ${ambulance})`;
export const signs = 'लगेच मदत लागणारी लक्षणे';
