import { sections } from './sections/section.tsx';

export function SectionIndex() {
  return (
    <nav className="clinic-index" aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
