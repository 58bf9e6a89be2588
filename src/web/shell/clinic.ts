import { useRouteLoaderData } from 'react-router';
import type { ClinicProfile } from '#contract/clinic.ts';

/** What every page knows of the clinic. Its practitioners and slides are loaded by the pages that show them. */
export interface ShellData {
  clinic: Omit<ClinicProfile, 'practitioners' | 'heroSlides' | 'version'>;
  /** Origin under which visitors reach the site, for addresses that are read elsewhere. */
  siteUrl: string;
  /** Of today, in the clinic's time zone. */
  year: number;
}

/** Undefined when not even this could be loaded. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

export function useClinic(): ShellData['clinic'] {
  const data = useShellData();
  if (!data) throw new Error('The clinic profile is missing');
  return data.clinic;
}
