export const slide = 'स्लाइड {number}';
export const previousSlide = 'पिछली स्लाइड';
export const nextSlide = 'अगली स्लाइड';
export const pauseSlideshow = 'स्लाइड शो रोकें';
export const playSlideshow = 'स्लाइड शो चलाएँ';

export const review = 'राय {number}';
export const previousReview = 'पिछली राय';
export const nextReview = 'अगली राय';
export const pauseReviews = 'राय का बदलना रोकें';
export const playReviews = 'राय बदलने दें';

export const previousPicture = 'पिछली फ़ोटो';
export const nextPicture = 'अगली फ़ोटो';

export const drawings = { shoulder: 'कंधा, हरे रंग पर', spine: 'रीढ़, गुलाबी रंग पर', knee: 'घुटना, पीले रंग पर' };
