import type { Blog } from '#contract/blogs.ts';
import { Field } from '#web/forms/field.tsx';
import { controlId } from './blog-values.ts';

interface SlugFieldProps {
  /** As it is stored. */
  blog: Blog | null;
  slug: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

/** The end of the blog's address. */
export function SlugField({ blog, slug, error, onChange }: SlugFieldProps) {
  const moves = blog?.is_active === 1 && slug !== blog.slug;
  return (
    <Field
      id={controlId('slug')}
      label="Address"
      hint={
        <>
          The page will be at <span className="blog-address">/blog/{slug || '…'}</span>
        </>
      }
      error={error}
      after={
        <p className="blog-moves" role="status">
          {moves && 'This blog is published. Links to its old address will lead to the new one.'}
        </p>
      }
    >
      {(control) => (
        <input
          {...control}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
