import { Field } from '#web/forms/field.tsx';

interface AskFormProps {
  title: string;
  /** It is what the patient has to do next. */
  isFirst: boolean;
  choices: { days: readonly string[]; parts: readonly string[]; longest: number };
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
      <p className="soft">We will read it and call you. Until then nothing will change.</p>
      <form method="post">
        <input type="hidden" name="intent" value="ask" />
        <Choices legend="Which days suit you?" name="days" choices={choices.days} chosen={typed?.days} />
        <Choices legend="Which part of the day?" name="parts" choices={choices.parts} chosen={typed?.parts} />
        <div className="ask-choices">
          <label className="target">
            <input
              type="checkbox"
              name="earlier"
              aria-describedby="ask-earlier"
              defaultChecked={typed?.earlier ?? false}
            />
            Tell me if an earlier time opens up
          </label>
          <p id="ask-earlier" className="hint">
            When one that suits you opens up, we will tell you.
          </p>
        </div>
        <Field id="ask-text" label="What else should we know?" optional>
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
          Send
        </button>
      </form>
    </details>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  choices: readonly string[];
  chosen: readonly string[] | undefined;
}

function Choices({ legend, name, choices, chosen = [] }: ChoicesProps) {
  return (
    <fieldset className="ask-choices">
      <legend className="field-label">{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice} className="target">
            <input type="checkbox" name={name} value={choice} defaultChecked={chosen.includes(choice)} />
            {choice.charAt(0).toUpperCase() + choice.slice(1)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
