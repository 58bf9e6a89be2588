export const goHome = 'होम पेजवर जा';
export const oneMoment = 'कृपया थोडे थांबा';
export const tooManySent = 'खूप जास्त पाठवले गेले';
export const inAnHour = 'कृपया मागे जा आणि एका तासाने पुन्हा प्रयत्न करा, किंवा आम्हाला फोन करा.';
export const fileTooLarge = 'ही फाइल खूप मोठी आहे';
export const malformedAddress = 'हा पत्ता चालत नाही';
export const unreadableCharacters = 'यात वाचता न येणारी अक्षरे आहेत.';
