import { hash } from 'node:crypto';
import { isWide, readLogo, type ShownLogo } from '#contract/plain/logo-name.ts';
import type { Hue } from '#contract/plain/themes/hues.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';

/** The clinic's logo as mails show it: PNG, since many mail programs read no WebP, on a plate, since some change the colours around it. */
export interface MailLogo {
  /** Absolute, and the same for everyone, so that it says nothing about who has opened a mail. */
  address: string;
  width: number;
  height: number;
  /** Stands in place of the clinic's name. */
  isWide: boolean;
}

interface Look {
  hue: Hue;
  /** Path of the logo. */
  logo: string | null;
}

/** Largest size of a logo, and the plate's edge around it, in the pixels of a page. */
const most = { width: 256, height: 48 };
const edge = 8;

/** Another number after each change of how the plate is drawn, since mail programs store it. */
const edition = 1;

/** Undefined without a logo, and for a site that the internet does not reach by https: mail programs would show a broken picture. */
export function mailLogoOf(look: Look, siteUrl: URL): MailLogo | undefined {
  const logo = findLogo(look);
  if (!logo || siteUrl.protocol !== 'https:') return undefined;
  const address = new URL(`/icons/${fileOf(look, logo)}`, siteUrl).href;
  return { address, ...sizeOf(logo), isWide: isWide(logo) };
}

/** The logo of a file name, such as `mail.1a2b3c4d.png`, and the name that it has now; undefined where there is none. */
export function findMailLogo(file: string, look: Look) {
  const logo = /^mail\..+\.png$/.test(file) ? findLogo(look) : undefined;
  if (!logo) return undefined;
  return {
    current: fileOf(look, logo),
    logo: logo.path,
    task: { ...sizeOf(logo), edge, plate: plateOf(look.hue, logo) },
  };
}

const findLogo = ({ logo }: Look) => (logo === null ? null : readLogo(logo));

function fileOf({ hue }: Look, logo: ShownLogo) {
  const parts = JSON.stringify([edition, logo.path, plateOf(hue, logo)]);
  return `mail.${hash('sha256', parts, 'hex').slice(0, 8)}.png`;
}

function plateOf(hue: Hue, { grounds }: ShownLogo) {
  const { deep, surface } = themeColours(hue, 'light');
  return grounds === 'dark' ? deep : surface;
}

function sizeOf({ width, height }: ShownLogo) {
  const scale = Math.min(most.width / width, most.height / height, 1);
  return { width: Math.round(width * scale) + 2 * edge, height: Math.round(height * scale) + 2 * edge };
}
