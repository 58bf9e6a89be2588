export const slide = 'स्लाइड {number}';
export const previousSlide = 'मागची स्लाइड';
export const nextSlide = 'पुढची स्लाइड';
export const pauseSlideshow = 'स्लाइड शो थांबवा';
export const playSlideshow = 'स्लाइड शो सुरू करा';

export const review = 'अभिप्राय {number}';
export const previousReview = 'मागचा अभिप्राय';
export const nextReview = 'पुढचा अभिप्राय';
export const pauseReviews = 'अभिप्राय बदलणे थांबवा';
export const playReviews = 'अभिप्राय बदलू द्या';

export const previousPicture = 'मागचा फोटो';
export const nextPicture = 'पुढचा फोटो';

export const drawings = {
  shoulder: 'खांदा, हिरव्या रंगावर',
  spine: 'पाठीचा कणा, गुलाबी रंगावर',
  knee: 'गुडघा, पिवळ्या रंगावर',
};
