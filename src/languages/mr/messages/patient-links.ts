export const linkIsOver = 'ही लिंक आता चालत नाही.';
export const tooManyGuesses = 'चुकीच्या लिंक खूप वेळा उघडल्या. कृपया थोड्या वेळाने प्रयत्न करा, किंवा आम्हाला फोन करा.';
export const cancelFailure = 'भेट रद्द झाली नाही.';
export const tooLateToCancel = 'ही भेट आता इथे रद्द करता येत नाही, उशीर झाला आहे. कृपया आम्हाला फोन करा.';
export const notBooked = 'ही भेट आता इथे रद्द करता येत नाही. कृपया आम्हाला फोन करा.';
export const changedMeanwhile = 'तुम्ही पेज उघडल्यानंतर ही भेट बदलली आहे. काहीही रद्द केलेले नाही. कृपया पुन्हा पहा.';
export const confirmFailure = 'तुमचे उत्तर नोंदले गेले नाही.';
export const changedSince = 'तुम्ही पेज उघडल्यानंतर ही भेट बदलली आहे. कृपया पुन्हा पहा.';
export const pleaseCall = 'कृपया मला माझ्या भेटीबद्दल फोन करा.';
export const moveFailure = 'भेटीची वेळ बदलता आली नाही.';
export const notMoved = 'तुम्ही पेज उघडल्यानंतर ही भेट बदलली आहे. तिची वेळ बदललेली नाही. कृपया पुन्हा पहा.';
export const tooLateToMove = 'या भेटीची वेळ आता इथे बदलता येत नाही, उशीर झाला आहे. कृपया आम्हाला फोन करा.';
export const movesAreOff = 'सध्या भेटीची वेळ इथे बदलता येत नाही. कृपया खाली दुसरी वेळ मागा, किंवा आम्हाला फोन करा.';
export const noTimeChosen = 'कृपया एक वेळ निवडा.';
export const timeTaken = 'ही वेळ आत्ताच दुसऱ्या कोणी घेतली. तुमच्या भेटीची वेळ बदललेली नाही. कृपया दुसरी वेळ निवडा.';
export const releaseFailure = 'ही वेळ सोडता आली नाही.';
export const notHeld = 'ही वेळ आता तुमच्यासाठी राखून ठेवलेली नाही.';
export const answerFailure = 'तुमचे उत्तर नोंदले गेले नाही.';
export const takenAlready = 'ही वेळ आधीपासून तुमची आहे. ती आता सोयीची नसेल, तर कृपया भेट रद्द करा.';
export const confirmedMeanwhile =
  'ही वेळ आम्ही थोड्या वेळापूर्वी तुमच्यासाठी बुक केली आहे. ती आता सोयीची नसेल, तर कृपया भेट रद्द करा.';
export const outcomes = {
  confirm: 'धन्यवाद. आम्ही तुमची वाट पाहू',
  cancel: 'तुमची भेट रद्द झाली आहे',
  move: (when: string) => `तुमच्या भेटीची नवीन वेळ: ${when}`,
  release: 'तुम्ही ही वेळ सोडली आहे',
  take: 'आधीची वेळ आता तुमची आहे',
  decline: 'धन्यवाद. ही वेळ आम्ही दुसऱ्या कोणाला देऊ. तुमच्यासाठी काहीही बदललेले नाही',
  ask: 'तुमचा मेसेज आम्हाला मिळाला आहे',
  agree: 'धन्यवाद. आम्ही तुम्हाला नंतर लिहू शकतो',
  stop: 'आम्ही तुम्हाला नंतर लिहिणार नाही',
} as const;
export const consentFailure = 'तुमची निवड नोंदली गेली नाही.';
export const askFailure = 'तुमची विनंती आम्हाला मिळाली नाही.';
export const noWish = 'कृपया तुम्हाला कधी सोयीचे आहे ते लिहा, किंवा दिवस निवडा.';
export const askedOften = 'तुम्ही आज बऱ्याच वेळा विचारले आहे. कृपया आम्हाला फोन करा.';
export const closedRequest = 'ही विनंती बंद झाली आहे. कृपया आम्हाला फोन करा, किंवा नवीन अपॉइंटमेंट मागा.';
export const renewFailure = 'नवीन लिंक तयार झाली नाही.';
export const getFailure = 'लिंक उघडली नाही.';
export const copied = 'लिंक कॉपी झाली. ती ज्याच्याकडे असेल, त्याला या भेटी पाहता, बदलता आणि रद्द करता येतील.';
export const addressCopied = 'पत्ता कॉपी झाला.';
export const renewed = 'नवीन लिंक तयार होऊन कॉपी झाली. जुनी लिंक आता चालत नाही.';
export const notCopied = 'ब्राउझरने ती कॉपी केली नाही. लिंक अशी आहे:';
