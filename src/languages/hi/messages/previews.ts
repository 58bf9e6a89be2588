export const failure = 'पेज पहले से नहीं देखा जा सका।';
export const expired = 'यह नमूना अब यहाँ नहीं है।';
export const notice = 'यह सिर्फ़ नमूना है। लोगों को यह अभी नहीं दिखता।';
