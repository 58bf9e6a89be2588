import { useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#contract/limits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ConditionErrors, type ConditionField, conditionControl, type LongTextField } from './condition-values.ts';
import { isBlank, type LongTextDraft, type Point } from './long-text-draft.ts';
import { PointFields } from './point-fields.tsx';
import { addPoint, changePoint, insertPoint, movePoint, removePoint } from './points.ts';

export interface PointListProps {
  field: LongTextField;
  label: string;
  draft: LongTextDraft;
  errors: ConditionErrors;
  /** `touched` as in `useConditionForm`. */
  onChange: (changed: (now: LongTextDraft) => LongTextDraft, touched: string) => void;
}

/** Titled points that can be added, removed and put in order, by keyboard as well. The focus stays with what was done. */
export function PointList({ field, label, draft, errors, onChange }: PointListProps) {
  const { points } = draft;
  const toasts = useToasts();
  const [news, setNews] = useState('');

  function edit(edited: (now: readonly Point[]) => readonly Point[], touched = `${field}.`) {
    onChange((now) => ({ ...now, points: edited(now.points) }), touched);
  }

  /** The order changes: what it was is no longer at its place, so the new one is on screen before the focus goes there. */
  function rearrange(edited: (now: readonly Point[]) => readonly Point[], focus: string, said: string) {
    flushSync(() => {
      edit(edited);
      setNews(said);
    });
    document.getElementById(focus)?.focus();
  }

  const titleId = (place: number) => conditionControl(`${field}.${place}.title`);

  function add() {
    if (isFull) return;
    rearrange(addPoint, titleId(points.length), '');
  }

  function move(place: number, to: number) {
    const direction = to < place ? 'up' : 'down';
    if (to < 0 || to >= points.length) return;
    const focus = `${conditionControl(`${field}.${to}.title`)}-${direction}`;
    rearrange((now) => movePoint(now, place, to), focus, `Point ${place + 1} is now point ${to + 1}.`);
  }

  function remove(point: Point, place: number) {
    const neighbour = Math.max(0, Math.min(place, points.length - 2));
    rearrange((now) => removePoint(now, place), titleId(neighbour), '');
    if (isBlank(point)) return;
    const bringBack = () => rearrange((now) => insertPoint(now, place, point), titleId(place), '');
    toasts.success(`Point ${place + 1} is removed.`, { action: { label: 'Undo', onSelect: bringBack } });
  }

  const isFull = points.length >= limits.listedPoints;
  return (
    <>
      <ol className="points">
        {points.map((point, place) => (
          <PointFields
            key={point.key}
            name={(part) => `${field}.${place}.${part}` satisfies ConditionField}
            number={place + 1}
            isLast={place === points.length - 1}
            point={point}
            errors={errors}
            onType={(part, typed) =>
              edit((now) => changePoint(now, place, { [part]: typed }), `${field}.${place}.${part}`)
            }
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(point, place)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <button type="button" className="button button-secondary button-small" aria-disabled={isFull} onClick={add}>
        <Icon name="plus" />
        {isFull ? `${limits.listedPoints} points are the most` : 'Add a point'}
        <span className="visually-hidden"> to {label}</span>
      </button>
    </>
  );
}
