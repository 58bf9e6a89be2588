export const backupFailure = 'बैकअप नहीं बन पाया।';
export const downloadFailure = 'बैकअप डाउनलोड नहीं हो पाया।';
export const deleteFailure = 'बैकअप हटाया नहीं जा सका।';
export const backupGone = 'यह बैकअप अब नहीं है।';
export const noBackup = 'इस सर्वर पर अभी कोई बैकअप नहीं है।';
export const releaseFailure = 'सबसे नए वर्ज़न का पता नहीं चल पाया।';
export const noReleaseAddress = 'RELEASE_URL में नहीं लिखा है कि नए वर्ज़न कहाँ मिलते हैं।';
