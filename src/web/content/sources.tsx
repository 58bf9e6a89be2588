import './sources.css';
import { linesOf, sourceOf } from './lines.ts';

/** Sources of a text, one `Title | https://…` a line. */
export function Sources({ text }: { text: string }) {
  return (
    <ol className="sources small">
      {linesOf(text).map((line) => {
        const { title, address } = sourceOf(line);
        return (
          <li key={line} dir="auto">
            {address ? (
              <a href={address} rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        );
      })}
    </ol>
  );
}
