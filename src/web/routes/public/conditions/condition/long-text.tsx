import './long-text.css';
import type { LongText as Text } from '#contract/conditions.ts';
import { Paragraphs } from '#web/ui/paragraphs.tsx';

/** Either form in which such a text is stored: paragraphs, or titled points. */
export function LongText({ text }: { text: Text }) {
  if (typeof text === 'string') return <Paragraphs text={text} />;
  return (
    <div className="long-text">
      <dl>
        {text.map(({ title, description }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <Paragraphs text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
