export const settingsSaved = 'सेटिंग सेव हो गई।';
export const wrongReminders = 'कृपया 1 से 168 तक के ज़्यादा से ज़्यादा तीन पूरे घंटे लिखें, जैसे 48, 3।';
export const settingsFailure = 'सेटिंग सेव नहीं हो पाई।';
export const settingsNotLoaded = 'सेटिंग दिखाई नहीं जा सकी।';
export const practitionerNotFound = 'फ़िज़ियोथेरेपिस्ट नहीं मिले।';
export const wrongSideBySide = 'कृपया 1 से 4 मरीज़ चुनें।';
export const usualRoomSaved = (name: string, room: string | null) =>
  room === null ? `${name} का कोई तय कमरा नहीं है।` : `${name} का तय कमरा ${room} है।`;
export const sideBySideSaved = (name: string, patients: number) =>
  patients === 1 ? `${name} एक समय में एक मरीज़ देखते हैं।` : `${name} एक साथ ${patients} मरीज़ तक देखते हैं।`;
