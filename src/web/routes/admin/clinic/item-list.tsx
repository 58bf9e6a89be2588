import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useClinicForm } from './clinic-form-context.ts';
import type { Keyed } from './clinic-values.ts';
import { ItemCard } from './item-card.tsx';
import { useFollow } from './use-follow.ts';

interface ItemListProps<Name, Item> {
  path: 'practitioners' | 'heroSlides';
  items: readonly Item[];
  /** `practitioner`, `slide` */
  noun: string;
  /** The field that an entry goes by, which is its first one too. */
  nameField: Name;
  create: () => Item;
  least: number;
  most: number;
  /** The fields of an entry. */
  children: (item: Item, index: number) => ReactNode;
}

/** Entries that open one by one, in an order that buttons change. */
export function ItemList<Name extends string, Item extends Keyed<Record<Name, string>>>(
  props: ItemListProps<Name, Item>,
) {
  const { path, items, noun, nameField, create, least, most, children } = props;
  const { change } = useClinicForm();
  const { says, follow } = useFollow();
  const [removing, setRemoving] = useState<Item>();
  const titleOf = (item: Item) => item[nameField] || `New ${noun}`;
  const idOf = (item: Item) => `${path}-${item.key}`;

  const add = () => {
    const item = create();
    change(path, [...items, item]);
    follow(`${path}.${items.length}.${nameField}`, `Added as number ${items.length + 1}.`);
  };
  const move = (from: number, step: 1 | -1) => {
    const [item, other] = [items[from], items[from + step]];
    if (!item || !other) return;
    change(path, items.with(from, other).with(from + step, item));
    const button = step > 0 ? 'down' : 'up';
    follow(`${idOf(item)}-${button}`, `${titleOf(item)} is now number ${from + step + 1} of ${items.length}.`);
  };
  const remove = (item: Item) => {
    setRemoving(undefined);
    change(
      path,
      items.filter(({ key }) => key !== item.key),
    );
    follow(`${path}-add`, `${titleOf(item)} is removed.`);
  };

  return (
    <>
      <ol className="clinic-items">
        {items.map((item, index) => (
          <ItemCard
            key={item.key}
            id={idOf(item)}
            path={`${path}.${index}`}
            title={titleOf(item)}
            isNew={item[nameField] === ''}
            place={{ isFirst: index === 0, isLast: index === items.length - 1 }}
            onMove={(step) => move(index, step)}
            onRemove={items.length > least ? () => setRemoving(item) : undefined}
          >
            {children(item, index)}
          </ItemCard>
        ))}
      </ol>
      {items.length < most ? (
        <button type="button" id={`${path}-add`} className="button button-secondary button-small" onClick={add}>
          <Icon name="plus" />
          Add a {noun}
        </button>
      ) : (
        <p className="hint">There is room for {most}, and all of it is taken.</p>
      )}
      <p className="visually-hidden" role="status">
        {says}
      </p>
      {removing && (
        <ConfirmDialog
          question={`Remove ${titleOf(removing)}?`}
          confirm="Remove"
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          <p>It disappears from the site when you save the changes.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
