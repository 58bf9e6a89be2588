import { Announced } from '#web/admin/announced.tsx';
import { attempt } from '#web/forms/define-form.ts';
import './ordered-list.css';
import './ordered-row.css';
import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { ShownList, Versioned } from '#web/admin/records/cache.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { isFailure } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/list.ts';
import { ListFoot } from './list-foot.tsx';
import { inSheet, RowActions } from './record-links.tsx';
import { StayingList } from './staying-rows.tsx';

interface Params {
  params: { id: number };
}

type Call<Item, Input> = (input: Input, options: { ifMatch: number }) => Promise<Item>;

interface Named extends Versioned {
  name?: string;
  title?: string;
  is_hidden?: boolean;
}

interface OrderedListProps<Item extends Named> {
  shown: ShownList<Item>;
  open: string | undefined;
  of: keyof typeof words.orderedLists;
  /** 'as on the website' */
  order: string;
  /** Meaning of the switch of a row while it is on: 'On the website'; no row is hidden without it. */
  shownWhile?: string;
  messages: { moveFailure: string; visibilityFailure?: string; shown?: string; hidden?: string };
  calls: {
    get: (input: Params) => Promise<Item>;
    move: Call<Item, Params & { body: { after: number | null } }>;
    setVisibility?: Call<Item, Params & { body: { is_hidden: boolean } }>;
  };
  onDelete?: (item: Item) => void;
  /** Address of an item on the website, if it is there. */
  viewOf?: (item: Item) => string | undefined;
  /** Words of an item below its name; with `rowClass`, all that stands in front of the buttons. */
  rowClass?: string;
  children?: (item: Item) => ReactNode;
}

const nameOf = ({ name, title }: Named) => name ?? title ?? '';

/** Records in an order of the clinic's own, which are moved by buttons or dragging, and shown or hidden. */
export function OrderedList<Item extends Named>(props: OrderedListProps<Item>) {
  const { shown, of, order } = props;
  const { list, showMore } = shown;
  const { move, announcement } = useMoves(props);
  const dragging = useDragging(list.body, move);
  const setVisible = useVisibility(props);
  return (
    <>
      <StayingList className="table-frame ordered-list" label={words.orderedLists[of].label} isOrdered>
        {list.body.map((item, place) => (
          <OrderedItem
            key={item.id}
            {...props}
            {...{ item, place, dragging }}
            last={list.body.length - 1}
            onMove={(to) => move(item, to)}
            onShow={(isVisible) => void setVisible(item, isVisible)}
          />
        ))}
      </StayingList>
      <Announced>{announcement}</Announced>
      <ListFoot list={list} noun={words.orderedLists[of].rows} order={order} onShowMore={showMore} />
    </>
  );
}

interface OrderedItemProps<Item extends Named>
  extends Pick<OrderedListProps<Item>, 'open' | 'shownWhile' | 'onDelete' | 'viewOf' | 'rowClass' | 'children'> {
  item: Item;
  /** Counted from 0. */
  place: number;
  last: number;
  dragging: ReturnType<typeof useDragging<Item>>;
  onMove: (to: number) => void;
  onShow: (isVisible: boolean) => void;
}

function OrderedItem<Item extends Named>(props: OrderedItemProps<Item>) {
  const { item, place, last, open, shownWhile, dragging, onMove, onShow, onDelete, viewOf } = props;
  const { rowClass, children } = props;
  const { id, is_hidden = false } = item;
  const name = nameOf(item);
  const shortcut = useShortcut('switch');
  return (
    <li
      className={`ordered-row grid ${rowClass ?? 'ordered-item'}`}
      data-open={String(id) === open}
      {...dragging.rowProps(item, place)}
    >
      <span className="row-grip centered" aria-hidden="true" title={words.dragElsewhere} {...dragging.gripProps(item)}>
        <Icon name="grip" />
      </span>
      {rowClass ? (
        children?.(item)
      ) : (
        <div className="ordered-words">
          <p className="ordered-name" dir="auto">
            {name}
          </p>
          {children?.(item)}
        </div>
      )}
      {shownWhile && (
        <Switch isOn={!is_hidden} onSwitch={onShow} shortcut={shortcut}>
          {/* Screen readers announce the state of the switch itself. */}
          <span className="visually-hidden">
            {shownWhile}: {name}
          </span>
          <span aria-hidden="true">{is_hidden ? words.hidden : words.shown}</span>
        </Switch>
      )}
      <MoveButtons id={id} title={name} place={place} last={last} onMove={onMove} />
      <RowActions
        name={name}
        view={viewOf?.(item)}
        edit={inSheet(id, open)}
        {...(onDelete && { onDelete: () => onDelete(item) })}
      />
    </li>
  );
}

interface MoveButtonsProps {
  id: number;
  title: string;
  /** Counted from 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
}

function MoveButtons({ id, title, place, last, onMove }: MoveButtonsProps) {
  const button = (name: string, icon: IconName, to: number, isOff: boolean) => (
    // Disabling the button at the first or last place would lose the focus.
    <button
      type="button"
      id={`${icon}-${id}`}
      className="icon-button"
      aria-label={`${name}: ${title}`}
      title={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onMove(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="row-moves">
      {button(words.moveUp, 'up', place - 1, place === 0)}
      {button(words.moveDown, 'down', place + 1, place === last)}
      {button(words.moveToTop, 'top', 0, place === 0)}
    </div>
  );
}

/** A move is shown and announced at once, and saved after the previous one. If one fails, it and those behind it are undone. */
function useMoves<Item extends Named>({ shown, of, messages, calls }: OrderedListProps<Item>) {
  const { list, records, name } = shown;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [announcement, announce] = useState('');
  const failures = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function save({ id, version }: Item, after: number | null, before: readonly number[]) {
    const failuresThen = failures.current;
    const previous = queue.current;
    const moving = (async () => {
      await previous;
      if (failures.current !== failuresThen) return undefined;
      const moved = await attempt(
        () => records.inTurn({ id, version }, (options) => calls.move({ params: { id }, body: { after } }, options)),
        { load: () => calls.get({ params: { id } }) },
      );
      if (moved.kind !== 'saved') failures.current += 1;
      return moved;
    })();
    queue.current = moving;
    const result = await moving;
    if (!result) return undefined;
    if (result.kind === 'saved') return records.put(result.saved);
    records.arrange(name, before);
    if (isFailure(result)) return toasts.failure(messages.moveFailure);
    toasts.failure(`${messages.moveFailure} ${words.orderedLists[of].changed}`);
    return revalidate();
  }

  function move(item: Item, to: number) {
    const before = list.body.map(({ id }) => id);
    const after = before.filter((id) => id !== item.id).toSpliced(to, 0, item.id);
    if (before.indexOf(item.id) === to) return;
    const focused = document.activeElement;
    flushSync(() => records.arrange(name, after));
    // Moving an element in the DOM takes its focus away.
    if (focused instanceof HTMLElement) focused.focus();
    announce(words.moved(nameOf(item), to + 1, after.length));
    void save(item, after[to - 1] ?? null, before);
  }

  return { move, announcement };
}

function useVisibility<Item extends Named>({ shown, calls, messages }: OrderedListProps<Item>) {
  const say = useSay();
  return async (item: Item, isVisible: boolean) => {
    const { setVisibility } = calls;
    if (!setVisibility) return;
    const params = { id: item.id };
    const is_hidden = !isVisible;
    const result = await shown.change<Item>(item, {
      expect: (now) => ({ ...now, is_hidden }),
      call: (options) => setVisibility({ params, body: { is_hidden } }, options),
      load: () => calls.get({ params }),
    });
    const done = (isVisible ? messages.shown : messages.hidden) ?? '';
    void say(result, { done, failure: messages.visibilityFailure ?? '' });
  };
}

/** Drag and drop of rows by their grip, for the mouse only: the buttons do the same by keyboard and touch. */
function useDragging<Item extends Named>(items: readonly Item[], move: (item: Item, to: number) => void) {
  const [dragged, setDragged] = useState<Item>();
  const [over, setOver] = useState<number>();
  const from = items.findIndex(({ id }) => id === dragged?.id);

  const gripProps = (item: Item): ComponentProps<'span'> => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
      const row = currentTarget.closest('li');
      if (row) dataTransfer.setDragImage(row, 20, 20);
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', nameOf(item)); // Firefox starts no drag without data
      setDragged(item);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
  });

  const rowProps = (item: Item, place: number) => ({
    'data-dragged': item.id === dragged?.id,
    'data-drop': dragged && over === place && place !== from ? (place < from ? 'before' : 'behind') : undefined,
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      if (over !== place) setOver(place);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      move(dragged, place);
    },
  });

  return { gripProps, rowProps };
}
