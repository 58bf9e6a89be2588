import './styleguide.css';
import { type ReactNode, useId } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { wholeThemeCss } from '#contract/plain/themes/theme-css.ts';
import { Button } from '#web/admin/button.tsx';
import { ChoiceField } from '#web/admin/own-fields.tsx';
import { serverApi } from '#web/api/server-api.ts';
import { toEntry } from '#web/routes/public/gallery/gallery-entry.ts';
import rightToLeft from '#web/styles/right-to-left.css?inline';
import { adminIconPaths } from '#web/ui/drawings/admin-icon-paths.ts';
import { IconDrawings } from '#web/ui/drawings/icon.tsx';
import { Alerts, Buttons, Cards, Colours, Marks, Tables, Type, Visits } from './components.tsx';
import { Fields, Pickers } from './fields.tsx';
import { Opened } from './opened.tsx';
import { Drawings, Icons, Pictures } from './pictures.tsx';
import { useVariant } from './use-variant.ts';
import { readVariant, switches, switchNames, type Variant } from './variants.ts';

export const meta = () => [{ title: 'Every component and state' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await serverApi(context).gallery.list({ query: { limit: '6' } });
  return { pictures: page.body.map(toEntry).flatMap(({ image, alt }) => (image ? [{ image, alt }] : [])) };
}

/** Components of the site as they are, in every state: for those who change styles. Only `npm run dev` has this page. */
export default function Styleguide() {
  const { pictures } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const variant = readVariant(params);
  useVariant(variant);
  return (
    <IconDrawings value={adminIconPaths}>
      <style>{stylesOf(variant)}</style>
      <main className="wrap styleguide">
        <h1>Every component and state</h1>
        <Switches variant={variant} />
        <Part name="Colours">
          <Colours />
        </Part>
        <Part name="Type">
          <Type />
        </Part>
        <Part name="Buttons, links and chips">
          <Buttons />
        </Part>
        <Part name="Fields">
          <Fields />
        </Part>
        <Part name="Pickers">
          <Pickers />
        </Part>
        <Part name="Cards">
          <Cards />
        </Part>
        <Part name="Alerts and empty states">
          <Alerts />
        </Part>
        <Part name="Stars, ticks, dials and bars">
          <Marks />
        </Part>
        <Part name="Tables and states of records">
          <Tables />
        </Part>
        <Part name="Calendar entries">
          <Visits />
        </Part>
        <Part name="Pictures">
          <Pictures pictures={pictures} />
        </Part>
        <Part name="Drawings">
          <Drawings />
        </Part>
        <Part name="Icons">
          <Icons />
        </Part>
      </main>
      <Opened what={variant.open} />
    </IconDrawings>
  );
}

function stylesOf({ hue, dir, text }: Variant) {
  return [
    hue !== 'clinic' && wholeThemeCss({ hue, corners: 'round' }),
    dir === 'rtl' && rightToLeft,
    text !== '100' && `:root{font-size:${text}%}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A form that sets the address, from which pictures of each variant can be taken. */
function Switches({ variant }: { variant: Variant }) {
  return (
    <form className="style-columns style-switches">
      {switchNames.map((name) => (
        <ChoiceField key={name} id={`switch-${name}`} label={name} name={name} defaultValue={variant[name]}>
          {switches[name].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </ChoiceField>
      ))}
      <Button type="submit" look="primary">
        Show
      </Button>
    </form>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}
