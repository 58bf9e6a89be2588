// Not yet checked by a Tamil-speaking clinician.

export const inEmergency = (numbers: string) => `அவசரத்தில் ${numbers} என்ற எண்ணுக்கு போன் செய்யுங்கள்.`;
export const withAmbulance = (emergency: string, ambulance: string) => `${emergency} (ஆம்புலன்ஸ்: ${ambulance})`;
export const signs = 'உடனே உதவி தேவைப்படும் அறிகுறிகள்';
