import type { Language } from '#contract/plain/languages.ts';
import { QrCode } from '#web/admin/qr-code.tsx';
import { posterWords } from '#web/content/poster-words.ts';
import { type ShellData, useShellData } from '#web/shell/clinic.ts';
import { Brand } from '#web/ui/drawings/clinic-logo.tsx';
import * as words from '#words/admin/poster.ts';

export const papers = ['A4', 'A5'] as const;

export type Paper = (typeof papers)[number];

interface PosterProps {
  paper: Paper;
  language: Language;
  headline: string;
  /** Content of the code. */
  address: string;
  clinic: Pick<ShellData['clinic'], 'name' | 'phone' | 'address'>;
}

/** More characters than this take smaller letters. */
const longHeadline = 32;

/** One sheet in the clinic's colours: whose it is, what for, the code, and how else to reach the clinic. */
export function Poster({ paper, language, headline, address, clinic: { name, phone, address: place } }: PosterProps) {
  const { scan, call } = posterWords[language];
  return (
    <section className="poster" data-paper={paper} aria-label={words.preview} lang={language}>
      <header>
        <p className="poster-clinic">
          <Brand logo={useShellData()?.logo} name={name} isLarge>
            <bdi>{name}</bdi>
          </Brand>
        </p>
        <p className="poster-headline" dir="auto" data-long={headline.length > longHeadline || undefined}>
          {headline}
        </p>
      </header>
      <div className="poster-code">
        <QrCode text={address} label={words.code(address)} />
        <p dir="auto">{scan}</p>
        <p className="poster-address" dir="ltr">
          {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </p>
      </div>
      <footer>
        <p dir="auto">{call}</p>
        <p className="poster-phone num" dir="ltr">
          {phone}
        </p>
        <p dir="auto">{[place.street, place.locality].filter(Boolean).join(', ')}</p>
      </footer>
    </section>
  );
}
