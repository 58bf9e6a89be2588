import { useEffect, useEffectEvent, useRef } from 'react';

/** For a controlled input: takes over what was typed into it before scripts ran. */
export function useEarlyText(value: string, onChange: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  useEffect(() => takeOver(), []);
  return input;
}
