import type { ComponentProps } from 'react';

/** Takes what was filled in, in place of the page's action. */
export type OnSend = (form: HTMLFormElement) => void;

/** For a form: `onSubmit={onSend && sendHere(onSend)}`. */
export function sendHere(onSend: OnSend): ComponentProps<'form'>['onSubmit'] {
  return (event) => {
    event.preventDefault();
    onSend(event.currentTarget);
  };
}
