export const inEmergency = (numbers: string) => `في حالة الطوارئ اتصلوا بالرقم ${numbers}.`;
export const withAmbulance = (emergency: string, ambulance: string) => `${emergency} (الإسعاف: ${ambulance})`;
export const signs = 'علامات تحتاج إلى مساعدة فورية';
