import { clinicLimits } from '#contract/clinic-limits.ts';
import { slideDrawings } from '#web/content/slide-drawings.ts';
import { ClinicText, Section, useClinicForm } from './clinic-fields.tsx';
import { newKey, type SlideValues } from './clinic-values.ts';
import { ItemList } from './item-list.tsx';
import { UploadedPicture } from './uploaded-picture.tsx';

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
      <div className="clinic-drawings">
        {(Object.keys(slideDrawings) as SlideValues['drawing'][]).map((drawing) => (
          <label key={drawing} className={`clinic-drawing clinic-drawing-${drawing}`}>
            <input
              type="radio"
              name={`drawing-${slide.key}`}
              checked={slide.drawing === drawing}
              onChange={() => onChange(drawing)}
            />
            <img src={slideDrawings[drawing].art} width="104" height="76" alt="" loading="lazy" />
            {slideDrawings[drawing].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
