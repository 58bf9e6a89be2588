import './site-frame.css';
import { type ReactNode, useRef } from 'react';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface SiteFrameProps {
  /** Stands above the header, and scrolls away. */
  above?: ReactNode;
  children: ReactNode;
}

/** Header, footer and floating buttons around a page. */
export function SiteFrame({ above, children }: SiteFrameProps) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {above}
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingButtons />
    </div>
  );
}
