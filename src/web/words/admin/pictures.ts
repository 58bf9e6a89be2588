export const heic =
  'This is a HEIC photo, which most browsers cannot show. Save it as JPEG first: on an iPhone, choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by e-mail.';
export const notAPicture = 'This is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF file.';
export const asOnTheSite = 'As it is on the site now';
export const hint = 'JPEG, PNG, WebP, AVIF or GIF. A photo over 10 MB is made smaller.';
export const chooseAnotherPicture = 'Choose another picture';
export const chooseAPicture = 'Choose a picture';
export const preparingThePicture = 'Preparing the picture';
export const dropOrPaste = 'Or drop or paste one here.';
export const keepPicture = 'Keep the picture as it is';
export const removePicture = 'Remove picture';
export const tooLarge = (megabytes: number) =>
  `This picture is larger than ${megabytes} MB. Please choose a smaller one.`;
export const chosenPicture = (name: string) => `Chosen picture: ${name}`;
export const focus = 'Point that stays in sight';
export const focusHint = 'Click the most important place, such as a face. Lists and tiles are cut around it.';
export const fromTheLeft = 'From the left';
export const fromTheTop = 'From the top';
export const takePoint = 'Use this point';
export const cutting = 'Cutting the picture';
/** Shapes in which a picture is cut. */
export const crops = { '3x2': 'List', '4x5': 'Person', '1x1': 'Tile' } as const;
export const uploadingThePicture = 'Uploading the picture';
export const pleaseTryAgain = 'Please try again.';
