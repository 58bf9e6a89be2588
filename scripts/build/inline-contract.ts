import type { Plugin } from 'vite';
import { limits } from '../../src/contract/limits.ts';
import { messages } from '../../src/contract/messages.ts';

const catalogues: Readonly<Record<string, unknown>> = { messages, limits };

/** Writes sentences and bounds where they are used: as properties of one object, all of them would be on every page. */
export function inlineContract(): Plugin {
  return {
    name: 'inline-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/ },
      handler: (code) => ({ code: inlined(code), map: null }),
    },
  };
}

function inlined(code: string) {
  const written = withValues(code);
  return Object.keys(catalogues).reduce(withoutUnused, written);
}

function withValues(code: string) {
  return code.replaceAll(/(?<![\w.])(messages|limits)((?:\.\w+)+)/g, (written, catalogue: string, path: string) => {
    const value = path.slice(1).split('.').reduce(property, catalogues[catalogue]);
    return typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : written;
  });
}

/** What is only imported would be loaded together with the page all the same. */
function withoutUnused(code: string, catalogue: string) {
  const rest = code.replace(`import { ${catalogue} } from '#contract/${catalogue}.ts';\n`, '');
  return new RegExp(`\\b${catalogue}\\b`).test(rest) ? code : rest;
}

function property(of: unknown, name: string): unknown {
  return Object(of) === of ? (of as Record<string, unknown>)[name] : undefined;
}
