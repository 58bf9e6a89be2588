import '../media/picture.css';
import type { ComponentProps } from 'react';
import { useShellData } from '#web/shell/clinic.ts';

type DrawingProps = Omit<ComponentProps<'img'>, 'src'> & {
  /** The address of an SVG file of `web/art`, as it is imported. */
  src: string;
  alt: string;
};

/** A drawing of the site in the clinic's colours, light and dark. Those for dark bands are the same in both. */
export function Drawing({ src, alt, ...image }: DrawingProps) {
  const art = useShellData()?.art;
  const name = nameOf(src);
  if (!art || !name) return <img {...image} src={src} alt={alt} />;
  if (name.startsWith('band-')) return <img {...image} src={`/art/${name}.${art.light}.svg`} alt={alt} />;
  return <ThemedDrawing {...{ ...image, name, art, alt }} />;
}

interface ThemedDrawingProps extends ComponentProps<'img'> {
  name: string;
  /** Parts of the addresses in each scheme. */
  art: { light: string; dark: string };
  alt: string;
}

export function ThemedDrawing({ name, art, alt, ...image }: ThemedDrawingProps) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" data-dark="" srcSet={`/art/${name}.${art.dark}.svg`} />
      <img {...image} src={`/art/${name}.${art.light}.svg`} alt={alt} />
    </picture>
  );
}

/** A drawing on a dark band, in the light colours that it has in the dark. */
export function DrawingOnDeep({ src, alt, ...image }: DrawingProps) {
  const art = useShellData()?.art;
  return <img {...image} src={art ? `/art/${nameOf(src)}.${art.dark}.svg` : src} alt={alt} />;
}

/** The name of a file, which the build ends with a hash, and development with how it is imported. */
const nameOf = (src: string) => /\/([a-z-]+)\.svg\b/.exec(src.replace(/^(\/assets\/.+)-[\w-]{6}\.svg$/, '$1.svg'))?.[1];
