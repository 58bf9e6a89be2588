import type { ErrorCode } from '#contract/errors.ts';
import * as session from './session.ts';

export const byCode: Record<ErrorCode, string> = {
  'malformed-request': 'अनुरोध पढ़ा नहीं जा सका।',
  unauthenticated: session.signInFirst,
  'access-ended': session.accessEnded,
  'second-factor-required': session.enterCode,
  'session-locked': session.locked,
  forbidden: 'यह अनुरोध किसी और साइट से आया था, इसलिए इसे नहीं माना गया।',
  'owners-only': session.ownersOnly,
  'new-password-required': session.newPasswordRequired,
  'second-factor-missing': session.secondFactorMissing,
  'not-found': 'इस पते पर कुछ नहीं है।',
  'unknown-address': 'इस पते पर कुछ नहीं है।',
  'method-not-allowed': 'इस पते पर यह नहीं हो सकता।',
  'too-slow': 'यह बहुत धीरे आ रहा था, इसलिए हमने इसे रोक दिया। कृपया बेहतर इंटरनेट के साथ दोबारा कोशिश करें।',
  stale: 'इस बीच किसी और ने इसे बदल दिया है।',
  taken: 'यह समय भर चुका है।',
  'too-large': 'यह भेजने के लिए बहुत बड़ा है।',
  'address-too-long': 'यह पता बहुत लंबा है।',
  'unsupported-type': 'यहाँ इस तरह की चीज़ नहीं भेजी जा सकती।',
  invalid: 'आपने जो भरा है, कृपया उसे जाँच लें।',
  'too-many': 'बहुत सारे अनुरोध आए। कृपया थोड़ा रुककर दोबारा कोशिश करें।',
  internal: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया दोबारा कोशिश करें।',
  unavailable: 'यह अभी नहीं हो सकता। कृपया थोड़ी देर में दोबारा कोशिश करें।',
};

export const openTooLong = 'यह फ़ॉर्म बहुत देर से खुला था। कृपया इसे दोबारा भेजें।';
export const veryQuick = 'यह बहुत जल्दी भेजा गया। आपने जो भरा है, कृपया उसे जाँचकर दोबारा भेजें।';
export const sentAlready = 'यह फ़ॉर्म पहले ही दूसरी जानकारी के साथ भेजा जा चुका है। कृपया इसे फिर से खोलें।';
export const atMost = (size: string) => `कृपया ज़्यादा से ज़्यादा ${size} भेजें।`;
export const incompleteFile = 'फ़ाइल पूरी नहीं पहुँची।';

export const notFilledIn = 'कृपया इसे भरें।';
export const notUnderstood = 'यह समझ में नहीं आया।';
export const noText = 'कृपया कुछ लिखें।';
export const notStorable = 'इसमें एक ऐसा अक्षर है जो सेव नहीं हो सकता।';
export const tooLong = (characters: string) => `कृपया ज़्यादा से ज़्यादा ${characters} अक्षर लिखें।`;
export const notInList = 'कृपया सूची में से चुनें।';
export const zeroOrOne = 'कृपया 0 या 1 भेजें।';
export const notADay = 'तारीख इस तरह लिखें: 2026-11-20।';
export const noState = 'यह राज्य नहीं मिला।';
export const notInState = 'कृपया चुने हुए राज्य का शहर चुनें।';
export const fewerTreatments = 'कृपया कम इलाज चुनें।';
export const noRating = 'कृपया स्टार चुनें।';
export const wrongRating = 'कृपया आधे से पाँच तक स्टार चुनें।';
