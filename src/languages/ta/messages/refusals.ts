import type { ErrorCode } from '#contract/errors.ts';
import * as session from './session.ts';

export const byCode: Record<ErrorCode, string> = {
  'malformed-request': 'கோரிக்கையைப் படிக்க முடியவில்லை.',
  unauthenticated: session.signInFirst,
  'access-ended': session.accessEnded,
  'second-factor-required': session.enterCode,
  'session-locked': session.locked,
  forbidden: 'இந்தக் கோரிக்கை வேறு தளத்திலிருந்து வந்தது, எனவே ஏற்கப்படவில்லை.',
  'owners-only': session.ownersOnly,
  'new-password-required': session.newPasswordRequired,
  'second-factor-missing': session.secondFactorMissing,
  'not-found': 'இந்த முகவரியில் எதுவும் இல்லை.',
  'unknown-address': 'இந்த முகவரியில் எதுவும் இல்லை.',
  'method-not-allowed': 'இந்த முகவரியில் இதைச் செய்ய முடியாது.',
  'too-slow': 'இது மிக மெதுவாக வந்ததால் நிறுத்திவிட்டோம். தயவுசெய்து நல்ல இன்டர்நெட்டில் மீண்டும் முயற்சி செய்யுங்கள்.',
  stale: 'இதற்கிடையில் வேறொருவர் இதை மாற்றியுள்ளார்.',
  taken: 'இந்த நேரத்தை வேறொருவர் எடுத்துக்கொண்டார்.',
  'too-large': 'அனுப்ப முடியாத அளவுக்கு இது பெரியது.',
  'address-too-long': 'இந்த முகவரி மிக நீளமானது.',
  'unsupported-type': 'இந்த வகையானதை இங்கே அனுப்ப முடியாது.',
  invalid: 'நீங்கள் எழுதியதைச் சரிபாருங்கள்.',
  'too-many': 'கோரிக்கைகள் மிக அதிகமாக வந்தன. சற்றுப் பொறுத்து மீண்டும் முயற்சி செய்யுங்கள்.',
  internal: 'எங்கள் பக்கம் ஏதோ தவறாகிவிட்டது. தயவுசெய்து மீண்டும் முயற்சி செய்யுங்கள்.',
  unavailable: 'இது இப்போது முடியாது. சிறிது நேரம் கழித்து மீண்டும் முயற்சி செய்யுங்கள்.',
};

export const openTooLong = 'இந்தப் படிவம் நீண்ட நேரம் திறந்திருந்தது. தயவுசெய்து மீண்டும் அனுப்புங்கள்.';
export const veryQuick = 'இது மிக வேகமாக அனுப்பப்பட்டது. நீங்கள் எழுதியதைச் சரிபார்த்து மீண்டும் அனுப்புங்கள்.';
export const sentAlready = 'இந்தப் படிவம் ஏற்கனவே வேறு தகவல்களுடன் அனுப்பப்பட்டது. தயவுசெய்து மீண்டும் திறங்கள்.';
export const atMost = (size: string) => `தயவுசெய்து அதிகபட்சம் ${size} அனுப்புங்கள்.`;
export const incompleteFile = 'ஃபைல் முழுமையாக வந்து சேரவில்லை.';

export const notFilledIn = 'தயவுசெய்து இதை நிரப்புங்கள்.';
export const notUnderstood = 'இது புரியவில்லை.';
export const noText = 'தயவுசெய்து ஏதாவது எழுதுங்கள்.';
export const notStorable = 'இதில் சேமிக்க முடியாத ஓர் எழுத்து உள்ளது.';
export const tooLong = (characters: string) => `தயவுசெய்து அதிகபட்சம் ${characters} எழுத்துகள் எழுதுங்கள்.`;
export const notInList = 'தயவுசெய்து பட்டியலிலிருந்து தேர்வு செய்யுங்கள்.';
export const zeroOrOne = 'தயவுசெய்து 0 அல்லது 1 அனுப்புங்கள்.';
export const notADay = 'தேதியை இப்படி எழுதுங்கள்: 2026-11-20.';
export const noState = 'இந்த மாநிலம் கிடைக்கவில்லை.';
export const notInState = 'தயவுசெய்து தேர்வு செய்த மாநிலத்தில் உள்ள ஊரைத் தேர்வு செய்யுங்கள்.';
export const fewerTreatments = 'தயவுசெய்து குறைவான சிகிச்சைகளைத் தேர்வு செய்யுங்கள்.';
export const noRating = 'தயவுசெய்து நட்சத்திரங்களைத் தேர்வு செய்யுங்கள்.';
export const wrongRating = 'தயவுசெய்து அரை முதல் ஐந்து வரை நட்சத்திரங்களைத் தேர்வு செய்யுங்கள்.';
