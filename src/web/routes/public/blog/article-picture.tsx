interface ArticlePictureProps {
  /** Name of the file under /uploads/; null for an article without a picture. */
  name: string | null;
  /** The first thing that is seen of a page should not wait. */
  isFirst?: boolean;
}

/** A decoration: what it shows is in the words beside it. */
export function ArticlePicture({ name, isFirst = false }: ArticlePictureProps) {
  if (!name) return null;
  return (
    <img
      src={`/uploads/${name}`}
      width="1200"
      height="800"
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
