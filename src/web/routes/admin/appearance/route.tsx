import './appearance.css';
import '#web/admin/choices.css';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { AppearanceSettings } from '#contract/appearance.ts';
import * as messages from '#contract/messages/appearance.ts';
import { readLogo } from '#contract/plain/logo-name.ts';
import { type Look, looks } from '#contract/plain/themes/looks.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { useUndo } from '#web/admin/records/change.tsx';
import { StoredForm, useStoredEdit } from '#web/admin/records/stored-edit.tsx';
import { SaveBar } from '#web/admin/save-bar.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/appearance.ts';
import type { Route } from './+types/route.ts';
import { LogoField } from './logo-field.tsx';
import { IconPreview, Preview } from './preview.tsx';
import { useTypefaces, wearLook } from './wear-look.ts';

const fields = Object.keys(looks) as (keyof Look)[];

const labels = {
  logo: words.logo,
  hue: words.hue,
  typefaces: words.typefaces,
  corners: words.corners,
  hero: words.hero,
};

const saveLook = defineForm({
  fields: [...fields, 'logo'],
  read: (form) => ({ ...(formTexts(form, fields) as Look), logo: formText(form, 'logo') || null }),
  send: (api: typeof adminApi, look, form): Promise<AppearanceSettings> =>
    api.appearance.update({ body: look }, { ifMatch: Number(formText(form, 'version')) }),
  load: (api) => api.appearance.get(),
});

function wordsOf(stored: AppearanceSettings) {
  const { version: _, logo, ...look } = stored;
  return { ...look, logo: logo ?? '' };
}

type Words = ReturnType<typeof wordsOf>;

/** Names of what someone else has chosen, as the page calls it. */
const namesOf = ({ hue, typefaces, corners, hero, logo }: Words, mine: Words) => ({
  hue: words.hues[hue],
  typefaces: words.pairs[typefaces],
  corners: words.shapes[corners],
  hero: words.layouts[hero],
  logo: logo && logo !== mine.logo ? words.anotherLogo : logo,
});

/** Everything that makes a clinic's website look like its own. */
function AppearanceForm({ stored }: { stored: AppearanceSettings }) {
  const offerUndo = useUndo();
  const { revalidate } = useRevalidator();
  const edit = useStoredEdit<AppearanceSettings>({
    id: 'appearance',
    draft: 'appearance',
    stored,
    wordsOf,
    onSaved: (saved, stored) => {
      const { version: _, ...before } = stored;
      show(saved);
      offerUndo(messages.saved, {
        takeBack: () => adminApi.appearance.update({ body: before }, { ifMatch: saved.version }),
        onUndone: (restored) => {
          edit.adopt(restored);
          show(restored);
        },
      });
    },
  });
  const show = (saved: AppearanceSettings) => {
    wearLook(saved);
    void revalidate();
  };
  const look = edit.words as unknown as Words;
  const theirs = edit.theirs && { theirs: namesOf(edit.theirs as unknown as Words, look), words: namesOf(look, look) };
  const choose = (name: keyof Words) => (value: string) => edit.change(name, value);
  return (
    <StoredForm edit={{ ...edit, ...theirs }} className="appearance-form" label={words.appearance} labels={labels}>
      <div className="appearance grid">
        <div>
          <p className="soft">{words.lead}</p>
          <LogoField value={look.logo} onChange={choose('logo')} error={edit.form.errors['logo']} />
          <Choices label={words.hue} name="hue" names={words.hues} chosen={look.hue} onChoose={choose('hue')}>
            {(hue) => <Swatches hue={hue} />}
          </Choices>
          <Choices
            label={words.typefaces}
            name="typefaces"
            names={words.pairs}
            chosen={look.typefaces}
            onChoose={choose('typefaces')}
          >
            {(pair) => <Sample typefaces={pair} />}
          </Choices>
          <Choices
            label={words.corners}
            name="corners"
            names={words.shapes}
            chosen={look.corners}
            onChoose={choose('corners')}
          >
            {(corners) => <span className={`appearance-corner appearance-corner-${corners}`} aria-hidden="true" />}
          </Choices>
          <Choices label={words.hero} name="hero" names={words.layouts} chosen={look.hero} onChoose={choose('hero')}>
            {(hero) => <span className={`appearance-hero appearance-hero-${hero}`} aria-hidden="true" />}
          </Choices>
        </div>
        <section className="appearance-preview" aria-label={words.preview}>
          <h2>{words.preview}</h2>
          <IconPreview look={look} logo={readLogo(look.logo)} />
          <Preview look={look} logo={readLogo(look.logo)} scheme="light" />
          <Preview look={look} logo={readLogo(look.logo)} scheme="dark" />
        </section>
      </div>
      <SaveBar
        failure={messages.saveFailure}
        label={words.save}
        isUnsaved={edit.isUnsaved}
        onDiscard={edit.discard}
        status={edit.isUnsaved ? words.notSaved : words.allSaved}
      >
        <HistoryButton key={edit.base.version} kind="appearance" id={1} />
      </SaveBar>
    </StoredForm>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  name: keyof Look;
  names: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (value: Name) => void;
  /** A sample of a choice. */
  children: (value: Name) => ReactNode;
}

function Choices<Name extends string>({ label, name, names, chosen, onChoose, children }: ChoicesProps<Name>) {
  return (
    <fieldset className="appearance-choices" data-choices={name}>
      <legend>{label}</legend>
      <div className="cluster">
        {(Object.keys(names) as Name[]).map((value) => (
          <label key={value} className="choice stack">
            <input
              className="cover"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {children(value)}
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Colours of a hue by which it is recognized. */
function Swatches({ hue }: { hue: Look['hue'] }) {
  const colours = themeColours(hue, 'light');
  return (
    <span className="appearance-swatches" aria-hidden="true">
      {(['deep', 'control', 'tint', 'action', 'sun'] as const).map((role) => (
        <span key={role} style={{ background: colours[role] }} />
      ))}
    </span>
  );
}

/** The name of the clinic in the typeface of headings. */
function Sample({ typefaces }: { typefaces: Look['typefaces'] }) {
  const { name } = useClinic();
  const families = useTypefaces(typefaces);
  return (
    <span className="appearance-sample" dir="auto" style={{ fontFamily: families['--serif'] }} aria-hidden="true">
      {name}
    </span>
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { settings: await loadOr(null, () => adminApi.appearance.get({}, { signal }), { signal }) };
}

export const clientAction = clientActionOf(adminApi, { save: saveLook });

export const meta = (args: Route.MetaArgs) => pageMeta(words.appearance, args);

export default function Appearance({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className="tab-page">
      <TabMain title={words.appearance}>
        <div className="list-area">
          {settings ? (
            <AppearanceForm stored={settings} />
          ) : (
            <ListFailure sentence={messages.notLoaded} reason={words.notLoaded} />
          )}
        </div>
      </TabMain>
    </div>
  );
}
