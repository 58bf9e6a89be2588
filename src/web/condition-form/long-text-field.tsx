import '#web/ui/segments.css';
import './long-text-field.css';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/condition-form.ts';
import {
  conditionControl,
  type LongTextField as LongTextName,
  type PointText,
  pointTexts,
} from './condition-values.ts';
import {
  addPoint,
  changeForm,
  changePoint,
  encodeLongText,
  insertPoint,
  isBlank,
  type LongTextDraft,
  movePoint,
  type Point,
  removePoint,
} from './long-text.ts';
import { DraftText, Room } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

interface LongTextFieldProps {
  form: Pick<ConditionFormState, 'values' | 'change' | 'sending'>;
  field: LongTextName;
  label: string;
}

/** Titled points or plain text. The writer chooses, and can switch at any time. */
export function LongTextField({ form, field, label }: LongTextFieldProps) {
  const id = conditionControl(field);
  const draft = form.values[field];
  const error = form.sending.errors[field];
  const change = (changed: (now: LongTextDraft) => LongTextDraft) =>
    form.change((now) => ({ [field]: changed(now[field]) }));
  const switchForm = (isList: boolean) => {
    change((now) => changeForm(now, isList));
    form.sending.correct(field);
  };
  return (
    <fieldset className="long-text-field" id={draft.isList ? id : undefined} tabIndex={draft.isList ? -1 : undefined}>
      <legend className="title">{label}</legend>
      <FormSwitch id={id} isList={draft.isList} onSwitch={switchForm} />
      <p className="hint" id={hintId(id)}>
        {draft.isList ? words.pointsHint : words.paragraphsHint}
      </p>
      {draft.isList ? (
        <>
          <FieldError id={id} message={error} />
          <input type="hidden" name={field} value={encodeLongText(draft)} />
          <PointList field={field} label={label} points={draft.points} onChange={change} />
        </>
      ) : (
        <>
          <textarea
            {...describeControl(id, { hint: true, error })}
            className="input"
            dir="auto"
            name={field}
            rows={8}
            aria-label={words.labelAsPlainText(label)}
            required
            value={draft.text}
            onChange={(event) => change((now) => ({ ...now, text: event.target.value }))}
          />
          <FieldError id={id} message={error} />
          <Room length={lengthOf(draft.text)} max={limits.freeText} />
        </>
      )}
    </fieldset>
  );
}

function FormSwitch({ id, isList, onSwitch }: { id: string; isList: boolean; onSwitch: (isList: boolean) => void }) {
  return (
    <div className="form-switch segments">
      <label>
        <input className="cover" type="radio" name={`${id}-form`} checked={isList} onChange={() => onSwitch(true)} />
        {words.asAList}
      </label>
      <label>
        <input className="cover" type="radio" name={`${id}-form`} checked={!isList} onChange={() => onSwitch(false)} />
        {words.asPlainText}
      </label>
    </div>
  );
}

interface PointListProps {
  field: LongTextName;
  label: string;
  points: readonly Point[];
  onChange: (changed: (now: LongTextDraft) => LongTextDraft) => void;
}

/** Titled points to add, remove and reorder, by keyboard too. The focus follows the point that changed. */
function PointList({ field, label, points, onChange }: PointListProps) {
  const { correct } = useFormParts();
  const toasts = useToasts();
  const [says, setSays] = useState('');

  function edit(edited: (now: readonly Point[]) => readonly Point[]) {
    onChange((now) => ({ ...now, points: edited(now.points) }));
  }

  /** Renders the new order first, because ids contain the place of a point. */
  function rearrange(edited: (now: readonly Point[]) => readonly Point[], focus: string, said: string) {
    flushSync(() => {
      edit(edited);
      correct(field);
      setSays(said);
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
    const focus = `${titleId(to)}-${direction}`;
    rearrange((now) => movePoint(now, place, to), focus, words.pointMoved(place + 1, to + 1));
  }

  function remove(point: Point, place: number) {
    const neighbour = Math.max(0, Math.min(place, points.length - 2));
    rearrange((now) => removePoint(now, place), titleId(neighbour), '');
    if (isBlank(point)) return;
    const bringBack = () => rearrange((now) => insertPoint(now, place, point), titleId(place), '');
    toasts.success(words.pointRemoved(place + 1), { action: { label: words.undo, onSelect: bringBack } });
  }

  const isFull = points.length >= limits.listedPoints;
  return (
    <>
      <ol className="points">
        {points.map((point, place) => (
          <PointFields
            key={point.key}
            id={titleId(place)}
            number={place + 1}
            count={points.length}
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(point, place)}
          >
            {(Object.entries(pointTexts) as [PointText, DescribedField][]).map(([part, described]) => (
              <DraftText
                key={part}
                name={`${field}.${place}.${part}`}
                field={described}
                value={point[part]}
                onType={(typed) => edit((now) => changePoint(now, place, { [part]: typed }))}
              />
            ))}
          </PointFields>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {says}
      </p>
      <button type="button" className="button button-secondary button-small" aria-disabled={isFull} onClick={add}>
        <Icon name="plus" />
        {isFull ? words.mostPoints(limits.listedPoints) : words.addAPoint}
        <span className="visually-hidden">{words.toField(label)}</span>
      </button>
    </>
  );
}

interface PointFieldsProps {
  /** Id of its title. */
  id: string;
  number: number;
  /** Number of points: one alone has nowhere to move. */
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One point with the buttons that move and remove it. */
function PointFields({ id, number, count, onMove, onRemove, children }: PointFieldsProps) {
  return (
    <li className="point outlined">
      <div role="group" aria-labelledby={`${id}-point`}>
        <div className="point-head row cluster">
          <p id={`${id}-point`}>{words.point(number)}</p>
          {count > 1 && <MoveButtons id={id} number={number} isLast={number === count} onMove={onMove} />}
          <button type="button" className="icon-button" aria-label={words.removePoint(number)} onClick={onRemove}>
            <Icon name="trash" />
          </button>
        </div>
        <div className="point-parts stack">{children}</div>
      </div>
    </li>
  );
}

interface MoveButtonsProps extends Pick<PointFieldsProps, 'id' | 'number' | 'onMove'> {
  isLast: boolean;
}

/** Buttons at the ends are not `disabled`, which would drop the focus after the last move. */
function MoveButtons({ id, number, isLast, onMove }: MoveButtonsProps) {
  const button = (direction: 'up' | 'down', by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      id={`${id}-${direction}`}
      className="icon-button"
      aria-label={words.movePoint[direction](number)}
      aria-disabled={isEnd}
      onClick={() => onMove(by)}
    >
      <Icon name={direction} />
    </button>
  );
  return (
    <>
      {button('up', -1, number === 1)}
      {button('down', 1, isLast)}
    </>
  );
}
