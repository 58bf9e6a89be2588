import './form-page.css';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import type { PageWords } from '#web/page-texts.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';

// Shared parts of the pages with a form for visitors: appointment and review.

interface NextStepsProps {
  words: PageWords<'appointment' | 'review'>;
  /** The first step is done. */
  isSent?: boolean | undefined;
  children?: ReactNode;
}

const degreesPerStep = 40;

/** Beside the form: what happens once it is sent. */
export function NextSteps({ words, isSent = false, children }: NextStepsProps) {
  const sent = { title: words.sent_title, text: words.sent_text };
  const steps = words.steps.map((step, index) => (isSent && index === 0 ? sent : step));
  return (
    <aside className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">
        <InItsLanguage text={words.next_title} />
      </h2>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            {isSent && index === 0 ? (
              <span className="step-done centered">
                <Icon name="check" />
              </span>
            ) : (
              <Dial degrees={(index + 1) * degreesPerStep} />
            )}
            <div>
              <h3>
                <InItsLanguage text={step.title} />
              </h3>
              <p>
                <InItsLanguage text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </aside>
  );
}

/** The page once the form has arrived. It takes the focus, so that what became of the form is read out. */
export function Arrived({ title, className = '', ...props }: ComponentProps<'div'> & { title: string }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Engines scroll differently to what takes the focus, some past the heading.
    page.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div ref={page} className={`arrived ${className}`} role="group" aria-label={title} tabIndex={-1} {...props} />;
}

interface AnotherLinkProps {
  /** The page itself, which starts afresh without scripts. */
  href: string;
  onStartAgain: () => void;
  children: string;
}

export function AnotherLink({ href, onStartAgain, children }: AnotherLinkProps) {
  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    onStartAgain();
  };
  return (
    <a className="link-on" href={pageAddress(href)} onClick={startAgain}>
      {children}
    </a>
  );
}
