// Words of the page about the clinic, without those that an owner can edit.

export const drawing = 'Drawing of a treatment room with a couch, a window and an exercise ball';
export const experience = (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`);
export const readMore = 'Read More';
export const aboutWhom = (name: string) => ` about ${name}`;
export const portraitOf = (name: string) => `Portrait of ${name}`;
