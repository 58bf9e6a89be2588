export interface TextField {
  /** The part of the page, a colon, and what it is there: the editor groups by the part, the history names both. */
  label: `${string}: ${string}`;
  /** The default words. */
  text: string;
  /** In characters. */
  max: number;
  /** Several lines; a blank line begins a new paragraph. */
  isLong?: true;
}

const searchLimits = { title: 60, description: 160 } as const;

type Label = TextField['label'];
export const line = (label: Label, text: string): TextField => ({ label, text, max: 80 });
export const sentence = (label: Label, text: string): TextField => ({ label, text, max: 300, isLong: true });
export const long = (label: Label, text: string): TextField => ({ label, text, max: 3_000, isLong: true });

/** Title and description that search engines and shared links show. */
export const search = (title: string, description: string) => ({
  title: { ...line('Search results: title', title), max: searchLimits.title },
  description: { ...sentence('Search results: description', description), max: searchLimits.description },
});
