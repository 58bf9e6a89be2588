import './sheet-heading.css';
import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when the sheet opens, so that it is read and Tab goes on inside. */
export function SheetHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 id={id} ref={heading} className="sheet-heading" tabIndex={-1}>
      {children}
    </h2>
  );
}
