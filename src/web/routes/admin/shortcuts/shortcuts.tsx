import './shortcuts.css';
import { useDeferredValue, useId } from 'react';
import { useIsOwner } from '#web/admin/role.ts';
import {
  goKey,
  places,
  type Shortcut,
  type ShortcutScope,
  shortcuts,
  spokenKey,
  turnShortcuts,
} from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcutsOn } from '#web/admin/shortcuts/use-shortcut.ts';
import { Switch } from '#web/forms/switch.tsx';
import { ownersPages } from '#web/pages.ts';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { useKeys } from './use-keys.ts';

interface ShortcutsProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Listens for the keys of the admin area, and lists them. */
export function Shortcuts({ isOpen, onOpen, onClose }: ShortcutsProps) {
  useKeys(onOpen);
  return isOpen && <ShortcutsDialog onClose={onClose} />;
}

const scopes: Record<ShortcutScope, string> = {
  everywhere: 'Everywhere',
  list: 'In a list',
  row: 'On a row',
  request: 'In an open request',
  visit: 'On a visit in the calendar',
};

interface Entry {
  keys: readonly string[];
  words: string;
}

/** Keys that the browser or a field handles by itself. */
const others: Partial<Record<ShortcutScope, readonly Entry[]>> = {
  everywhere: [{ keys: ['Esc'], words: 'Close what is open' }],
  row: [{ keys: ['Enter'], words: 'Open' }],
  request: [{ keys: ['Ctrl+Enter'], words: 'Mark as done, while you write' }],
  visit: [
    { keys: ['Alt+↑', 'Alt+↓'], words: 'Earlier or later by 5 minutes; with Shift by 15' },
    { keys: ['Alt+←', 'Alt+→'], words: 'To the practitioner or the day beside' },
  ],
};

const arrows: Partial<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑' };

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const isOn = useShortcutsOn();
  const hasList = useDeferredValue(true, false); // a list in the same task as its dialog would be a long one
  return (
    <Dialog kind="wide" labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>Keyboard shortcuts</h2>
        <p>They work when you are not typing.</p>
      </DialogHeader>
      <DialogBody>
        <Switch isOn={isOn} onSwitch={turnShortcuts}>
          Shortcuts in this browser
        </Switch>
        <div className="shortcut-groups">{hasList && <Groups />}</div>
      </DialogBody>
    </Dialog>
  );
}

function Groups() {
  const isOwner = useIsOwner();
  const offered = Object.entries(places).filter(([, { to }]) => isOwner || !ownersPages.includes(to));
  return (
    <>
      {(Object.keys(scopes) as ShortcutScope[]).map((scope) => (
        <Group key={scope} heading={scopes[scope]} entries={[...listShortcuts(scope), ...(others[scope] ?? [])]} />
      ))}
      <Group
        heading={`Go to: ${spokenKey(goKey)}, then`}
        entries={offered.map(([letter, { words }]) => ({ keys: [letter], words }))}
      />
    </>
  );
}

function listShortcuts(scope: ShortcutScope): Entry[] {
  return (Object.values(shortcuts) as Shortcut[]).filter((one) => one.scope === scope);
}

function Group({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  const id = useId();
  return (
    <section className="shortcut-group" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <dl>
        {entries.map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{arrows[key] ?? (key.length > 1 ? key : spokenKey(key))}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
