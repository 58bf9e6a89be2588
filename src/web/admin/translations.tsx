import type { OtherLanguage } from '#contract/plain/languages.ts';
import { type TranslationKind, translationKinds } from '#contract/plain/translated-fields.ts';
import type { TranslationSummary } from '#contract/translations.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/admin/parts.ts';
import { locale } from '#words/locale.ts';
import { useAnswer } from './records/answers.ts';

export const translationPath = (language: OtherLanguage, { kind, record }: { kind: TranslationKind; record: string }) =>
  `/admin/translations?language=${language}&of=${kind}.${record}`;

/** '3 missing, 1 older than the original, not yet checked'; empty if there is nothing to do. */
export function openWorkOf(records: readonly TranslationSummary[]) {
  const sum = (count: (one: TranslationSummary) => number) => records.reduce((total, one) => total + count(one), 0);
  const [missing, older] = [sum((one) => one.missing), sum((one) => one.older)];
  const unchecked = records.filter((one) => one.unchecked).length;
  const uncheckedWords = records.length === 1 ? words.unchecked : words.uncheckedOf(unchecked);
  const parts = [
    missing > 0 && words.missing(missing),
    older > 0 && words.older(older),
    unchecked > 0 && uncheckedWords,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Leads from the form of a record to its translations: 'Hindi: 3 missing'. Nothing where the clinic speaks English alone. */
export function TranslationLinks({ kind, record }: { kind: string; record: string }) {
  const languages = useShellData()?.languages ?? [];
  const known = translationKinds.find((one) => one === kind);
  return languages.map(({ tag }) =>
    known && tag !== 'en' ? <TranslationLink key={tag} language={tag} kind={known} record={record} /> : null,
  );
}

interface TranslationLinkProps {
  language: OtherLanguage;
  kind: TranslationKind;
  record: string;
}

function TranslationLink({ language, kind, record }: TranslationLinkProps) {
  const list = useAnswer(`translations ${language}`, (options) =>
    adminApi.translations.list({ params: { language } }, options),
  );
  const summary = list?.find((one) => one.kind === kind && one.record === record);
  const work = summary && openWorkOf([summary]);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return (
    <Link to={translationPath(language, { kind, record })} className="button button-quiet">
      {summary ? words.translationLink(name, work || words.translated) : name}
    </Link>
  );
}
