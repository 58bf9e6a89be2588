import './focus-field.css';
import { type MouseEvent, useId } from 'react';
import { type Aspect, boxOf, type FocalPoint, readPictureName } from '#contract/plain/picture-name.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/admin/pictures.ts';

interface FocusFieldProps {
  /** Address of the stored picture. */
  src: string;
  focus: FocalPoint;
  onChange: (focus: FocalPoint) => void;
  error?: string | undefined;
}

/** The point around which a picture is cut, chosen by a click on it or with two sliders, beside what the crops will show. */
export function FocusField({ src, focus, onChange, error }: FocusFieldProps) {
  const id = useId();
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) });
  };
  return (
    <fieldset className="field focus-field" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{words.focus}</legend>
      <p className="hint" id={`${id}-hint`}>
        {words.focusHint}
      </p>
      {error && <p className="field-error">{error}</p>}
      <div className="focus-parts">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders do the same by keyboard */}
        <div className="focus-picture" onClick={choose}>
          <Picture src={src} alt="" sizes="20rem" draggable={false} />
          <span className="focus-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
        <div className="focus-crops">
          {(Object.keys(words.crops) as Aspect[]).map((aspect) => (
            <Crop key={aspect} src={src} aspect={aspect} focus={focus} />
          ))}
        </div>
      </div>
      <Slider label={words.fromTheLeft} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label={words.fromTheTop} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </fieldset>
  );
}

const percentOf = (place: number, edge: number) => Math.round(Math.min(Math.max((100 * place) / edge, 0), 100));

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="focus-slider row">
      <span>{label}</span>
      <input
        type="range"
        min="0"
        max="100"
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="num" aria-hidden="true">
        {value} %
      </span>
    </label>
  );
}

/** Shows what a crop will contain, from the whole picture. */
function Crop({ src, aspect, focus }: { src: string; aspect: Aspect; focus: FocalPoint }) {
  const facts = readPictureName(src);
  if (!facts) return null;
  const box = boxOf({ ...facts, focus }, aspect);
  const placeOf = (start: number, rest: number) => (rest === 0 ? 50 : (100 * start) / rest);
  const [x, y] = [placeOf(box.left, facts.width - box.width), placeOf(box.top, facts.height - box.height)];
  return (
    <figure>
      <img
        className="focus-crop"
        data-aspect={aspect}
        src={src}
        alt=""
        width={facts.width}
        height={facts.height}
        style={{ objectPosition: `${x}% ${y}%` }}
      />
      <figcaption className="note">{words.crops[aspect]}</figcaption>
    </figure>
  );
}
