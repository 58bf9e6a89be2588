export const added = 'பக்கம் சேர்க்கப்பட்டது. இது இன்னும் இணையதளத்தில் தெரியாது.';
export const addFailure = 'பக்கத்தைச் சேர்க்க முடியவில்லை.';
export const updated = 'பக்கம் மாற்றப்பட்டது.';
export const updateFailure = 'பக்கத்தை மாற்ற முடியவில்லை.';
export const deleted = 'பக்கம் நீக்கப்பட்டது.';
export const deleteFailure = 'பக்கத்தை நீக்க முடியவில்லை.';
export const restored = 'பக்கம் திரும்பி வந்துள்ளது.';
export const restoreFailure = 'பக்கத்தைத் திரும்பக் கொண்டுவர முடியவில்லை.';
export const cannotRestore = 'இந்தப் பக்கத்தை இனி திரும்பக் கொண்டுவர முடியாது.';
export const shown = 'பக்கம் இப்போது இணையதளத்தில் உள்ளது.';
export const hidden = 'பக்கம் மறைக்கப்பட்டது.';
export const visibilityFailure = 'பக்கத்தைக் காட்டவோ மறைக்கவோ முடியவில்லை.';
export const moveFailure = 'பக்கத்தின் இடத்தை மாற்ற முடியவில்லை.';
export const notFound = 'இந்தப் பக்கம் கிடைக்கவில்லை.';
export const taken = (title: string) =>
  `இந்த முகவரி “${title}” என்ற பக்கத்துடையது. தயவுசெய்து வேறு முகவரியைத் தேர்வு செய்யுங்கள்.`;
export const noText = 'தயவுசெய்து பக்கத்தின் உரையை எழுதுங்கள்.';
export const empty = 'இன்னும் பக்கம் எதுவும் சேர்க்கவில்லை.';
