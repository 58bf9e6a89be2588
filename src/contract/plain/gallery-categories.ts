/** Categories of the gallery, in the order of its tabs. */
export const galleryCategories = ['people', 'rooms', 'treatments', 'events'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

/** Reads a category of an address or a form; undefined for one that does not exist. */
export function categoryNamed(name: string | null): GalleryCategory | undefined {
  return galleryCategories.find((category) => category === name);
}
