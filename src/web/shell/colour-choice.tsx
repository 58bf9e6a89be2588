import './colour-choice.css';
import * as words from '#words/site.ts';
import { schemes } from './colour-scheme.ts';

const names = { system: words.system, light: words.light, dark: words.dark };

/** Light, dark, or what the system says. The script of the head (`applyColours`) shows and answers it. */
export function ColourChoice() {
  return (
    <div className="colour-choice" role="radiogroup" aria-label={words.colours}>
      <span aria-hidden="true">{words.colours}</span>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input className="cover" type="radio" name="colours" value={scheme} defaultChecked={scheme === 'system'} />
          {names[scheme]}
        </label>
      ))}
    </div>
  );
}
