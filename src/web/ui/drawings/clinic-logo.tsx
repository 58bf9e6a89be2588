import './clinic-logo.css';
import type { ReactNode } from 'react';
import { isWide, type ShownLogo, smallLogo } from '#contract/plain/logo-name.ts';
import { Logo } from './logo.tsx';

interface ClinicLogoProps {
  logo: ShownLogo;
  alt: string;
  /** For paper. */
  isLarge?: boolean | undefined;
}

/** How many times as wide as high a logo is that fills the width for it before the height. */
const longFrom = 4.7;

/** A logo that an owner has uploaded. */
export function ClinicLogo({ logo: { path, width, height, grounds }, alt, isLarge = false }: ClinicLogoProps) {
  const src = `/${isLarge ? path : smallLogo(path)}`;
  const shape = { width, height, 'data-strip': width > longFrom * height || undefined };
  return <img className="clinic-logo" src={src} {...shape} alt={alt} data-grounds={grounds} />;
}

interface BrandProps extends Pick<ClinicLogoProps, 'isLarge'> {
  logo: ShownLogo | null | undefined;
  name: string;
  /** The name as an element. */
  children: ReactNode;
}

/** The clinic at the top of a page: a wide logo in place of the name, or else the logo, or the mark of the site, beside it. */
export function Brand({ logo, name, children, isLarge }: BrandProps) {
  if (logo && isWide(logo)) return <ClinicLogo logo={logo} alt={name} isLarge={isLarge} />;
  return (
    <>
      {logo ? <ClinicLogo logo={logo} alt="" isLarge={isLarge} /> : <Logo />}
      {children}
    </>
  );
}
