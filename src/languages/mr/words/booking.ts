export const popupTitle = 'अपॉइंटमेंट बुक करा';
export const inEmergency = 'इमर्जन्सीमध्ये {numbers} वर फोन करा. हा फॉर्म भरू नका.';

export const what = 'आम्ही कोणत्या त्रासात मदत करू?';
export const when = 'तुम्हाला कोणती वेळ सोयीची आहे?';
export const you = 'तुम्ही कोण आणि कुठे राहता?';
export const stepOf = (step: number, all: number) => `${all} पैकी पायरी ${step}`;
export const back = 'मागे';
export const next = 'पुढे';
export const callMe = 'फोन करून वेळ ठरवा';
export const send = 'विनंती पाठवा';
export const sending = 'पाठवत आहे';
export const callInstead = 'तुम्ही आम्हाला {phone} वर फोनही करू शकता.';

export const whichProblem = 'काय त्रास आहे?';
export const notSureYet = 'अजून नक्की माहीत नाही';
export const moreProblems = 'आणखी त्रास';
export const knowsTreatment = 'मला कोणते उपचार हवेत ते माहीत आहे';
export const notSure = 'नक्की माहीत नाही? सर्वात जवळचे वाटेल ते निवडा. आम्ही सल्ला देऊ.';
export const filterTreatments = (all: number) => `${all} उपचारांमध्ये शोधा`;
export const filterShort = (all: number) => `${all} उपचारांत शोधा`;
export const noTreatmentMatches = (typed: string) => `“${typed}” शी जुळणारा उपचार सापडला नाही.`;
export const treatmentsShown = (shown: number, all: number) => `${all} पैकी ${shown} उपचार दिसत आहेत`;
export const chosen = (count: number) => `${count} निवडले`;
export const chosenTreatments = 'निवडलेले उपचार';
export const remove = 'काढा:';

export const showFreeTimes = 'उपलब्ध वेळा पहा';
export const sayWhen = 'कधी सोयीचे आहे ते सांगा';

export const chooseState = 'राज्य निवडा';
export const chooseStateFirst = 'आधी राज्य निवडा';
export const chooseCity = 'शहर निवडा';
export const showCities = 'शहरे पहा';
export const loadingCities = 'शहरे लोड होत आहेत';
export const notLoaded = 'लोड झाले नाही';
export const citiesFailed = 'शहरांची यादी लोड झाली नाही.';
export const mayMessage =
  'तुम्ही मला नंतर मेसेज पाठवू शकता: अभिप्राय विचारण्यासाठी, किंवा पुन्हा येण्याची वेळ झाल्यावर. मी हे कधीही थांबवू शकतो / शकते.';

export const loadingOf = { treatments: 'उपचार लोड होत आहेत', states: 'राज्ये लोड होत आहेत' };
export const failureOf = {
  treatments: 'उपचारांची यादी लोड झाली नाही.',
  states: 'राज्यांची यादी लोड झाली नाही.',
};
export const loading = 'लोड होत आहे';
export const partFailed = 'फॉर्मचा हा भाग लोड झाला नाही. तुमचे इंटरनेट सुरू आहे का?';
