// The page Appearance: colours, typefaces and corners of the website, and a sample of them.

export const appearance = 'Appearance';
export const lead = 'Every choice is easy to read, in light and in dark. Visitors see it once you save.';

export const hue = 'Colours';
export const hues = { pine: 'Pine', sea: 'Sea', violet: 'Violet', plum: 'Plum', moss: 'Moss', cocoa: 'Cocoa' };

export const typefaces = 'Typefaces';
export const pairs = { warm: 'Warm', classic: 'Classic', clear: 'Clear' };

export const corners = 'Corners';
export const shapes = { round: 'Round', soft: 'Soft', square: 'Square' };

export const hero = 'First screen of the home page';
/** Where its picture is. */
export const layouts = { behind: 'Behind the words', below: 'Below the words', framed: 'In a frame' };

export const logo = 'Logo';
export const logoHint = 'Best with a transparent or white ground. Icons for tabs and home screens are made of it.';
export const chosenLogo = 'The chosen logo';
export const removeLogo = 'Remove logo';
export const wideLogo = 'This logo is wide: it stands in place of the name, and icons show its first letter.';
export const tallLogo = 'This logo is tall, so icons show the first letter of the name.';
/** By the grounds on which a logo is easy to see. */
export const plates = {
  light: 'It would be hard to see in the dark, so it gets a light ground there.',
  dark: 'It would be hard to see in the light, so it gets a dark ground there.',
};
/** Chosen by someone else meanwhile. */
export const anotherLogo = 'Another logo';
export const icon = 'Icon of the website';

export const preview = 'Preview';
export const light = 'Light';
export const dark = 'Dark';
export const sampleHeading = 'Move more easily, step by step.';
export const sampleText = 'We find what holds you back, and practise with you until it works.';
export const sampleLink = 'How we work';
export const sampleCard = 'Knee pain';
export const sampleNote = 'Not checked yet';
export const sampleField = 'Your name';
export const sampleBook = 'Book an appointment';
export const sampleCall = 'Call us';
export const sampleChosen = 'Chosen';

export const save = 'Save';
export const notSaved = 'Not saved yet.';
export const allSaved = 'Everything is saved.';
export const notLoaded = 'The appearance could not be loaded just now.';
