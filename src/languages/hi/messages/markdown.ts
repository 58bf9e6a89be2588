export const inEmergency = (numbers: string) => `इमरजेंसी में ${numbers} पर फ़ोन करें।`;
export const withAmbulance = (emergency: string, ambulance: string) => `${emergency} (एंबुलेंस: ${ambulance})`;
export const signs = 'जिन लक्षणों में तुरंत मदद चाहिए';
