import './palette.css';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '#contract/plain/limits.ts';
import { matchNames } from '#web/admin/list/match-names.ts';
import { useMayOpen } from '#web/admin/role.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { CallOptions } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { accountPath } from '#web/api/session.ts';
import { adminPages, settingsPath } from '#web/pages.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Dialog, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as frameWords from '#words/admin/frame.ts';
import * as words from '#words/admin/palette.ts';
import * as tabWords from '#words/admin/tabs.ts';
import { useLeave } from '../use-leave.ts';

/** A choice in the palette. */
interface Command {
  /** Unique, and part of an element's id. */
  key: string;
  name: string;
  /** Says more, in one line. */
  about?: string | undefined;
  run: () => void;
}

const names: Partial<Record<string, string>> = {
  ...tabWords.tabs,
  ...words.otherPages,
  [settingsPath]: tabWords.settings,
  [accountPath]: tabWords.account,
};
const abouts: Partial<Record<string, string>> = tabWords.abouts;

/** Pages of the admin area that someone can open. */
function listPages(mayOpen: (path: string) => boolean, open: (path: string) => void): Command[] {
  return adminPages.flatMap(({ path }) => {
    const name = names[path];
    if (name === undefined || !mayOpen(path)) return [];
    return { key: `page${path.replaceAll('/', '-')}`, name, about: abouts[path], run: () => open(path) };
  });
}

/** Commands that have what is typed in their names or in what is said about them. */
const matchCommands = (commands: readonly Command[], typed: string) =>
  matchNames(commands, typed, ({ about }) => (about ? [about] : []));

/** A search starts when typing has paused for so long, in ms. */
const typingPause = 200;
const shortest = 2;
const most = 8;

type Person = Omit<Command, 'run'> & { path: string };

/** Patients by name, reference, e-mail address, and the beginning or the end of a phone number. */
async function findPeople(q: string, options: CallOptions): Promise<Person[]> {
  const { body } = await adminApi.patients.search({ body: { q, limit: String(most) } }, options);
  return body.map(({ id, name, phone, email }) => ({
    key: `patient-${id}`,
    name,
    about: phone ?? email ?? undefined,
    path: `/admin/patients/${id}`,
  }));
}

/** The people who fit what is typed; undefined while they are looked for, null if that failed. Only the latest search is under way. */
function usePeople(typed: string, isAllowed: boolean): readonly Person[] | null | undefined {
  const q = isAllowed ? typed.trim() : '';
  const [found, setFound] = useState<{ q: string; people: Person[] | null }>();
  useEffect(() => {
    if (q.length < shortest) return;
    const request = new AbortController();
    const { signal } = request;
    const search = async () => {
      const people = await loadOr(null, () => findPeople(q, { signal }), { signal });
      if (!signal.aborted) setFound({ q, people });
    };
    const timer = setTimeout(() => void search(), typingPause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q]);
  if (q.length < shortest) return [];
  return found?.q === q ? found.people : undefined;
}

/** Finds patients, pages and actions: a combobox with a list, as in the ARIA Authoring Practices. */
export function Palette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<string>();
  const { groups, people, findsPeople } = useGroups(typed, onShortcuts);
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
        <h2 id={`${id}-heading`}>{frameWords.find}</h2>
        <input
          className="input"
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={findsPeople ? words.patientsPagesActions : words.pagesActions}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={findsPeople ? words.namePhonePage : words.pageOrAction}
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
          {typed.trim() === '' && findsPeople ? words.foundBy : describe(commands.length, people, typed)}
        </p>
      </DialogHeader>
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label={words.found}>
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
  const findsPeople = mayOpen('/admin/patients');
  const people = usePeople(typed, findsPeople);
  const found = (people ?? []).map(({ path, ...person }) => ({ ...person, run: () => open(path) }));
  const groups: GroupOfCommands[] = [
    { name: words.actions, commands: matchCommands(actions, typed) },
    { name: words.pages, commands: matchCommands(pages, typed) },
    { name: words.patients, commands: found },
  ];
  return { people, findsPeople, groups: groups.filter(({ commands }) => commands.length > 0) };
}

interface Action extends Command {
  /** Page of the action; offered to those who may open it. */
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
      name: words.newBooking,
      about: words.forCaller,
      page: '/admin',
      run: () => open('/admin?open=new'),
    },
    { key: 'next-day', name: words.nextDay, about: words.inCalendar, run: () => turn(1) },
    { key: 'previous-day', name: words.previousDay, about: words.inCalendar, run: () => turn(-1) },
    { key: 'shortcuts', name: words.keyboardShortcuts, run: onShortcuts },
    {
      key: 'website',
      name: frameWords.website,
      about: words.asVisitors,
      run: () => window.location.assign(pageAddress('/')),
    },
    { key: 'lock', name: frameWords.lock, about: words.asksPassword, run: () => void lock() },
    { key: 'sign-out', name: frameWords.signOut, run: () => void signOut() },
  ];
}

function describe(count: number, people: ReturnType<typeof usePeople>, typed: string) {
  if (typed.length >= limits.name) return words.onlyFirst(limits.name);
  if (people === undefined) return words.looking;
  if (people === null) return words.failed;
  if (count === 0) return words.nothingFits;
  if (people.length === most) return words.firstPatients(most);
  return words.fit(count);
}
