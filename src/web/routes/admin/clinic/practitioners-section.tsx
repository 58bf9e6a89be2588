import { clinicLimits } from '#contract/clinic-limits.ts';
import { limits } from '#contract/limits.ts';
import { VisitsInTheWay } from '#web/admin/hours/visits-outside.tsx';
import { ClinicLongText, ClinicText, Section, useClinicForm } from './clinic-fields.tsx';
import { newKey, type PractitionerValues } from './clinic-values.ts';
import { ItemList } from './item-list.tsx';
import { UploadedPicture } from './uploaded-picture.tsx';

const { freeText } = limits;

function createPractitioner(): PractitionerValues {
  return {
    key: newKey(),
    id: null,
    name: '',
    qualification: '',
    registration: '',
    specialty: '',
    description: '',
    biography: '',
    yearsOfExperience: '',
    image: null,
  };
}

export function PractitionersSection() {
  const { values, base } = useClinicForm();
  const leaving = base.practitioners.flatMap(({ id }) =>
    values.practitioners.some((one) => one.id === id) ? [] : [id],
  );
  return (
    <Section id="practitioners" hint="Your team on the About Us page, in this order.">
      <ItemList
        path="practitioners"
        items={values.practitioners}
        noun="practitioner"
        nameField="name"
        create={createPractitioner}
        least={0}
        most={clinicLimits.practitioners}
      >
        {(practitioner, index) => <PractitionerFields practitioner={practitioner} index={index} />}
      </ItemList>
      {leaving.length > 0 && <VisitsInTheWay trial={{ leaving }} />}
    </Section>
  );
}

function PractitionerFields({ practitioner, index }: { practitioner: PractitionerValues; index: number }) {
  const { changeItem } = useClinicForm();
  const path = `practitioners.${index}` as const;
  return (
    <>
      <ClinicText
        path={`${path}.name`}
        label="Name"
        hint="In many countries a physiotherapist may use Dr only with words that explain it, or not at all. Explain it under Registration."
      />
      <div className="field-row">
        <ClinicText path={`${path}.qualification`} label="Qualification" />
        <ClinicText path={`${path}.yearsOfExperience`} label="Years of experience" inputMode="numeric" />
      </div>
      <ClinicText
        path={`${path}.registration`}
        label="Registration"
        optional
        hint="The number in the register, and what a title like Dr. means."
      />
      <ClinicText path={`${path}.specialty`} label="Specialty" />
      <ClinicLongText
        path={`${path}.description`}
        label="Short description"
        hint="One or two sentences for the card."
        max={clinicLimits.shortText}
        rows={3}
      />
      <ClinicLongText
        path={`${path}.biography`}
        label="Biography"
        optional
        hint="Shown after Read More. Leave an empty line between paragraphs."
        max={freeText}
        rows={7}
      />
      <UploadedPicture
        id={`${path}.image`}
        label="Portrait"
        place="practitioners"
        image={practitioner.image}
        onChange={(image) => changeItem('practitioners', practitioner.key, { image })}
        removeLabel="Remove the portrait"
      />
    </>
  );
}
