import { Picture } from '#web/ui/media/picture.tsx';

interface ArticlePictureProps {
  /** Name of the file under /uploads/; null for an article without a picture. */
  name: string | null;
  sizes: string;
  /** The first thing that is seen of a page should not wait. */
  isFirst?: boolean;
}

/** A decoration: what it shows is in the words beside it. */
export function ArticlePicture({ name, sizes, isFirst = false }: ArticlePictureProps) {
  if (!name) return null;
  return <Picture src={`/uploads/${name}`} alt="" sizes={sizes} isFirst={isFirst} />;
}

/** Above its text, on a page of its own and over the list. */
export const aboveText = '(min-width: 64em) 42.5rem, 100vw';
