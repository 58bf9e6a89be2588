export const name = 'नाव';
export const noName = 'कृपया तुमचे नाव लिहा.';
export const phone = 'फोन';
export const noPhone = 'कृपया तुमचा फोन नंबर लिहा.';
export const email = 'ई-मेल';
export const noEmail = 'कृपया तुमचा ई-मेल पत्ता लिहा.';
export const howToReach = 'आम्ही तुमच्याशी कसा संपर्क करू?';
export const howToReachNoun = 'संपर्काची पद्धत';
export const byCall = 'फोन';
export const byWhatsapp = 'WhatsApp';
export const bySms = 'SMS';

export const anythingElse = 'आम्हाला आणखी काही माहीत असावे का?';
export const anythingElseHint = 'त्रास कधी सुरू झाला, कशाने वाढतो, तुम्ही आतापर्यंत काय केले.';
export const patientsMessage = 'रुग्णाचा मेसेज';
export const treatments = 'उपचार';
export const state = 'राज्य';
export const noState = 'कृपया तुमचे राज्य निवडा.';
export const city = 'शहर';
export const noCity = 'कृपया तुमचे शहर निवडा.';

export const review = 'तुमच्या शब्दांत';
export const reviewHint = 'काय चांगले वाटले, आणि आम्ही काय अधिक चांगले करू शकतो.';
export const shownWithReview = 'तुमच्या अभिप्रायासोबत दिसेल.';
export const neverShown = 'कधीही दाखवले जात नाही.';
export const mobile = 'मोबाइल';

export const letter = 'एक छोटे पत्र';
export const letterNoun = 'पत्र';
export const letterHint = 'तुम्ही आतापर्यंत काय काम केले, आणि तुम्ही कधीपासून सुरू करू शकता.';

export const noOtherName = 'कृपया नाव लिहा.';
export const noOtherPhone = 'कृपया फोन नंबर लिहा.';
export const noOtherState = 'कृपया राज्य निवडा.';
export const noOtherCity = 'कृपया शहर निवडा.';
