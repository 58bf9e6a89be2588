import type { ErrorCode } from '#contract/errors.ts';
import * as session from './session.ts';

export const byCode: Record<ErrorCode, string> = {
  'malformed-request': 'विनंती वाचता आली नाही.',
  unauthenticated: session.signInFirst,
  'access-ended': session.accessEnded,
  'second-factor-required': session.enterCode,
  'session-locked': session.locked,
  forbidden: 'ही विनंती दुसऱ्या साइटवरून आली होती, म्हणून ती स्वीकारली नाही.',
  'owners-only': session.ownersOnly,
  'new-password-required': session.newPasswordRequired,
  'second-factor-missing': session.secondFactorMissing,
  'not-found': 'या पत्त्यावर काही नाही.',
  'unknown-address': 'या पत्त्यावर काही नाही.',
  'method-not-allowed': 'या पत्त्यावर हे करता येत नाही.',
  'too-slow': 'हे खूप हळू येत होते, म्हणून आम्ही थांबवले. कृपया चांगल्या इंटरनेटवर पुन्हा प्रयत्न करा.',
  stale: 'दरम्यान दुसऱ्या कोणी हे बदलले आहे.',
  taken: 'ही वेळ दुसऱ्या कोणी घेतली आहे.',
  'too-large': 'हे पाठवण्यासाठी खूप मोठे आहे.',
  'address-too-long': 'हा पत्ता खूप लांब आहे.',
  'unsupported-type': 'अशा प्रकारची गोष्ट इथे पाठवता येत नाही.',
  invalid: 'तुम्ही भरलेली माहिती कृपया तपासा.',
  'too-many': 'खूप जास्त विनंत्या आल्या. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
  internal: 'आमच्याकडून काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  unavailable: 'हे सध्या होऊ शकत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
};

export const openTooLong = 'हा फॉर्म खूप वेळ उघडा होता. कृपया तो पुन्हा पाठवा.';
export const veryQuick = 'हे खूप लवकर पाठवले गेले. तुम्ही भरलेली माहिती कृपया तपासून पुन्हा पाठवा.';
export const sentAlready = 'हा फॉर्म आधीच वेगळ्या माहितीसह पाठवला आहे. कृपया तो पुन्हा उघडा.';
export const atMost = (size: string) => `कृपया जास्तीत जास्त ${size} पाठवा.`;
export const incompleteFile = 'फाइल पूर्ण पोहोचली नाही.';

export const notFilledIn = 'कृपया हे भरा.';
export const notUnderstood = 'हे समजले नाही.';
export const noText = 'कृपया काहीतरी लिहा.';
export const notStorable = 'यात सेव्ह करता न येणारे एक अक्षर आहे.';
export const tooLong = (characters: string) => `कृपया जास्तीत जास्त ${characters} अक्षरे लिहा.`;
export const notInList = 'कृपया यादीतून निवडा.';
export const zeroOrOne = 'कृपया 0 किंवा 1 पाठवा.';
export const notADay = 'तारीख अशी लिहा: 2026-11-20.';
export const noState = 'हे राज्य सापडले नाही.';
export const notInState = 'कृपया निवडलेल्या राज्यातील शहर निवडा.';
export const fewerTreatments = 'कृपया कमी उपचार निवडा.';
export const noRating = 'कृपया स्टार निवडा.';
export const wrongRating = 'कृपया अर्ध्यापासून पाचपर्यंत स्टार निवडा.';
