import { bodyAreaNames } from '#contract/body-areas.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { LinkPicker } from '#web/admin/link-picker.tsx';
import { conditionControl } from '#web/condition-form/condition-values.ts';
import { ConditionText } from '#web/condition-form/text-field.tsx';
import type { ConditionFormState } from '#web/condition-form/use-condition-form.ts';
import { describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { FormField } from '#web/forms/fields.tsx';

interface ClinicFieldsProps {
  form: ConditionFormState;
  symptoms: Symptom[] | null;
}

/** Where visitors find the condition, beside what its page says. */
export function ClinicFields({ form, symptoms }: ClinicFieldsProps) {
  return (
    <section className="clinic-fields" aria-labelledby="where-it-belongs">
      <h2 id="where-it-belongs">Where it belongs</h2>
      <BodyArea form={form} />
      <LinkedSymptoms form={form} symptoms={symptoms} />
    </section>
  );
}

function BodyArea({ form: { values, change } }: { form: ConditionFormState }) {
  return (
    <FormField name="body_area" label="Body area" optional hint="The index of conditions lists it there.">
      {(control) => (
        <select
          {...control}
          className="input"
          name="body_area"
          value={values.body_area}
          onChange={(event) => {
            const body_area = event.target.value as typeof values.body_area;
            change(() => ({ body_area }));
          }}
        >
          <option value="">None of these</option>
          {Object.entries(bodyAreaNames).map(([area, name]) => (
            <option key={area} value={area}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** The fields of a picture, shown while there is one. */
export function PictureExtras({ form }: { form: ConditionFormState }) {
  const { stored, values, image, change } = form;
  const hasStored = Boolean(stored?.image) && image === undefined;
  const hasPicture = image !== undefined || (hasStored && !values.removesImage);
  return (
    <>
      {hasStored && (
        <>
          {values.removesImage && <input type="hidden" name="remove_image" value="1" />}
          <button
            type="button"
            className="button button-quiet button-small picture-removal"
            onClick={() => change(({ removesImage }) => ({ removesImage: !removesImage }))}
          >
            {values.removesImage ? 'Keep the picture' : 'Remove picture'}
          </button>
        </>
      )}
      {hasPicture && <ConditionText form={form} field="alt" />}
    </>
  );
}

interface LinkedSymptomsProps {
  form: ConditionFormState;
  symptoms: Symptom[] | null;
}

const id = conditionControl('symptom_ids');

/** The symptoms of the condition, by which the home page narrows conditions down. */
function LinkedSymptoms({ form: { values, change, sending }, symptoms }: LinkedSymptomsProps) {
  const error = sending.errors.symptom_ids;
  const { 'aria-describedby': describedBy } = describeControl(id, { hint: true, error });
  const link = (symptom_ids: number[]) => {
    change(() => ({ symptom_ids }));
    sending.correct('symptom_ids');
  };
  return (
    <div
      id={id}
      className="picker-group"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <span className="field-label" id={`${id}-label`}>
        Linked symptoms <span className="field-optional">(optional)</span>
      </span>
      <p className="hint" id={hintId(id)}>
        Visitors who choose one of them on the home page will find this condition.
      </p>
      <FieldError id={id} message={error} />
      {symptoms ? (
        <LinkPicker name="symptom_ids" noun="symptom" entries={symptoms} chosen={values.symptom_ids} onLink={link} />
      ) : (
        <p className="linked-failure" role="alert">
          The symptoms could not be loaded just now. Those that are linked stay as they are.
        </p>
      )}
    </div>
  );
}
