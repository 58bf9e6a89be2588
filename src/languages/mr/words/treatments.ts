export const minutesShort = (minutes: number) => `${minutes} मिनिटे`;
export const minutes = (count: number) => `${count} मिनिटे`;
export const bookThis = 'हा उपचार बुक करा';
export const whenNotTo = 'हा उपचार कधी घेऊ नये';
export const description = (name: string, said: string) => `{place} मध्ये ${name}: ${said}`;
export const whatToExpect = 'उपचारात काय होते, आणि कसे बुक करावे.';
