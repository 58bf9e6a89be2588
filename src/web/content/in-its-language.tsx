import { langOf } from './lang-of.ts';

/** A text that a clinic wrote, or that has no translation: marked with its language where that is not the page's. */
export function InItsLanguage({ text }: { text: string }) {
  const lang = langOf(text);
  return lang ? (
    <span dir="auto" lang={lang}>
      {text}
    </span>
  ) : (
    text
  );
}
