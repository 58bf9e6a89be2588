import { useRouteLoaderData } from 'react-router';
import type { ClinicProfile } from '#contract/clinic.ts';

/** The clinic on every page. The rest is loaded by the pages that show it. */
export interface ShellData {
  clinic: Omit<ClinicProfile, 'practitioners' | 'heroSlides' | 'currency' | 'mapLink' | 'version'>;
  /** What the footer says about the clinic. */
  about: string;
  /** The origin under which visitors reach the site, for absolute addresses. */
  siteUrl: string;
  /** The current year in the clinic's time zone. */
  year: number;
  /** A browser without scripts sent a form that was not saved. */
  hasPostFailed?: boolean;
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
