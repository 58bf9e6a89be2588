export const notAPicture = 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';
export const unreadable = 'This picture is damaged or too large to be read. Please choose another one.';
export const cannotBeOpened = 'This file cannot be opened any more. Please choose it again.';
export const tooLarge = 'Please choose a picture of at most 10 MB.';
export const notPrepared = 'This picture could not be prepared. Please try again, or choose another one.';
export const cannotBeCut = 'This picture cannot be cut again. Please upload it once more.';
