export const saved = 'लेख पब्लिश हो गए।';
export const saveFailure = 'लेख सेव नहीं हो पाए।';
export const notFound = 'इस पेज के कोई लेख नहीं हैं।';
export const empty = 'कोई लेख नहीं है।';
export const missing = 'कृपया कुछ शब्द लिखें। शुरू वाले शब्द एक बटन से वापस आ जाते हैं।';
