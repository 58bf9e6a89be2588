import { countryProfile } from '#contract/countries.ts';
import type { HelpLines } from '#contract/fill-help-lines.ts';
import { useClinic } from '#web/shell/clinic.ts';

/** Numbers and words that the server fills into texts for visitors. */
export function useHelpLines(): HelpLines {
  const clinic = useClinic();
  const { childLine, hasDengue } = countryProfile(clinic.address.country);
  return { ...clinic, childLine, hasDengue };
}
