import { useState } from 'react';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { clinicLimits } from '#contract/plain/clinic-limits.ts';
import { limits } from '#contract/plain/limits.ts';
import { canBeCut, readPictureName } from '#contract/plain/picture-name.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { VisitsInTheWay } from '#web/admin/hours/visits-outside.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { FocusField } from '#web/admin/pictures/focus-field.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { uploadProblem, useUpload } from '#web/admin/pictures/use-upload.ts';
import { TranslationLinks } from '#web/admin/translations.tsx';
import { useTreatments } from '#web/admin/use-treatments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { slideDrawings } from '#web/content/slide-drawings.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useFormParts } from '#web/forms/form.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/clinic.ts';
import * as pictureWords from '#words/admin/pictures.ts';
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
    <Section id="practitioners" hint={words.aboutPractitioners}>
      <ItemList
        path="practitioners"
        items={values.practitioners}
        texts={words.practitionerTexts}
        nameField="name"
        create={createPractitioner}
        least={0}
        most={clinicLimits.practitioners}
        removal={words.aboutLeaving}
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
        <Sentence
          words={words.noOneElseGives}
          fields={{ treatments: <NameList names={given.map(({ name }) => name)} /> }}
        />
      )}
    </p>
  );
}

function PractitionerFields({ practitioner, path }: PersonProps) {
  const { changeItem } = useClinicForm();
  const { key, shown } = practitioner;
  return (
    <>
      <ClinicText path={`${path}.name`} label={words.name} hint={words.aboutTitles} />
      <Switch isOn={shown} onSwitch={(isOn) => changeItem('practitioners', key, { shown: isOn })}>
        {words.showOnTheWebsite}
      </Switch>
      {shown ? (
        <ShownFields practitioner={practitioner} path={path} />
      ) : (
        <p className="hint">{words.visitorsDoNotSeeThisPerson}</p>
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
        <ClinicText path={`${path}.qualification`} label={words.qualification} />
        <ClinicText path={`${path}.yearsOfExperience`} label={words.yearsOfExperience} inputMode="numeric" />
      </div>
      <ClinicText path={`${path}.registration`} label={words.registration} optional hint={words.aboutRegistration} />
      <ClinicText path={`${path}.specialty`} label={words.specialty} />
      <ClinicLongText
        path={`${path}.description`}
        label={words.shortDescription}
        hint={words.oneOrTwoSentencesForTheCard}
        max={clinicLimits.shortText}
        rows={3}
      />
      <ClinicLongText
        path={`${path}.biography`}
        label={words.biography}
        optional
        hint={words.aboutTheBiography}
        max={freeText}
        rows={7}
      />
      <UploadedPicture
        id={`${path}.image`}
        label={words.portrait}
        place="practitioners"
        image={practitioner.image}
        onChange={(image) => changeItem('practitioners', practitioner.key, { image })}
        removeLabel={words.removeThePortrait}
      />
      {practitioner.id !== null && (
        <p className="row cluster">
          <TranslationLinks kind="practitioner" record={String(practitioner.id)} />
        </p>
      )}
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
    <Section id="heroSlides" hint={words.aboutSlides}>
      <ItemList
        path="heroSlides"
        items={values.heroSlides}
        texts={words.slideTexts}
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
        label={words.headline}
        hint={words.atMost(headline.words, headline.characters)}
      />
      <ClinicText path={`${path}.sentence`} label={words.sentence} hint={words.oneSentenceBelowTheHeadline} />
      <DrawingField slide={slide} onChange={(drawing) => change({ drawing })} />
      <UploadedPicture
        id={`${path}.image`}
        label={words.pictureOfYourOwn}
        place="slides"
        image={slide.image}
        onChange={(image) => change({ image })}
        removeLabel={words.showTheDrawingInstead}
      />
      {slide.image && (
        <ClinicText path={`${path}.alt`} label={words.whatThePictureShows} hint={words.aboutThePictureText} />
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
      <legend className="field-label">{words.drawingAndColour}</legend>
      <p className="hint">{words.aboutTheDrawing}</p>
      <div className="clinic-drawings grid">
        {(Object.keys(slideDrawings) as SlideValues['drawing'][]).map((drawing) => (
          <label key={drawing} className={`clinic-drawing stack clinic-drawing-${drawing}`}>
            <input
              type="radio"
              name={`drawing-${slide.key}`}
              checked={slide.drawing === drawing}
              onChange={() => onChange(drawing)}
            />
            <Drawing src={slideDrawings[drawing]} width="1600" height="1000" alt="" loading="lazy" />
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
  const { file, problem, isUploading, choose, forget } = useUpload({
    send: async (chosen) => (await adminApi.clinic.addPicture({ body: { place, image: chosen } })).image,
    onUploaded: onChange,
    failure: clinicMessages.uploadFailure,
    track: trackUpload,
  });
  return (
    <div className="field">
      <PictureField
        id={id}
        label={label}
        optional
        current={image ? `/${image}` : undefined}
        currentAlt={words.thePictureAsItIsNow}
        file={file}
        onChange={(chosen) => (chosen ? void choose(chosen) : forget())}
        error={problem ?? errors[id]}
      />
      {isUploading && (
        <p className="clinic-upload row soft" role="status">
          <Working /> {pictureWords.uploadingThePicture}
        </p>
      )}
      {problem && file && <Button onClick={() => void choose(file)}>{words.tryAgain}</Button>}
      {image && !file && !isUploading && canBeCut(image) && (
        <FocusChoice key={image} place={place} image={image} onCut={onChange} track={trackUpload} />
      )}
      {image && !isUploading && <QuietButton onClick={() => onChange(null)}>{removeLabel}</QuietButton>}
    </div>
  );
}

interface FocusChoiceProps extends Pick<UploadedPictureProps, 'place'> {
  image: string;
  /** Gets the picture that is cut around the chosen point. */
  onCut: (image: string) => void;
  track: Track;
}

/** The focal point of a stored picture. Another one makes another picture, so it waits for a button. */
function FocusChoice({ place, image, onCut, track }: FocusChoiceProps) {
  const stored = readPictureName(image)?.focus ?? { x: 50, y: 50 };
  const [focus, setFocus] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const [isCutting, setCutting] = useState(false);

  async function cut() {
    setProblem(undefined);
    setCutting(true);
    const cutting = attempt(() => adminApi.clinic.cutPicture({ body: { place, image, focus } }), { fields: ['image'] });
    const result = await track(cutting).finally(() => setCutting(false));
    if (result.kind !== 'saved') return setProblem(uploadProblem(result, clinicMessages.uploadFailure));
    onCut(result.saved.image);
  }

  return (
    <>
      <FocusField src={`/${image}`} focus={focus} onChange={setFocus} error={problem} />
      {(focus.x !== stored.x || focus.y !== stored.y) && (
        <Button isBusy={isCutting} onClick={() => !isCutting && void cut()}>
          {isCutting ? pictureWords.cutting : pictureWords.takePoint}
        </Button>
      )}
    </>
  );
}

type Track = ReturnType<typeof useClinicForm>['trackUpload'];
