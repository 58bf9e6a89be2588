import type { WeekDay } from '#contract/clinic.ts';
import type { DayPart } from '#contract/plain/visit-states.ts';
import { Field } from '#web/forms/field.tsx';
import * as words from '#words/visit.ts';

interface AskFormProps {
  title: string;
  /** It is what the patient has to do next. */
  isFirst: boolean;
  choices: { days: readonly WeekDay[]; parts: readonly DayPart[]; longest: number };
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
        <Choices legend={words.whichDays} name="days" choices={choices.days} labels={words.days} chosen={typed?.days} />
        <Choices
          legend={words.whichParts}
          name="parts"
          choices={choices.parts}
          labels={words.parts}
          chosen={typed?.parts}
        />
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

interface ChoicesProps<C extends string> {
  legend: string;
  name: string;
  choices: readonly C[];
  labels: Readonly<Record<C, string>>;
  chosen: readonly string[] | undefined;
}

function Choices<C extends string>({ legend, name, choices, labels, chosen = [] }: ChoicesProps<C>) {
  return (
    <fieldset className="ask-choices">
      <legend className="field-label">{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice} className="target">
            <input type="checkbox" name={name} value={choice} defaultChecked={chosen.includes(choice)} />
            {labels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
