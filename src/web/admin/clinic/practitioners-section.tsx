import { useState } from 'react';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { clinicLimits } from '#contract/plain/clinic-limits.ts';
import { limits } from '#contract/plain/limits.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { VisitsInTheWay } from '#web/admin/hours/visits-outside.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { useTreatments } from '#web/admin/use-treatments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { slideDrawings } from '#web/content/slide-drawings.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useFormParts } from '#web/forms/form.tsx';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { drawings } from '#words/slideshow.ts';
import { ClinicLongText, ClinicText, Section, useClinicForm } from './clinic-fields.tsx';
import { newKey, type PractitionerValues, type SlideValues } from './clinic-values.ts';
import { ItemList } from './item-list.tsx';
import { type PersonProps, PersonWork } from './person-work.tsx';

const { freeText } = limits;

function createPractitioner(): PractitionerValues {
  return {
    key: newKey(),
    id: null,
    name: '',
    shown: false,
    qualification: '',
    registration: '',
    specialty: '',
    description: '',
    biography: '',
    yearsOfExperience: '',
    image: null,
    usualRoomId: null,
  };
}

export function PractitionersSection() {
  const { values, base } = useClinicForm();
  const leaving = base.practitioners.flatMap(({ id }) =>
    values.practitioners.some((one) => one.id === id) ? [] : [id],
  );
  return (
    <Section
      id="practitioners"
      hint="Everyone who treats patients. A name is enough. About Us shows those who are on the website, in this order."
    >
      <ItemList
        path="practitioners"
        items={values.practitioners}
        noun="practitioner"
        nameField="name"
        create={createPractitioner}
        least={0}
        most={clinicLimits.practitioners}
        removal="They leave the team when you save the changes. Visits and held times stay and are listed. Portrait and calendar feed are deleted, and an account of theirs is blocked."
      >
        {(practitioner, index) => <PractitionerFields practitioner={practitioner} path={`practitioners.${index}`} />}
      </ItemList>
      {leaving.length > 0 && <VisitsInTheWay trial={{ leaving }} />}
      <GivenByNoOne leaving={leaving} />
    </Section>
  );
}

/** Treatments that only those gave who leave. */
function GivenByNoOne({ leaving }: { leaving: readonly number[] }) {
  const { values } = useClinicForm();
  const treatments = useTreatments() ?? [];
  const isGiven = (id: number) => values.practitioners.some(({ treatmentIds }) => treatmentIds?.includes(id));
  const given = treatments.filter(
    ({ id, is_hidden, practitioner_ids }) =>
      !is_hidden && practitioner_ids?.some((one) => leaving.includes(one)) && !isGiven(id),
  );
  return (
    <p role="status">
      {given.length > 0 && (
        <>
          No one else gives <NameList names={given.map(({ name }) => name)} />, so no times will be offered.
        </>
      )}
    </p>
  );
}

function PractitionerFields({ practitioner, path }: PersonProps) {
  const { changeItem } = useClinicForm();
  const { key, shown } = practitioner;
  return (
    <>
      <ClinicText
        path={`${path}.name`}
        label="Name"
        hint="In many countries a physiotherapist may use Dr only with words that explain it, or not at all. Explain it under Registration."
      />
      <Switch isOn={shown} onSwitch={(isOn) => changeItem('practitioners', key, { shown: isOn })}>
        Show on the website
      </Switch>
      {shown ? (
        <ShownFields practitioner={practitioner} path={path} />
      ) : (
        <p className="hint">Visitors do not see this person, but can get a time with them.</p>
      )}
      <PersonWork practitioner={practitioner} path={path} />
    </>
  );
}

/** Everything that the About Us page says about a practitioner. */
function ShownFields({ practitioner, path }: PersonProps) {
  const { changeItem } = useClinicForm();
  return (
    <>
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

const { headline, slides } = clinicLimits;

function createSlide(): SlideValues {
  return { key: newKey(), headline: '', sentence: '', drawing: 'shoulder', image: null, alt: '' };
}

export function SlidesSection() {
  const { values } = useClinicForm();
  return (
    <Section id="heroSlides" hint="What visitors see first, one after the other.">
      <ItemList
        path="heroSlides"
        items={values.heroSlides}
        noun="slide"
        nameField="headline"
        create={createSlide}
        least={1}
        most={slides}
      >
        {(slide, index) => <SlideFields slide={slide} index={index} />}
      </ItemList>
    </Section>
  );
}

function SlideFields({ slide, index }: { slide: SlideValues; index: number }) {
  const { changeItem } = useClinicForm();
  const path = `heroSlides.${index}` as const;
  const change = (part: Partial<SlideValues>) => changeItem('heroSlides', slide.key, part);
  return (
    <>
      <ClinicText
        path={`${path}.headline`}
        label="Headline"
        hint={`At most ${headline.words} words and ${headline.characters} characters.`}
      />
      <ClinicText path={`${path}.sentence`} label="Sentence" hint="One sentence below the headline." />
      <DrawingField slide={slide} onChange={(drawing) => change({ drawing })} />
      <UploadedPicture
        id={`${path}.image`}
        label="Picture of your own"
        place="slides"
        image={slide.image}
        onChange={(image) => change({ image })}
        removeLabel="Show the drawing instead"
      />
      {slide.image && (
        <ClinicText
          path={`${path}.alt`}
          label="What the picture shows"
          hint="For people who cannot see it, like: A physiotherapist helps a man to stand up."
        />
      )}
    </>
  );
}

interface DrawingFieldProps {
  slide: SlideValues;
  onChange: (drawing: SlideValues['drawing']) => void;
}

function DrawingField({ slide, onChange }: DrawingFieldProps) {
  return (
    <fieldset className="field">
      <legend className="field-label">Drawing and colour</legend>
      <p className="hint">With a picture of your own, only the colour stays.</p>
      <div className="clinic-drawings grid">
        {(Object.keys(slideDrawings) as SlideValues['drawing'][]).map((drawing) => (
          <label key={drawing} className={`clinic-drawing stack clinic-drawing-${drawing}`}>
            <input
              type="radio"
              name={`drawing-${slide.key}`}
              checked={slide.drawing === drawing}
              onChange={() => onChange(drawing)}
            />
            <img src={slideDrawings[drawing]} width="104" height="76" alt="" loading="lazy" />
            {drawings[drawing]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface UploadedPictureProps {
  id: string;
  label: string;
  place: 'practitioners' | 'slides';
  /** The path of the picture as stored in the profile. */
  image: string | null;
  onChange: (image: string | null) => void;
  /** `Remove the portrait`. */
  removeLabel: string;
}

/** A picture of the profile. It is uploaded when chosen and becomes part of the site when the profile is saved. */
function UploadedPicture({ id, label, place, image, onChange, removeLabel }: UploadedPictureProps) {
  const { trackUpload } = useClinicForm();
  const { errors } = useFormParts();
  const { file, problem, isUploading, choose, forget } = useUpload(place, onChange, trackUpload);
  return (
    <div className="field">
      <PictureField
        id={id}
        label={label}
        optional
        current={image ? `/${image}` : undefined}
        currentAlt="The picture as it is now"
        file={file}
        onChange={(chosen) => (chosen ? void choose(chosen) : forget())}
        error={problem ?? errors[id]}
      />
      {isUploading && (
        <p className="clinic-upload row soft" role="status">
          <Working /> Uploading the picture
        </p>
      )}
      {problem && file && <Button onClick={() => void choose(file)}>Try again</Button>}
      {image && !isUploading && <QuietButton onClick={() => onChange(null)}>{removeLabel}</QuietButton>}
    </div>
  );
}

type Track = ReturnType<typeof useClinicForm>['trackUpload'];

function useUpload(place: UploadedPictureProps['place'], onUploaded: (image: string) => void, track: Track) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  async function choose(chosen: File) {
    setFile(chosen);
    setProblem(undefined);
    setUploading(true);
    const upload = attempt(() => adminApi.clinic.addPicture({ body: { place, image: chosen } }), { fields: ['image'] });
    const result = await track(upload).finally(() => setUploading(false));
    if (result.kind !== 'saved') return setProblem(problemOf(result));
    setFile(undefined);
    onUploaded(result.saved.image);
  }

  const forget = () => {
    setFile(undefined);
    setProblem(undefined);
  };

  return { file, problem, isUploading, choose, forget };
}

function problemOf(result: FormResult<unknown, 'image'>) {
  if (result.kind === 'invalid' && result.errors.image) return result.errors.image;
  return `${clinicMessages.uploadFailure} ${isFailure(result) ? adviceFor(result) : 'Please try again.'}`;
}
