import './icon.css';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A decoration beside words, or inside a control that has a name of its own: never the only thing that says something. */
export function Icon({ name }: { name: IconName }) {
  const paths: { line: string; fill?: string } = iconPaths[name];
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths.line} />
      {paths.fill && <path className="icon-fill" d={paths.fill} />}
    </svg>
  );
}
