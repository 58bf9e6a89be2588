import './icon.css';
import { createContext, useContext } from 'react';
import { direction } from '#words/locale.ts';
import type { IconName } from './admin-icon-paths.ts';
import { type IconPaths, iconPaths } from './icon-paths.ts';

/** The drawings at hand: those of visitors' pages, unless a part of the site brings more. */
export const IconDrawings = createContext<Partial<Record<IconName, IconPaths>>>(iconPaths);

/** Drawings that are mirrored where lines run to the left. */
const pointing = new Set<IconName>(['arrow', 'back', 'menu', 'next', 'out', 'previous']);

/** A decoration beside words, or inside a control that has a name of its own: never the only thing that says something. */
export function Icon({ name }: { name: IconName }) {
  const paths = useContext(IconDrawings)[name];
  if (!paths) throw new Error(`The icon ${name} is not among the drawings of this part of the site.`);
  return (
    <svg
      className={direction === 'rtl' && pointing.has(name) ? 'icon icon-forward' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths.line} />
      {paths.fill && <path className="icon-fill" d={paths.fill} />}
    </svg>
  );
}
