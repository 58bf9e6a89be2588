import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { pictureFile, version } from './fields.ts';
import * as messages from './messages/appearance.ts';
import { looks } from './plain/themes/looks.ts';
import { routes } from './routes.ts';

const choice = <const C extends readonly [string, ...string[]]>(choices: C) => z.enum(choices, messages.choose);

const look = z.object({
  hue: choice(looks.hue),
  typefaces: choice(looks.typefaces),
  corners: choice(looks.corners),
  hero: choice(looks.hero).describe('Arrangement of the first screen of the home page'),
});

const logo = z.string().nullable().describe('Path of the logo, without a leading slash; its name ends with its size');

const publicAppearance = look
  .extend({
    logo,
    icons: z.string().describe('Part of the addresses of icons: /icons/<size in pixels, or maskable>.<this>.png'),
    art: z
      .object({ light: z.string(), dark: z.string() })
      .describe('Part of the addresses of drawings: /art/<name>.<this>.svg'),
  })
  .meta({ id: 'PublicAppearance' });

const appearanceSettings = look.extend({ logo, version }).meta({ id: 'Appearance' });

export type PublicAppearance = z.output<typeof publicAppearance>;
export type AppearanceSettings = z.output<typeof appearanceSettings>;

export const appearanceForm = look
  .extend({ logo: logo.exactOptional().describe('Path of an uploaded logo, or null for none; without it, it stays') })
  .meta({
    id: 'AppearanceForm',
    examples: [{ hue: 'sea', typefaces: 'classic', corners: 'soft', hero: 'behind', logo: null }],
  });

const newLogo = z.object({ image: pictureFile }).meta({ id: 'NewLogo' });

export const appearance = defineEndpoints(routes.appearance, 'owner', {
  getPublic: { access: 'public', summary: 'How the website looks', output: publicAppearance },
  get: { summary: 'How the website looks, as it is edited', output: appearanceSettings },
  update: {
    summary: 'Change how the website looks',
    body: appearanceForm,
    output: appearanceSettings,
    conditional: true,
    failure: messages.saveFailure,
  },
  addLogo: {
    summary: 'Upload a logo; it is deleted unless the appearance uses it within a day',
    body: newLogo,
    output: z.object({ logo: z.string().describe('Path for the appearance') }),
    status: 201,
    failure: messages.logoFailure,
  },
});
