export const shortPhone = 'हा नंबर लहान वाटतो. कृपया तपासा, म्हणजे आम्ही तुम्हाला फोन करू शकू.';
export const wordsForPhone = 'कृपया तुमचा फोन नंबर अंकांत लिहा, जसे +91 98765 43210.';
export const wrongEmail = 'कृपया ई-मेल पत्ता असा लिहा: name@example.com';

export const isItRight = (digits: number) => `या नंबरमध्ये ${digits} अंक आहेत. तो बरोबर आहे का? असेल, तर पुन्हा पाठवा.`;
