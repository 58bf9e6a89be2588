export const notMarkedYet = 'निशान बाकी';
export const notLoaded = 'विज़िट लोड नहीं हो पाईं।';
export const allMarked = 'हो चुकी हर विज़िट पर निशान लग गया है।';
export const listedHere = 'विज़िट तब तक यहाँ दिखती हैं, जब तक कोई यह न बताए कि मरीज़ आए या नहीं।';
export const onlyLatest = (count: number) => `यहाँ सिर्फ़ पिछली ${count} हैं।`;
