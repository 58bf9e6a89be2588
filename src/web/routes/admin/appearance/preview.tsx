import type { CSSProperties } from 'react';
import { initialOf } from '#contract/plain/initial.ts';
import { fitsIcon, type ShownLogo } from '#contract/plain/logo-name.ts';
import type { Look } from '#contract/plain/themes/looks.ts';
import { roles } from '#contract/plain/themes/roles.ts';
import { type Scheme, themeColours } from '#contract/plain/themes/theme-colours.ts';
import { cornerNames, radiiOf } from '#contract/plain/themes/theme-css.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Brand, ClinicLogo } from '#web/ui/drawings/clinic-logo.tsx';
import * as words from '#words/admin/appearance.ts';
import { useTypefaces } from './wear-look.ts';

const names = { light: words.light, dark: words.dark };

/** A piece of the website in a look that is not saved yet. Nothing in it can be pressed. */
export function Preview({ look, logo, scheme }: { look: Look; logo: ShownLogo | null; scheme: Scheme }) {
  const { name } = useClinic();
  const families = useTypefaces(look.typefaces);
  const colours = themeColours(look.hue, scheme);
  const tokens = {
    ...families,
    ...Object.fromEntries(roles.map((role) => [`--${role}`, colours[role]])),
    ...Object.fromEntries(cornerNames.map((token, at) => [token, radiiOf(look.corners)[at]])),
    colorScheme: scheme,
  } as CSSProperties;
  return (
    <figure>
      <figcaption className="soft">{names[scheme]}</figcaption>
      <div className="look" style={tokens} data-scheme={scheme} data-hero={look.hero} inert>
        <p className="look-header row">
          <Brand logo={logo} name={name}>
            <bdi>{name}</bdi>
          </Brand>
        </p>
        <div className="look-hero">
          <p className="look-heading">{words.sampleHeading}</p>
          <p>{words.sampleText}</p>
          <p className="row cluster">
            <span className="button button-primary button-small">{words.sampleBook}</span>
            <span className="look-link">{words.sampleCall}</span>
          </p>
          {/* The server leads from any hash to the one of today. */}
          <img src={`/art/hero-shoulder.${look.hue}-${scheme}.0.svg`} alt="" width="1600" height="1000" />
        </div>
        <div className="look-page">
          <div className="look-card">
            <p className="look-title">{words.sampleCard}</p>
            <p className="look-soft">{words.sampleNote}</p>
            <p className="look-link">{words.sampleLink}</p>
          </div>
          <div className="stack">
            <span className="look-field">{words.sampleField}</span>
            <span className="button button-pine button-small">{words.sampleChosen}</span>
          </div>
        </div>
      </div>
    </figure>
  );
}

/** The icon of tabs and home screens, as the server will draw it. */
export function IconPreview({ look, logo }: { look: Look; logo: ShownLogo | null }) {
  const { name } = useClinic();
  const { deep, surface, ...colours } = themeColours(look.hue, 'light');
  const shown = logo && fitsIcon(logo) ? logo : undefined;
  const ground = shown?.grounds === 'dark' ? deep : surface;
  return (
    <p className="appearance-icon row soft">
      <span
        className="look-icon"
        style={{ background: shown ? ground : colours['deep-active'], color: colours['on-deep'] }}
        aria-hidden="true"
      >
        {shown ? <ClinicLogo logo={{ ...shown, grounds: 'both' }} alt="" /> : initialOf(name)}
      </span>
      {words.icon}
    </p>
  );
}
