import './palette.css';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useMayOpen } from '#web/admin/role.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Dialog, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { useLeave } from '../use-leave.ts';
import { type Command, listPages, matchCommands } from './commands.ts';
import { usePeople } from './find-people.ts';

interface PaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** Finds patients, pages and actions: a combobox with a list, as in the ARIA Authoring Practices. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<string>();
  const { groups, people } = useGroups(typed, onShortcuts);
  const commands = groups.flatMap((group) => group.commands);
  const active = commands.find(({ key }) => key === chosen) ?? commands[0];
  const optionId = ({ key }: Command) => `${id}-${key}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const place = active ? commands.indexOf(active) : -1;
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') run(active);
    else if (step !== undefined) choose(commands.at((place + step) % commands.length)?.key);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog labelledBy={`${id}-heading`} onClose={onClose}>
      <DialogHeader>
        <h2 id={`${id}-heading`}>Find</h2>
        <input
          className="input"
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Patients, pages and actions"
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder="Name, phone, page …"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.name}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            choose(undefined);
          }}
          onKeyDown={press}
        />
        <p role="status" className="note">
          {describe(commands.length, people, typed)}
        </p>
      </DialogHeader>
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label="Found">
        {groups.map((group) => (
          <Group key={group.name} group={group} active={active} optionId={optionId} onRun={run} />
        ))}
      </div>
    </Dialog>
  );
}

interface GroupOfCommands {
  name: string;
  commands: readonly Command[];
}

interface GroupProps {
  group: GroupOfCommands;
  active: Command | undefined;
  optionId: (command: Command) => string;
  onRun: (command: Command) => void;
}

function Group({ group: { name, commands }, active, optionId, onRun }: GroupProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className="palette-group">
      <p id={heading} role="presentation" className="note">
        {name}
      </p>
      {commands.map((command) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, whose keys choose
        <div
          key={command.key}
          id={optionId(command)}
          role="option"
          aria-selected={command === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          <bdi>{command.name}</bdi>
          {command.about && <span className="note">{command.about}</span>}
        </div>
      ))}
    </div>
  );
}

/** Pages and actions first: they are there at once, so that nothing above the chosen one moves when patients come. */
function useGroups(typed: string, onShortcuts: () => void) {
  const navigate = useNavigate();
  const open = (path: string) => void navigate(path);
  const mayOpen = useMayOpen();
  const pages = listPages(mayOpen, open);
  const actions = useActions(open, onShortcuts).filter(({ page }) => page === undefined || mayOpen(page));
  const people = usePeople(typed, mayOpen('/admin/patients'));
  const found = (people ?? []).map(({ path, ...person }) => ({ ...person, run: () => open(path) }));
  const groups: GroupOfCommands[] = [
    { name: 'Actions', commands: matchCommands(actions, typed) },
    { name: 'Pages', commands: matchCommands(pages, typed) },
    { name: 'Patients', commands: found },
  ];
  return { people, groups: groups.filter(({ commands }) => commands.length > 0) };
}

interface Action extends Command {
  /** Where it happens; only those who may open the page get it. */
  page?: string;
}

function useActions(open: (path: string) => void, onShortcuts: () => void): Action[] {
  const { pathname, search } = useLocation();
  const { timeZone } = useClinic();
  const { lock, signOut } = useLeave();
  /** Stays in the view of the calendar, if it is open. */
  const turn = (days: number) => {
    const params = new URLSearchParams(pathname === '/admin/calendar' ? search : '');
    const day = params.get('day') ?? wallTime(Date.now(), timeZone).day;
    params.set('day', addDays(day, days));
    params.delete('open');
    open(`/admin/calendar?${params}`);
  };
  return [
    {
      key: 'new-booking',
      name: 'New booking',
      about: 'For a caller',
      page: '/admin',
      run: () => open('/admin?open=new'),
    },
    { key: 'next-day', name: 'Next day', about: 'In the calendar', run: () => turn(1) },
    { key: 'previous-day', name: 'Previous day', about: 'In the calendar', run: () => turn(-1) },
    { key: 'shortcuts', name: 'Keyboard shortcuts', run: onShortcuts },
    { key: 'website', name: 'Website', about: 'As visitors see it', run: () => window.location.assign('/') },
    { key: 'lock', name: 'Lock', about: 'Asks for your password', run: () => void lock() },
    { key: 'sign-out', name: 'Sign out', run: () => void signOut() },
  ];
}

function describe(count: number, people: ReturnType<typeof usePeople>, typed: string) {
  if (typed.trim() === '') return 'Patients are found by name, phone, e-mail or reference.';
  if (typed.length >= limits.name) return `Only the first ${limits.name} characters are searched.`;
  if (people === undefined) return 'Looking for patients …';
  if (people === null) return 'The patients could not be searched just now. Type on to try again.';
  if (count === 0) return 'Nothing fits. Try fewer letters, or another word.';
  return count === 1 ? '1 fits' : `${count} fit`;
}
