import './picture.css';
import { type Aspect, sampleDrawing } from '#contract/plain/picture-name.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { ThemedDrawing } from '#web/ui/drawings/drawing.tsx';
import { calmCornerOf, describePicture, stepOf } from './picture-sources.ts';

interface PictureProps {
  /** Its path on the site. */
  src: string;
  alt: string;
  /** How wide the layout makes it, as in HTML. */
  sizes: string;
  /** That of the box which shows it: what fills the box is cut around the focal point. */
  aspect?: Aspect | undefined;
  className?: string;
  /** One of the first things that are seen of a page should not wait; the others do until they come near. */
  isFirst?: boolean;
  draggable?: boolean;
}

/** Defaults for pictures whose name says nothing. */
const usual = { width: 1_200, height: 800, tone: undefined, focus: null, sources: [] };

/** An uploaded picture, or one of the sample content, which is a drawing in the clinic's colours. */
export function Picture({ src, alt, sizes, aspect, className, isFirst = false, draggable }: PictureProps) {
  const art = useShellData()?.art;
  const { width, height, tone, focus, sources } = describePicture(src, aspect) ?? usual;
  const image = {
    className,
    width,
    height,
    draggable,
    loading: isFirst ? ('eager' as const) : ('lazy' as const),
    fetchPriority: isFirst ? ('high' as const) : undefined,
    decoding: isFirst ? undefined : ('async' as const),
  };
  const sample = sampleDrawing(src);
  if (sample && art) return <ThemedDrawing {...image} name={sample} art={art} alt={alt} />;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...image}
        src={src}
        alt={alt}
        data-tone={tone}
        data-photo={calmCornerOf(src)}
        data-x={stepOf(focus?.x)}
        data-y={stepOf(focus?.y)}
      />
    </picture>
  );
}
