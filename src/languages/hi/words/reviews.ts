export const description = '{place} में हमारे पास आए लोगों की राय, उन्हीं के शब्दों में। सबसे नई सबसे ऊपर।';
export const lead = 'हमारे पास आए लोगों की राय, सबसे नई सबसे ऊपर। उन्होंने इसे दिखाने की सहमति दी है।';
export const list = { more: 'और राय', older: 'पुरानी राय', newest: 'सबसे नई राय' } as const;
export const bookTitle = 'क्या आप भी आना चाहेंगे?';
export const bookText = 'बताइए कहाँ दर्द है। हम फ़ोन करके दिन और समय तय करेंगे।';
export const tellOthers = 'दूसरों को अपने शब्दों में बताइए कि कैसा रहा। दिखाने से पहले हम हर राय पढ़ते हैं।';
export const distribution = 'कितनी राय में कितने स्टार मिले';
export const range = (from: number, to: number) => `${from} से ${to}`;
