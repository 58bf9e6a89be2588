import { adminIconPaths, type IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Drawing, DrawingOnDeep } from '#web/ui/drawings/drawing.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { Picture } from '#web/ui/media/picture.tsx';

const drawings = import.meta.glob<string>('../art/*.svg', { eager: true, import: 'default', query: '?no-inline' });

/** Every drawing of the site on its own ground. */
export function Drawings() {
  return (
    <div className="style-small">
      {Object.entries(drawings).map(([path, src]) => {
        const name = path.replace(/^.*\/|\.svg$/g, '');
        return (
          <figure key={path} className={name.startsWith('band-') ? 'style-deep' : undefined}>
            <Drawing src={src} alt="" />
            <figcaption>{name}</figcaption>
          </figure>
        );
      })}
      <figure className="style-deep">
        <DrawingOnDeep src={drawings['../art/ring.svg'] ?? ''} alt="" />
      </figure>
    </div>
  );
}

export function Icons() {
  return (
    <div className="style-small">
      <span className="row">
        <Logo /> logo
      </span>
      {(Object.keys(adminIconPaths) as IconName[]).map((name) => (
        <span key={name} className="row">
          <Icon name={name} /> {name}
        </span>
      ))}
    </div>
  );
}

/** The first pictures of the gallery. */
export function Pictures({ pictures }: { pictures: readonly { image: string; alt: string }[] }) {
  return (
    <div className="style-columns">
      {pictures.map(({ image, alt }) => (
        <Picture key={image} src={image} alt={alt} sizes="20rem" />
      ))}
    </div>
  );
}
