import './texts.css';
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import * as textMessages from '#contract/messages/texts.ts';
import { defaultTexts, type TextPage, textPageNames, textPages } from '#contract/text-fields.ts';
import type { EditedTexts } from '#contract/texts.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { saveTexts, TextsForm } from './texts-form.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return loadOr(null, () => adminApi.texts.list({}, { signal }), { signal });
}

/** The texts of all pages are here already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const clientAction = clientActionOf(adminApi, { save: saveTexts });

export const meta = (args: Route.MetaArgs) => pageMeta('Texts', args);

export default function Texts({ loaderData: all }: Route.ComponentProps) {
  const page = readPage(useSearchParams()[0].get('page'));
  const texts = all?.find((texts) => texts.page === page);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Texts</h1>
          <p>The words of the website’s own pages.</p>
        </header>
        {all && texts ? (
          <div className="texts-page">
            <PageIndex all={all} current={page} />
            <TextsForm key={page} stored={texts} />
          </div>
        ) : (
          <ListFailure sentence={textMessages.empty} />
        )}
      </main>
    </div>
  );
}

function readPage(name: string | null): TextPage {
  return textPages.find((page) => page === name) ?? 'home';
}

function PageIndex({ all, current }: { all: readonly EditedTexts[]; current: TextPage }) {
  return (
    <nav className="texts-index" aria-label="Pages">
      <ul>
        {all.map((texts) => (
          <li key={texts.page}>
            <Link
              to={`?page=${texts.page}`}
              aria-current={texts.page === current ? 'page' : undefined}
              preventScrollReset
            >
              {textPageNames[texts.page].name}
              {isEdited(texts) && <span className="texts-edited">edited</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isEdited({ page, words }: EditedTexts) {
  return Object.entries(defaultTexts(page)).some(([field, text]) => words[field] !== text);
}
