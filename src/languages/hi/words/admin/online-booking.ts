export const visitorsChooseFromFree = 'लोग खाली समय में से चुनें';
export const weeksAhead = 'कितने हफ़्ते आगे तक';
export const noticeInHours = 'कितने घंटे पहले बुक करें';
export const holdInHours = 'समय कितने घंटे रोककर रखें';
export const cancellingOnlineHoursBefore = 'ऑनलाइन रद्द करना, कितने घंटे पहले तक';
export const remindersByEMail = 'ई-मेल से याद दिलाना, कितने घंटे पहले';
export const oneMoreReminderBefore = 'पहली विज़िट से पहले एक बार और याद दिलाएँ';
export const offerFreedTimesBy = 'खाली हुआ समय ई-मेल से दूसरे मरीज़ को बताएँ';
export const minutesToAnswer = 'जवाब देने के लिए मिनट';
export const onlineBooking = 'ऑनलाइन बुकिंग';
export const visitorsChooseUpTo =
  'बुकिंग के फ़ॉर्म में लोग ज़्यादा से ज़्यादा तीन खाली समय चुनते हैं। आप उनमें से एक पक्का करते हैं, या कोई और।';
export const visitorsLeaveTheirNumber = 'लोग अपना नंबर छोड़ते हैं, और आप उन्हें फ़ोन करके समय तय करते हैं।';
export const howFarAheadVisitors = 'लोगों को कितने आगे तक के खाली समय दिखें।';
export const shortestNoticeForAn = 'ऑनलाइन बुकिंग कम से कम कितनी देर पहले हो।';
export const howLongTheFirst = 'किसी की पहली पसंद का समय कितनी देर रोककर रखा जाए, ताकि आप उसे पक्का कर सकें।';
export const untilHowLongBefore = 'मरीज़ विज़िट से कितनी देर पहले तक उसे खुद रद्द कर सकते हैं, या किसी खाली समय पर ले जा सकते हैं।';
export const ifTheClinicHas =
  'अगर क्लिनिक का मेल सर्वर है: ज़्यादा से ज़्यादा तीन, जैसे 48, 3। कोई नहीं चाहिए, तो खाली छोड़ें। जो बता दें कि आएँगे, उन्हें आगे याद नहीं दिलाया जाता।';
export const itGoesOutA = 'यह बाकी मैसेज से एक दिन पहले जाता है।';
export const waitList = 'वेटिंग लिस्ट';
export const howLongTheTime = 'हर मरीज़ के लिए समय कितनी देर रोककर रखा जाए।';
export const treatment = 'इलाज';
export const save = 'सेव करें';
export const notSavedYet = 'अभी सेव नहीं हुआ।';
export const everythingIsSaved = 'सब सेव हो गया है।';
export const theyCouldNotBe = 'ये अभी नहीं खुल पाईं।';
export const fromTo = (least: number, most: number) => `${least} से ${most} तक।`;
export const aboutFreedTimes =
  'मेल सर्वर हो, तो खाली हुआ समय {list} के मरीज़ों को एक-एक करके बताया जाता है। हर एक के जवाब तक समय रुका रहता है।';
export const aboutLengths = 'विज़िट कितनी देर की है, और उसके बाद सफ़ाई का समय, यह हर {treatment} के लिए अलग से तय होता है।';
