export const subject = (clinic: string, time: string | undefined) => (time ? `${clinic}: ${time}` : clinic);
export const whyAndHowToStop = (clinic: string, stopAt: string) =>
  `நாங்கள் பிறகு எழுதலாம் என்று நீங்கள் சொன்னதால் ${clinic} இதை அனுப்புகிறது. இதற்கு வரும் பதிலை யாரும் படிப்பதில்லை. இதை நிறுத்த: ${stopAt}`;
export const why = (clinic: string, reference: string, phone: string) =>
  `உங்கள் கோரிக்கை ${reference} உடன் இந்த இமெயில் முகவரியைக் கொடுத்ததால் ${clinic} இதை அனுப்புகிறது. இதற்கு வரும் பதிலை யாரும் படிப்பதில்லை. இமெயிலில் மெசேஜ் வேண்டாம் என்றால், எங்களிடம் சொல்லுங்கள்: ${phone}.`;
