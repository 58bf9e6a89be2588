import type { WeekDay } from '#contract/clinic.ts';
import { Field } from '#web/forms/field.tsx';
import { WeekDays } from '#web/forms/week-days.tsx';
import type { WeekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/visit.ts';

type Labels = Readonly<Record<string, string>>;

interface AskFormProps {
  title: string;
  /** It is what the patient has to do next. */
  isFirst: boolean;
  /** Words of days and of parts of the day, by the keys that the form sends. */
  choices: { days: WeekNames; parts: Labels; longest: number };
  /** Input that came back because it was refused. */
  typed: { days: readonly string[]; parts: readonly string[]; earlier: boolean; text: string } | undefined;
}

/** The patient says when it suits them better. */
export function AskForm({ title, isFirst, choices, typed }: AskFormProps) {
  return (
    <details className="ask" open={isFirst || typed !== undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <p className="soft">{words.askMeans}</p>
      <form method="post">
        <input type="hidden" name="intent" value="ask" />
        <WeekDays
          legend={words.whichDays}
          name="days"
          names={choices.days}
          chosen={(typed?.days ?? []) as readonly WeekDay[]}
        />
        <Choices legend={words.whichParts} name="parts" choices={choices.parts} chosen={typed?.parts} />
        <div className="ask-choices">
          <label className="target">
            <input
              type="checkbox"
              name="earlier"
              aria-describedby="ask-earlier"
              defaultChecked={typed?.earlier ?? false}
            />
            {words.tellMeEarlier}
          </label>
          <p id="ask-earlier" className="hint">
            {words.earlierHint}
          </p>
        </div>
        <Field id="ask-text" label={words.whatElse} optional>
          {(control) => (
            <textarea
              {...control}
              className="input"
              name="text"
              rows={3}
              maxLength={choices.longest}
              dir="auto"
              defaultValue={typed?.text}
            />
          )}
        </Field>
        <button type="submit" className={isFirst ? 'button button-primary' : 'button button-secondary'}>
          {words.send}
        </button>
      </form>
    </details>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  choices: Labels;
  chosen: readonly string[] | undefined;
}

function Choices({ legend, name, choices, chosen = [] }: ChoicesProps) {
  return (
    <fieldset className="ask-choices">
      <legend className="field-label">{legend}</legend>
      <div>
        {Object.entries(choices).map(([choice, label]) => (
          <label key={choice} className="target">
            <input type="checkbox" name={name} value={choice} defaultChecked={chosen.includes(choice)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
