import { bodyAreaNames } from '#contract/body-areas.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { LinkField } from '#web/admin/link-picker.tsx';
import { ConditionText } from '#web/condition-form/text-field.tsx';
import type { ConditionFormState } from '#web/condition-form/use-condition-form.ts';
import { SelectField } from '#web/forms/fields.tsx';

interface ClinicFieldsProps {
  form: ConditionFormState;
  symptoms: Symptom[] | null;
}

/** Where visitors find the condition, beside what its page says. */
export function ClinicFields({ form, symptoms }: ClinicFieldsProps) {
  const { values, change } = form;
  return (
    <section className="clinic-fields" aria-labelledby="where-it-belongs">
      <h2 id="where-it-belongs">Where it belongs</h2>
      <SelectField
        name="body_area"
        label="Body area"
        optional
        hint="The index of conditions lists it there."
        value={values.body_area}
        onChange={({ target }) => change(() => ({ body_area: target.value as typeof values.body_area }))}
        none="None of these"
        options={Object.entries(bodyAreaNames)}
      />
      <LinkField
        name="symptom_ids"
        label="Linked symptoms"
        hint="Visitors who choose one of them on the home page will find this condition."
        noun="symptom"
        entries={symptoms}
        chosen={values.symptom_ids}
        onLink={(symptom_ids) => change(() => ({ symptom_ids }))}
      />
    </section>
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
