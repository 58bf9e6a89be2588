import { Button, QuietButton } from '#web/admin/button.tsx';
import { sendHere } from '#web/admin/form-sheet.tsx';
import { ChoiceField, InputField } from '#web/admin/own-fields.tsx';
import { attempt } from '#web/forms/define-form.ts';
import './wait-list.css';
import '#web/admin/choices.css';
import { type ReactNode, useId, useState } from 'react';
import * as waitMessages from '#contract/messages/wait-list.ts';
import { dayParts } from '#contract/plain/visit-states.ts';
import type { EarlierTimeWish } from '#contract/wait-list.ts';
import { useBusy } from '#web/admin/busy.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { type Draft, useDraft } from '#web/admin/records/draft.ts';
import { CancelButton, TitledDialog } from '#web/admin/titled-dialog.tsx';
import { usePractitioners } from '#web/admin/visits/use-practitioners.ts';
import { earlierTimeWords } from '#web/admin/visits/wish-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { adviceFor, type FieldErrors, isFailure } from '#web/forms/form-data.ts';
import { WeekDays } from '#web/forms/week-days.tsx';
import { weekNames } from '#web/shell/opening-hours.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/wait-list.ts';

interface EarlierTimeProps {
  appointmentId: number;
  name: string;
  draftName: string;
}

const wishOf = (id: number) =>
  sharedAnswer(`earlier time ${id}`, (options) => adminApi.waitList.get({ params: { id } }, options), 'visits');

export function EarlierTime({ appointmentId, name, draftName }: EarlierTimeProps) {
  const heading = useId();
  const toasts = useToasts();
  const answer = wishOf(appointmentId);
  // Undefined while it loads for the first time, when an empty form would overwrite it; null if the patient has no such wish.
  const wish = answer.use();
  const [isOpen, setOpen] = useState(false);
  const draft = useDraft<WishValues>(draftName);
  const remove = async () => {
    const result = await attempt(() => adminApi.waitList.remove({ params: { id: appointmentId } }));
    if (result.kind !== 'saved' && result.kind !== 'stale') return toasts.failure(waitMessages.saveFailure);
    answer.set(null);
    return toasts.success(waitMessages.removed);
  };
  return (
    <section className="earlier-time" aria-labelledby={heading}>
      <h3 id={heading}>{words.earlierTime}</h3>
      {wish && <p>{words.waitsFor(earlierTimeWords(wish))}</p>}
      {wish?.has_left && <HasLeft practitioner={wish.practitioner} />}
      {wish?.from_patient && <p className="soft">{words.askedOnTheirPage}</p>}
      <div className="earlier-time-buttons cluster">
        <Button onClick={() => setOpen(true)}>{wish ? words.changeIt : words.wantsEarlier}</Button>
        {wish && <QuietButton onClick={() => void remove()}>{words.takeOff}</QuietButton>}
      </div>
      {isOpen && wish !== undefined && (
        <EarlierTimeDialog
          appointmentId={appointmentId}
          name={name}
          values={draft.found ?? wishValues(wish)}
          draft={draft}
          onSaved={(saved) => {
            answer.set(saved);
            draft.forget();
            setOpen(false); // no one can reach a toast behind a modal dialog
            toasts.success(waitMessages.saved);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

interface WishValues extends Pick<EarlierTimeWish, 'days' | 'parts' | 'until'> {
  /** Empty for any of them. */
  practitioner: string;
}

function wishValues(wish: EarlierTimeWish | null): WishValues {
  const { days = [], parts = [], until = '', practitioner_id = null, has_left = false } = wish ?? {};
  return { days, parts, until, practitioner: has_left ? '' : String(practitioner_id ?? '') };
}

export function HasLeft({ practitioner }: Pick<EarlierTimeWish, 'practitioner'>) {
  return (
    <p className="soft">
      <Sentence words={words.hasLeft} fields={{ name: <bdi>{practitioner}</bdi> }} />
    </p>
  );
}

interface EarlierTimeDialogProps {
  appointmentId: number;
  name: string;
  values: WishValues;
  draft: Draft<WishValues>;
  onSaved: (saved: EarlierTimeWish) => void;
  onClose: () => void;
}

const fields = ['practitioner_id', 'days', 'parts', 'until'] as const;

/** Dialog about the practitioner, days and last day of an earlier time. */
function EarlierTimeDialog({ appointmentId, name, values, draft, onSaved, onClose }: EarlierTimeDialogProps) {
  const id = useId();
  const practitioners = usePractitioners();
  const { isBusy, run } = useBusy();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    const { practitioner, ...rest } = values;
    const body = { ...rest, practitioner_id: practitioner === '' ? null : Number(practitioner) };
    const result = await run(() =>
      attempt(() => adminApi.waitList.set({ params: { id: appointmentId }, body }), { fields }),
    );
    if (!result) return;
    setErrors(result.kind === 'invalid' ? result.errors : {});
    setFailure(isFailure(result) ? adviceFor(result) : undefined);
    if (result.kind === 'saved') onSaved(result.saved);
  };
  return (
    <TitledDialog
      heading={<Sentence words={words.earlierTimeFor} fields={{ name: <bdi>{name}</bdi> }} />}
      lead={<p>{words.lead}</p>}
      buttons={
        <>
          <Button look="primary" isLarge isBusy={isBusy} type="submit" form={`${id}-form`}>
            {words.save}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
      onClose={onClose}
    >
      <NotSavedYet found={draft.found} onDiscard={draft.forget} />
      <form id={`${id}-form`} noValidate onSubmit={sendHere(() => void save())}>
        {failure && (
          <Alert tone="failure" title={waitMessages.saveFailure} takesFocus>
            <p>
              {failure} {words.stillHere}
            </p>
          </Alert>
        )}
        <ChoiceField
          label={words.withWhom}
          error={errors['practitioner_id']}
          value={values.practitioner}
          onChange={({ target }) => draft.store({ ...values, practitioner: target.value })}
        >
          <option value="">{words.anyPhysiotherapist}</option>
          {practitioners
            .filter((one) => !one.has_left)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
        </ChoiceField>
        <WeekDays
          legend={words.days}
          hint={words.noneForAnyDay}
          names={weekNames}
          chosen={values.days}
          onChange={(days) => draft.store({ ...values, days })}
        />
        <Choices
          legend={words.partOfTheDay}
          hint={words.noneForAnyTime}
          of={dayParts}
          labels={words.dayParts}
          chosen={values.parts}
          onChange={(parts) => draft.store({ ...values, parts })}
        />
        <InputField
          label={words.until}
          hint={words.untilHint}
          error={errors['until']}
          type="date"
          required
          value={values.until}
          onChange={({ target }) => draft.store({ ...values, until: target.value })}
        />
      </form>
    </TitledDialog>
  );
}

interface ChoicesProps<Choice extends string> {
  legend: string;
  hint: ReactNode;
  of: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

function Choices<Choice extends string>({ legend, hint, of, labels, chosen, onChange }: ChoicesProps<Choice>) {
  const hintId = useId();
  return (
    <fieldset className="choices cluster" aria-describedby={hintId}>
      <legend>{legend}</legend>
      <p id={hintId} className="hint">
        {hint}
      </p>
      {of.map((choice) => (
        <label key={choice} className="choice row">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(of.filter((one) => (one === choice ? target.checked : chosen.includes(one))))
            }
          />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
