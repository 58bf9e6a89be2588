import type { ReportUnit } from '#contract/plain/report-units.ts';

export const reports = 'रिपोर्ट';
export const show = 'दिखाएँ';
export const noFiguresAvailable = 'आँकड़े नहीं मिले।';
export const requestsAndVisitsAre = 'पहले अनुरोध और पहली विज़िट से ही यहाँ हफ़्ते और महीने के हिसाब से गिनती होती है।';
export const exportAsCsv = 'CSV में डाउनलोड करें';
export const visits = 'विज़िट';
export const visitsThatHaveBegun = 'जो विज़िट शुरू हो चुकी हैं। रद्द की हुई नहीं गिनी जातीं।';
export const attended = 'आए';
export const ofTheseVisitsThose = 'इनमें से वे विज़िट जिनमें मरीज़ आए, और जो चल रही हैं और मरीज़ आ चुके हैं।';
export const missedInPercent = 'नहीं आए, प्रतिशत में';
export const visitsMarkedAsMissed = 'जिन विज़िट पर “आए” या “नहीं आए” लगा है, उनमें से “नहीं आए” वाली।';
export const notMarked = 'निशान बाकी';
export const visitsThatAreOver = 'जो विज़िट बीत गईं, पर किसी ने नहीं बताया कि मरीज़ आए या नहीं। ये किसी में नहीं गिनी जातीं।';
export const newPatients = 'नए मरीज़';
export const patientsWithAVisit = 'जिन मरीज़ों की विज़िट पर “पहुँचे” या “आए” लगा है, और पहले कोई ऐसी विज़िट नहीं थी।';
export const returningPatients = 'फिर से आने वाले मरीज़';
export const patientsWithAVisitMarked = 'जिन मरीज़ों की विज़िट पर “पहुँचे” या “आए” लगा है, और इस समय से पहले भी ऐसी विज़िट थी।';
export const cameBackWithin15 = '15 दिन में फिर आए, प्रतिशत में';
export const ofThePatientsWho = 'जो मरीज़ आए, उनमें से वे जो 15 दिन के अंदर फिर आए। ये 15 दिन पूरे होने पर गिने जाते हैं।';
export const leadTimeInDays = 'अनुरोध से विज़िट तक, दिनों में';
export const fromARequestTo = 'अनुरोध से उसकी पहली विज़िट तक: आधी पहली विज़िट इससे जल्दी हुईं, आधी इससे देर से।';
export const requests = 'अनुरोध';
export const requestsThatCameIn = 'जो अनुरोध आए, वेबसाइट से और रिसेप्शन से।';
export const mostWantedTreatments = 'सबसे ज़्यादा माँगे गए इलाज';
export const treatment = 'इलाज';
export const whereRequestsComeFrom = 'अनुरोध कहाँ से आते हैं';
export const city = 'शहर';
export const requestsOfTheLast = 'पिछले 90 दिनों के अनुरोध';
export const noRequestsInThis = 'इस समय में कोई अनुरोध नहीं।';
export const visitsToTheWebsite = 'वेबसाइट पर आने वाले';
export const noVisitsYet = 'अभी कोई नहीं आया।';
export const pagesThatVisitorsOpen =
  'लोग जो पेज खोलते हैं, वे यहाँ दिन के हिसाब से गिने जाते हैं। किसी का पीछा नहीं किया जाता: कुकी नहीं हैं, और जो ट्रैक न होना चाहें वे नहीं गिने जाते।';
export const openedTheBookingForm = 'बुकिंग का फ़ॉर्म खोला';
export const reachedWhatCanWe = '“हम किस तकलीफ़ में आपकी मदद करें?” तक पहुँचे';
export const reachedWhenSuitsYou = '“आपको कौन सा समय ठीक रहेगा?” तक पहुँचे';
export const reachedWhoAreYou = '“आप कौन हैं और कहाँ रहते हैं?” तक पहुँचे';
export const sentTheRequest = 'अनुरोध भेजा';
export const tapsOnAPhone = 'फ़ोन नंबर दबाया';
export const tapsOnWhatsapp = 'WhatsApp दबाया';
export const fromThePageTo = 'पेज से बुकिंग तक';
export const eachStepCountsOnce = 'हर कदम एक पेज पर एक बार गिना जाता है। पिछले कदम से जितने कम हैं, उतने वहीं से चले गए।';
export const step = 'कदम';
export const pages = 'पेज';
export const page = 'पेज';
export const others = 'बाकी';
export const whereVisitorsComeFrom = 'लोग कहाँ से आते हैं';
export const otherWebsitesWithA = 'दूसरी वेबसाइटें, जिनके लिंक से लोग आए। ज़्यादातर लोग बिना लिंक के आते हैं।';
export const website = 'वेबसाइट';
export const searchesWithoutResults = 'खोज, जिनमें कुछ नहीं मिला';
export const wordsThatWereSearched =
  'जो शब्द कम से कम तीन बार खोजे गए। जिनमें अंक या ई-मेल पता हो, और बीमारी के लक्षण, वे सेव नहीं किए जाते।';
export const words = 'शब्द';
export const callsAndChats = 'फ़ोन और चैट';
export const onAllPages = 'सभी पेजों पर।';
export const what = 'क्या';
export const asOf = (time: string) => `${time} तक`;
export const byUnit: Record<ReportUnit, string> = { week: 'हफ़्ते के हिसाब से', month: 'महीने के हिसाब से' };
export const thisUnit: Record<ReportUnit, string> = { week: 'यह हफ़्ता', month: 'यह महीना' };
export const filledTimeOf = '{name} का भरा हुआ समय, प्रतिशत में';
const timeFills = (period: string) =>
  `काम के समय में से कितना बुक है; ${period} अभी तक ही गिना जाता है। बंद दिन, छुट्टी, ब्रेक और रद्द विज़िट नहीं गिनी जातीं। जहाँ एक साथ कई मरीज़ देखे जाते हैं, वहाँ समय हर मरीज़ के लिए एक बार गिना जाता है।`;
export const howTimeFills: Record<ReportUnit, string> = {
  week: timeFills('यह हफ़्ता'),
  month: timeFills('यह महीना'),
};
export const lastDays = (days: number) => `पिछले ${days} दिन`;
export const countDays = (days: number) => `${days} दिन`;
export const pagesWereOpened = (count: number) => `${count.toLocaleString('hi-IN')} बार पेज खोले गए।`;
