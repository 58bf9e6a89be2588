export const notFound = 'हे पेज आम्हाला सापडले नाही.';
export const notFoundTitle = 'पेज सापडले नाही';
export const mayHaveMoved = 'ते दुसरीकडे हलवले किंवा काढून टाकले असेल.';
export const goHome = 'होम पेजवर जा';
export const failed = 'हे पेज उघडले नाही.';
export const failedTitle = 'काहीतरी चुकले';
export const ourFault = 'चूक आमच्याकडून झाली आहे, तुमच्याकडून नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.';
export const errorBefore = 'चूक: ';
