import { useRouteLoaderData } from 'react-router';
import type { PublicAppearance } from '#contract/appearance.ts';
import type { ClinicProfile } from '#contract/clinic.ts';
import type { Language } from '#contract/plain/languages.ts';
import type { ShownLogo } from '#contract/plain/logo-name.ts';
import type { Look } from '#contract/plain/themes/looks.ts';

/** The clinic on every page. The rest is loaded by the pages that show it. */
export interface ShellData {
  clinic: ReturnType<typeof pickFacts> & {
    /** Opens a map. */
    map: string;
    /** Name for the states of its country. */
    regionLabel: string;
    /** Help line for children, for health texts. */
    childLine: string | null;
    hasDengue: boolean;
    /** Code of its country, and the fewest and most digits of a number there. */
    phoneRule: string;
  };
  /** Lines of the footer below the ways to reach the clinic. */
  contact: string[];
  /** Addresses of drawings in the clinic's colours: see `Drawing`. */
  art: PublicAppearance['art'];
  /** The clinic's logo, if it has one. */
  logo?: ShownLogo | null;
  /** Part of the addresses of icons. */
  icons: string;
  /** How the clinic has changed the looks of the site. */
  look?: Look;
  /** Opens a chat with the clinic. */
  chat: string;
  /** Profiles of the clinic by the name of the network; undefined if it has none. */
  links?: Record<string, string> | undefined;
  /** Languages of the website other than this one, if there are any. */
  languages?: readonly { tag: Language; name: string; offer: string }[];
  /** The clinic's own pages, if there are any. */
  pages?: readonly { to: string; label: string }[];
  /** Text of the footer about the clinic. */
  about: string;
  /** The last line of the footer, with the current year in the clinic's time zone. */
  copyright: string;
  /** The origin under which visitors reach the site, for absolute addresses. */
  siteUrl: string;
  /** A browser without scripts sent a form that was not saved. */
  hasPostFailed?: boolean;
}

/** Facts of the clinic for the root loader. */
export function pickFacts(profile: ClinicProfile) {
  const { name, email, phone, whatsapp, otherPhones, emergencyNumber, ambulanceNumber, address, timeZone } = profile;
  const { crisisLine, darkStyling, startPopup, offersTimes } = profile;
  const numbers = { phone, whatsapp, otherPhones, emergencyNumber, ambulanceNumber, crisisLine };
  return { name, email, ...numbers, address, timeZone, darkStyling, offersTimes, startPopup };
}

/** Undefined if the root loader failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

export function useClinic(): ShellData['clinic'] {
  const data = useShellData();
  if (!data) throw new Error('The clinic profile is missing');
  return data.clinic;
}
