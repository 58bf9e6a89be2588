export const added = 'சிகிச்சை சேர்க்கப்பட்டது.';
export const addFailure = 'சிகிச்சையைச் சேர்க்க முடியவில்லை.';
export const updated = 'சிகிச்சை மாற்றப்பட்டது.';
export const updateFailure = 'சிகிச்சையை மாற்ற முடியவில்லை.';
export const changedMeanwhile = (count: number) =>
  count === 1
    ? 'நீங்கள் மாற்றிய சிகிச்சையை வேறொருவரும் மாற்றியுள்ளார்.'
    : `நீங்கள் மாற்றிய சிகிச்சைகளில் ${count} சிகிச்சைகளை வேறொருவரும் மாற்றியுள்ளார்.`;
export const noneChanged = 'எதுவும் மாற்றப்படவில்லை.';
export const updatedSeveral = (count: number) =>
  count === 1 ? 'ஒரு சிகிச்சை மாற்றப்பட்டது.' : `${count} சிகிச்சைகள் மாற்றப்பட்டன.`;
export const updateSeveralFailure = 'சிகிச்சைகளை மாற்ற முடியவில்லை.';
export const restored = 'சிகிச்சைகள் முன்பு இருந்தபடியே உள்ளன.';
export const restoreFailure = 'சிகிச்சைகளை முன்பு இருந்தபடி கொண்டுவர முடியவில்லை.';
export const cannotRestore = 'இதற்கிடையில் ஒருவர் இந்தச் சிகிச்சைகளை மாற்றியுள்ளார், எனவே அவை அப்படியே இருக்கும்.';
export const noOneGives = (name: string) =>
  `${name} கொடுக்க ஒருவராவது இருக்க வேண்டும். இல்லையென்றால், சிகிச்சைகளின் பட்டியலில் அதை மறையுங்கள்.`;
export const shown = 'சிகிச்சை மீண்டும் இணையதளத்தில் உள்ளது.';
export const hidden = 'சிகிச்சை மறைக்கப்பட்டது.';
export const visibilityFailure = 'சிகிச்சையைக் காட்டவோ மறைக்கவோ முடியவில்லை.';
export const moveFailure = 'சிகிச்சையின் இடத்தை மாற்ற முடியவில்லை.';
export const notFound = 'இந்தச் சிகிச்சை கிடைக்கவில்லை.';
export const taken = 'இந்தப் பெயரில் ஏற்கனவே ஒரு சிகிச்சை உள்ளது.';
export const empty = 'இன்னும் சிகிச்சை எதுவும் சேர்க்கவில்லை.';
export const noPrice = 'தயவுசெய்து கட்டணத்தை எண்களில் எழுதுங்கள், அல்லது காலியாக விடுங்கள்.';
export const noLongerOffered = (name: string) =>
  `நாங்கள் இப்போது ${name} சிகிச்சை கொடுப்பதில்லை. தயவுசெய்து வேறு சிகிச்சையைத் தேர்வு செய்யுங்கள்.`;
export const priceFrom = (price: string) => `${price} முதல்`;

export const talkFirst = 'முதலில் எங்களிடம் பேசுங்கள்';
