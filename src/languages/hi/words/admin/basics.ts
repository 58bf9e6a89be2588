export const cancel = 'रहने दें';
export const keepEditing = 'बदलना जारी रखें';
export const leaveWithoutSaving = 'बिना सेव किए बाहर जाएँ?';
export const leave = 'बाहर जाएँ';
export const notSavedOnPage = 'इस पेज पर आपके बदलाव अभी सेव नहीं हुए हैं।';
export const noDay = 'कोई दिन नहीं चुना';
