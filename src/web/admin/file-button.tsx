import './file-button.css';
import type { ComponentProps } from 'react';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface FileButtonProps extends ComponentProps<'input'> {
  icon: IconName;
  /** 'Choose a picture' */
  children: string;
}

/** The browser's own button, whose words are in the language of the browser, lies invisible over ours. */
export function FileButton({ icon, children, ...input }: FileButtonProps) {
  return (
    <span className="file-button">
      <input {...input} className="cover" type="file" />
      <span className="button button-secondary button-small" aria-hidden="true">
        <Icon name={icon} />
        {children}
      </span>
    </span>
  );
}
