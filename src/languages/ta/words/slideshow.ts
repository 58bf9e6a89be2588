export const slide = 'ஸ்லைடு {number}';
export const previousSlide = 'முந்தைய ஸ்லைடு';
export const nextSlide = 'அடுத்த ஸ்லைடு';
export const pauseSlideshow = 'ஸ்லைடு ஷோவை நிறுத்துங்கள்';
export const playSlideshow = 'ஸ்லைடு ஷோவை இயக்குங்கள்';

export const review = 'கருத்து {number}';
export const previousReview = 'முந்தைய கருத்து';
export const nextReview = 'அடுத்த கருத்து';
export const pauseReviews = 'கருத்துகள் மாறுவதை நிறுத்துங்கள்';
export const playReviews = 'கருத்துகளை மாற விடுங்கள்';

export const previousPicture = 'முந்தைய படம்';
export const nextPicture = 'அடுத்த படம்';

export const drawings = {
  shoulder: 'தோள்பட்டை, பச்சை நிறத்தில்',
  spine: 'முதுகெலும்பு, இளஞ்சிவப்பு நிறத்தில்',
  knee: 'முழங்கால், மஞ்சள் நிறத்தில்',
};
