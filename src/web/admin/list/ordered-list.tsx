import './ordered-list.css';
import type { ReactNode } from 'react';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { ListFoot } from './list-foot.tsx';
import { Grip, MoveButtons } from './ordered-row.tsx';
import { inSheet, RowActions } from './record-links.tsx';
import type { useOptimisticList } from './use-optimistic-list.ts';
import { type Dragging, useOrder } from './use-order.ts';

interface Ordered {
  id: number;
  version: number;
  name: string;
  is_hidden: boolean;
}

interface Params {
  params: { id: number };
}

interface OrderedListProps<Item extends Ordered> {
  growing: ReturnType<typeof useOptimisticList<Item>>;
  open: string | undefined;
  /** Noun for the list, and the API's name for one record: 'rooms', 'room'. */
  noun: string;
  kind: string;
  /** 'as on the website' */
  order: string;
  /** Meaning of the switch of a row while it is on: 'On the website'. */
  shownWhile: string;
  messages: { moveFailure: string; visibilityFailure: string; shown: string; hidden: string };
  calls: {
    get: (input: Params) => Promise<Item>;
    move: (input: Params & { body: { after: number | null } }, options: { ifMatch: number }) => Promise<Item>;
    setVisibility: (input: Params & { body: { is_hidden: boolean } }, options: { ifMatch: number }) => Promise<Item>;
  };
  /** Below the name of an item. */
  children?: (item: Item) => ReactNode;
}

/** Named records in an order of the clinic's own, which are moved by buttons or dragging, and shown or hidden. */
export function OrderedList<Item extends Ordered>(props: OrderedListProps<Item>) {
  const { growing, open, noun, kind, order, shownWhile, messages, calls, children } = props;
  const { list, more, showMore } = growing;
  const { move, announcement, dragging } = useOrder(growing, {
    kind,
    titleOf: ({ name }) => name,
    move: (id, after, ifMatch) => calls.move({ params: { id }, body: { after } }, { ifMatch }),
    find: (id) => calls.get({ params: { id } }),
    failure: messages.moveFailure,
    whole: `the ${noun}`,
  });
  const setVisible = useVisibility(props);
  return (
    <>
      <ol className="table-frame ordered-list" aria-label={noun[0]?.toUpperCase() + noun.slice(1)}>
        {list.body.map((item, place) => (
          <OrderedItem
            key={item.id}
            {...{ item, place, open, shownWhile, dragging }}
            last={list.body.length - 1}
            onMove={(to) => move(item, to)}
            onShow={(isVisible) => void setVisible(item, isVisible)}
          >
            {children?.(item)}
          </OrderedItem>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ListFoot list={list} noun={noun} order={order} more={more} onShowMore={showMore} />
    </>
  );
}

interface OrderedItemProps<Item extends Ordered> {
  item: Item;
  /** Counted from 0. */
  place: number;
  last: number;
  open: string | undefined;
  shownWhile: string;
  dragging: Dragging<Item>;
  onMove: (to: number) => void;
  onShow: (isVisible: boolean) => void;
  children: ReactNode;
}

function OrderedItem<Item extends Ordered>(props: OrderedItemProps<Item>) {
  const { item, place, last, open, shownWhile, dragging, onMove, onShow, children } = props;
  const { id, name, is_hidden } = item;
  return (
    <li className="ordered-row ordered-item" data-open={String(id) === open} {...dragging.rowProps(item, place)}>
      <Grip {...dragging.gripProps(item)} />
      <div className="ordered-words">
        <p className="ordered-name" dir="auto">
          {name}
        </p>
        {children}
      </div>
      <Switch isOn={!is_hidden} onSwitch={onShow} shortcut={useShortcut('switch')}>
        {/* Screen readers announce the state of the switch itself. */}
        <span className="visually-hidden">
          {shownWhile}: {name}
        </span>
        <span aria-hidden="true">{is_hidden ? 'Hidden' : 'Shown'}</span>
      </Switch>
      <MoveButtons id={id} title={name} place={place} last={last} onMove={onMove} />
      <RowActions name={name} edit={inSheet(id, open)} />
    </li>
  );
}

function useVisibility<Item extends Ordered>({ growing, calls, messages }: OrderedListProps<Item>) {
  const toasts = useToasts();
  return async (item: Item, isVisible: boolean) => {
    const params = { id: item.id };
    const is_hidden = !isVisible;
    const result = await growing.change<Item>(item, {
      expect: (now) => ({ ...now, is_hidden }),
      call: (options) => calls.setVisibility({ params, body: { is_hidden } }, options),
      load: () => calls.get({ params }),
    });
    if (result.kind === 'saved') return toasts.success(isVisible ? messages.shown : messages.hidden);
    const isNewer = result.kind === 'stale' && result.theirs !== null;
    const advice = isNewer ? ' Someone else has changed it. Please look at it again.' : '';
    return toasts.failure(`${messages.visibilityFailure}${advice}`);
  };
}
