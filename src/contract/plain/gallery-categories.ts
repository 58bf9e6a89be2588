/** Categories of the gallery, in the order of its tabs. */
export const galleryCategories = ['people', 'rooms', 'treatments', 'before-after', 'events'] as const;

/** Pictures of this category come in pairs, with the consent of the person whom they show. */
export const withConsent = 'before-after';

export type GalleryCategory = (typeof galleryCategories)[number];

/** Reads a category of an address or a form; undefined for one that does not exist. */
export function categoryNamed(name: string | null): GalleryCategory | undefined {
  return galleryCategories.find((category) => category === name);
}
