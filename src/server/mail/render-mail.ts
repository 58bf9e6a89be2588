import type { Language } from '#contract/plain/languages.ts';
import type { Hue } from '#contract/plain/themes/hues.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import type { MailLogo } from '#server/drawings/mail-logo.ts';
import { htmlIn, wordsOf } from '#server/words/words-of.ts';

interface Letter {
  language: Language;
  clinic: string;
  hue: Hue;
  logo?: MailLogo | undefined;
  /** When it is about, in words; undefined for a message about no time. */
  time?: string | undefined;
  /** The words of the message. Blank lines separate paragraphs. */
  text: string;
  /** Why the patient gets it, and how to stop it. */
  footer: string;
}

/** A letter as a mail: subject, text and HTML say the same. No style sheet, so that dark mode and Outlook show it as their own text, below a band in the clinic's colours. */
export function renderMail({ language, clinic, hue, logo, time, text, footer }: Letter) {
  const { deep, sun, 'on-deep': onDeep } = themeColours(hue, 'light');
  return {
    subject: wordsOf(language).mail.subject(clinic, time),
    text: `${text}\n\n-- \n${footer}\n`,
    html: [
      '<!doctype html>',
      htmlIn(language),
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
      '<meta name="color-scheme" content="light dark">',
      `<title>${escapeHtml(clinic)}</title></head>`,
      '<body style="margin: 0 auto; padding: 16px; max-width: 36em; font: 16px/1.5 sans-serif">',
      `<p style="margin: 0 0 24px; padding: 12px 16px; border-bottom: 4px solid ${sun}; background: ${deep}; color: ${onDeep}; font-size: 20px; font-weight: bold">${headOf(clinic, logo)}</p>`,
      ...text.split(/\n{2,}/).map((paragraph) => `<p>${linked(paragraph)}</p>`),
      `<hr><p><small>${linked(footer)}</small></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** The name is there as text for those who see no pictures, unless the logo has it in itself. */
function headOf(clinic: string, logo: MailLogo | undefined) {
  const name = `<bdi>${escapeHtml(clinic)}</bdi>`;
  if (!logo) return name;
  const { address: src, width, height, isWide } = logo;
  const alt = isWide ? escapeHtml(clinic) : '';
  const picture = `<img src="${escapeHtml(src)}" alt="${alt}" width="${width}" height="${height}" style="vertical-align: middle">`;
  return isWide ? picture : `${picture}&ensp;${name}`;
}

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Escapes a text and makes links of the addresses in it. */
function linked(text: string) {
  let html = '';
  let end = 0;
  for (const found of text.matchAll(address)) {
    html += escapeHtml(text.slice(end, found.index));
    const url = escapeHtml(found[0]);
    html += `<a href="${url}">${url}</a>`;
    end = found.index + found[0].length;
  }
  return (html + escapeHtml(text.slice(end))).replaceAll('\n', '<br>\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
