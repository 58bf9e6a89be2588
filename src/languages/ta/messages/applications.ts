export const sent = 'விண்ணப்பித்ததற்கு நன்றி.';
export const sendFailure = 'உங்கள் விண்ணப்பத்தை அனுப்ப முடியவில்லை.';
export const tooMany =
  'இப்போது எங்களிடம் படிக்க முடியாத அளவுக்கு விண்ணப்பங்கள் உள்ளன. எங்களுக்கு போன் செய்யுங்கள், அல்லது சில நாட்கள் கழித்து மீண்டும் முயற்சி செய்யுங்கள்.';
export const deleted = 'விண்ணப்பம் நீக்கப்பட்டது.';
export const deleteFailure = 'விண்ணப்பத்தை நீக்க முடியவில்லை.';
export const restored = 'விண்ணப்பம் திரும்பி வந்துள்ளது.';
export const restoreFailure = 'விண்ணப்பத்தைத் திரும்பக் கொண்டுவர முடியவில்லை.';
export const cannotRestore = 'இந்த விண்ணப்பத்தை இனி திரும்பக் கொண்டுவர முடியாது.';
export const notFound = 'விண்ணப்பம் கிடைக்கவில்லை.';
export const downloadFailure = 'ஃபைல் டவுன்லோட் ஆகவில்லை.';
export const empty = 'இன்னும் விண்ணப்பங்கள் இல்லை.';
export const noFile = 'தயவுசெய்து ஒரு ஃபைலைத் தேர்வு செய்யுங்கள்.';
export const tooLarge = 'தயவுசெய்து அதிகபட்சம் 5 MB உள்ள ஃபைலைத் தேர்வு செய்யுங்கள்.';
export const wrongType = 'தயவுசெய்து PDF, DOCX, JPEG அல்லது PNG ஃபைலைத் தேர்வு செய்யுங்கள்.';
export const locked = 'தயவுசெய்து பாஸ்வேர்ட் இல்லாத ஃபைலைத் தேர்வு செய்யுங்கள்.';
export const hasProgram = 'தயவுசெய்து மேக்ரோ அல்லது ஸ்கிரிப்ட் இல்லாத ஃபைலைத் தேர்வு செய்யுங்கள்.';
export const damaged = 'இந்த ஃபைலைப் பாதுகாப்பாகத் திறக்க முடியவில்லை, எனவே வேறு ஃபைலைத் தேர்வு செய்யுங்கள்.';
