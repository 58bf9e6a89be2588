import './logo.css';

/** Drawn by `art/scenes/marks.ts`. As elements, because browsers open a document of its own for each SVG picture. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M15.3 10.8l-2 13.2a2.9 2.9 0 0 1-5.8 0l-2-13.2a5 5 0 1 1 9.8 0zm-7-.8a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 1 0-4.2 0z" />
      <path d="M17.5 23.4a15.2 15.2 0 0 0 8.1-13.4" />
    </svg>
  );
}
