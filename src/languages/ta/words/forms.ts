export const optional = '(கட்டாயம் இல்லை)';
export const noPreference = 'எதுவும் சரி';
export const leaveEmpty = 'இதைக் காலியாக விடுங்கள்';
export const lengthOf = (length: string, most: string) => `${most} இல் ${length}`;
export const tooMany = (over: number, formatted: string) => `${formatted} ${over === 1 ? 'எழுத்து' : 'எழுத்துகள்'} அதிகம்`;
export const toCheck = (count: number) => (count === 1 ? 'ஒன்றைச் சரிபாருங்கள்' : `${count} விஷயங்களைச் சரிபாருங்கள்`);

export const nothingLost = 'நீங்கள் எழுதியது எல்லாம் பத்திரமாக உள்ளது.';
export const stillWorking = 'இன்னும் வேலை நடக்கிறது. இந்தப் பக்கத்தைத் திறந்தே வைத்திருங்கள்; நீங்கள் எழுதியது எல்லாம் பத்திரமாக உள்ளது.';
export const tryAgain = 'தயவுசெய்து மீண்டும் முயற்சி செய்யுங்கள்.';
export const checkConnection = 'உங்கள் இன்டர்நெட்டைச் சரிபார்த்து, மீண்டும் முயற்சி செய்யுங்கள்.';
export const signInAgain = 'தயவுசெய்து சைன் இன் செய்து, மீண்டும் முயற்சி செய்யுங்கள்.';
export const noSuchForm = 'இந்தப் பக்கத்தில் அப்படி ஒரு படிவம் இல்லை.';
export const onlyItsForm = 'இந்த முகவரி அதன் பக்கத்தில் உள்ள படிவத்தை மட்டுமே ஏற்கும்.';

export const passwordHint =
  'குறைந்தது {fewest} எழுத்துகள். ஒன்றுக்கொன்று தொடர்பில்லாத சில சொற்களைத் தேர்வு செய்யுங்கள்: அவற்றை நினைவில் வைப்பது எளிது, கண்டுபிடிப்பது கடினம்.';
export const show = 'காட்டு';
export const hide = 'மறை';
export const thePassword = 'இதை: {label}';
export const code = 'குறியீடு';

export const moreAboutPrivacy = 'உங்கள் தனியுரிமை பற்றி மேலும்';
