import { type ReactNode, useEffect, useState } from 'react';
import { Announced } from '#web/admin/announced.tsx';
import { Button } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { StepButton } from '#web/admin/list/step-button.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/clinic.ts';
import { type ListName, useClinicForm } from './clinic-fields.tsx';
import type { Keyed } from './clinic-values.ts';

interface ItemListProps<Name, Item> {
  path: ListName;
  items: readonly Item[];
  texts: { add: string; unnamed: string };
  /** The first field of an entry, whose text is its title. */
  nameField: Name;
  create: () => Item;
  least: number;
  most: number;
  /** Sentences about the removal of an entry. */
  removal?: string;
  /** The fields of an entry. */
  children: (item: Item, index: number) => ReactNode;
}

/** Entries that open one at a time and are reordered with buttons. */
export function ItemList<Name extends string, Item extends Keyed<Record<Name, string>>>(
  props: ItemListProps<Name, Item>,
) {
  const { path, items, texts, nameField, create, least, most, children } = props;
  const { removal = words.itWillLeaveTheSite } = props;
  const { change } = useClinicForm();
  const { says, follow } = useFollow();
  const [removing, setRemoving] = useState<Item>();
  const titleOf = (item: Item) => item[nameField] || texts.unnamed;
  const idOf = (item: Item) => `${path}-${item.key}`;

  const add = () => {
    const item = create();
    change(path, [...items, item]);
    follow(`${path}.${items.length}.${nameField}`, words.addedAs(items.length + 1));
  };
  const move = (from: number, step: 1 | -1) => {
    const [item, other] = [items[from], items[from + step]];
    if (!item || !other) return;
    change(path, items.with(from, other).with(from + step, item));
    const button = step > 0 ? 'down' : 'up';
    follow(`${idOf(item)}-${button}`, words.isNowNumber(titleOf(item), from + step + 1, items.length));
  };
  const remove = (item: Item) => {
    setRemoving(undefined);
    change(
      path,
      items.filter(({ key }) => key !== item.key),
    );
    follow(`${path}-add`, words.isRemoved(titleOf(item)));
  };

  return (
    <>
      <ol className="clinic-items stack">
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
        <Button icon="plus" id={`${path}-add`} onClick={add}>
          {texts.add}
        </Button>
      ) : (
        <p className="hint">{words.listIsFull(most)}</p>
      )}
      <Announced>{says}</Announced>
      {removing && (
        <ConfirmDialog
          question={<Sentence words={words.removeQuestion} fields={{ title: <bdi>{titleOf(removing)}</bdi> }} />}
          confirm={words.remove}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          <p>{removal}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ItemCardProps {
  id: string;
  /** `practitioners.0` */
  path: string;
  title: string;
  /** Starts open. */
  isNew: boolean;
  place: { isFirst: boolean; isLast: boolean };
  onMove: (step: 1 | -1) => void;
  /** Undefined if the entry cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of a list: its title, the buttons that move and remove it, and its fields once it is opened. */
function ItemCard({ id, path, title, isNew, place, onMove, onRemove, children }: ItemCardProps) {
  const { errors } = useFormParts();
  const [isOpen, setOpen] = useState(isNew);
  const hasError = Object.keys(errors).some((at) => at.startsWith(`${path}.`));
  return (
    <li className="clinic-item" data-invalid={hasError}>
      <div className="clinic-item-buttons">
        <StepButton
          id={`${id}-up`}
          icon="up"
          label={words.moveUp(title)}
          isOff={place.isFirst}
          onClick={() => onMove(-1)}
        />
        <StepButton
          id={`${id}-down`}
          icon="down"
          label={words.moveDown(title)}
          isOff={place.isLast}
          onClick={() => onMove(1)}
        />
        {onRemove && (
          <StepButton id={`${id}-remove`} icon="trash" label={words.removeEntry(title)} onClick={onRemove} />
        )}
      </div>
      {/* Stays open while it contains an error. */}
      <details open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary id={id}>
          <span dir="auto">{title}</span>
        </summary>
        {children}
      </details>
    </li>
  );
}

/** Moves the focus to an element after a list has changed, and announces what happened. */
export function useFollow() {
  const [last, setLast] = useState<{ target: string; says: string }>();
  useEffect(() => {
    if (last) document.getElementById(last.target)?.focus();
  }, [last]);
  return { says: last?.says, follow: (target: string, says: string) => setLast({ target, says }) };
}
