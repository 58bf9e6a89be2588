export const subject = (clinic: string, time: string | undefined) => (time ? `${clinic}: ${time}` : clinic);
export const whyAndHowToStop = (clinic: string, stopAt: string) =>
  `आम्ही तुम्हाला नंतर लिहू शकतो असे तुम्ही सांगितले होते, म्हणून ${clinic} हा मेसेज पाठवत आहे. याला आलेले उत्तर कोणी वाचत नाही. हे बंद करण्यासाठी: ${stopAt}`;
export const why = (clinic: string, reference: string, phone: string) =>
  `तुम्ही तुमच्या ${reference} या विनंतीसोबत हा ई-मेल पत्ता दिला होता, म्हणून ${clinic} हा मेसेज पाठवत आहे. याला आलेले उत्तर कोणी वाचत नाही. तुम्हाला ई-मेलने मेसेज नको असतील, तर कृपया आम्हाला सांगा: ${phone}.`;
