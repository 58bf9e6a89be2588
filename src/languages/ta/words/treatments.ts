export const minutesShort = (minutes: number) => `${minutes} நிமிடம்`;
export const minutes = (count: number) => (count === 1 ? '1 நிமிடம்' : `${count} நிமிடங்கள்`);
export const bookThis = 'இந்தச் சிகிச்சையை புக் செய்யுங்கள்';
export const whenNotTo = 'இந்தச் சிகிச்சை எப்போது வேண்டாம்';
export const description = (name: string, said: string) => `{place} இல் ${name}: ${said}`;
export const whatToExpect = 'சிகிச்சையில் என்ன நடக்கும், எப்படி புக் செய்வது.';
