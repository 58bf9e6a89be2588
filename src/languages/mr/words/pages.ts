export const inEmergency = 'इमर्जन्सीमध्ये {number} वर फोन करा.';
export const whenToGetHelp = 'मदत कधी घ्यावी';
export const allConditions = 'सर्व आजार पहा';
export const allTreatments = 'सर्व उपचार पहा';
export const allOpenings = 'सर्व रिक्त जागा पहा';
export const leaveReview = 'तुमचा अभिप्राय द्या';
export const reviews = 'लोकांचे अभिप्राय';
export const sending = 'पाठवत आहे';
export const tellUs = 'तुम्ही आम्हाला {phone} वरही सांगू शकता.';
export const symptoms = 'लक्षणे';
export const partOfBody = 'शरीराचा भाग निवडा';
export const illustration = (name: string) => `चित्र: ${name}`;
export const updatedOn = '{day} रोजी बदलले';
export const address = (street: string, locality: string, postalCode: string) => `${street}, ${locality} ${postalCode}`;

export const canWait = 'जे थांबू शकते, त्यासाठी:';
export const askUs = '{name}, {address}. आम्हाला {phone} वर फोन करा किंवा {email} वर लिहा.';
export const shortPage = 'हे पेज आमच्या क्लिनिकबद्दल आहे, आणि आमच्याशी संपर्क कसा करावा ते सांगते.';
export const getInTouch = 'आमच्याशी संपर्क करा';
