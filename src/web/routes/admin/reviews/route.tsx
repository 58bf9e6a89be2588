import { QuietButton } from '#web/admin/button.tsx';
import './reviews.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { replace, useNavigation, useRevalidator } from 'react-router';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review, ReviewStatus } from '#contract/reviews.ts';
import { callHref } from '#web/admin/call-href.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { type ClinicClock, dayLabel, longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ClearSearch, findElsewhere, OtherStatuses } from '#web/admin/list/elsewhere.tsx';
import { FilterBar } from '#web/admin/list/filter-bar.tsx';
import { isNarrowed, listAddress, type Narrowing, type PageOptions } from '#web/admin/list/list-address.ts';
import { ListFailure, ListFoot } from '#web/admin/list/list-foot.tsx';
import { focusFirst } from '#web/admin/list/opened-row.ts';
import { DeleteButton } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { listOrSearch } from '#web/admin/list/search-call.ts';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { recordsOf, type ShownList, useList } from '#web/admin/records/cache.ts';
import { neighboursOf, useDelete } from '#web/admin/records/change.tsx';
import { withConflict } from '#web/admin/records/conflicts.ts';
import { useReviewCounts } from '#web/admin/review-counts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as timings from '#web/timings.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/reviews.ts';
import type { Route } from './+types/route.ts';
import { foldText } from './fold-text.ts';
import { RatingsPanel } from './ratings-panel.tsx';

const kind = 'review';

type ListQuery = Narrowing<ReviewStatus>;

const { readListQuery, toSearch } = listAddress<ReviewStatus>(['all', 'new', 'active', 'inactive']);

async function loadPage(query: ListQuery, { cursor, limit = '50', signal }: PageOptions = {}) {
  return listOrSearch(
    { ...query, limit, cursor },
    (asked) => adminApi.reviews.list({ query: asked }, { signal }),
    (body) => adminApi.reviews.search({ body }, { signal }),
  );
}

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  if (url.searchParams.has('q')) throw replace(`/admin/reviews${toSearch(query)}`);
  const [, elsewhere, ratings] = await Promise.all([
    recordsOf<Review>(kind).open(toSearch(query), (options) => loadPage(query, options), signal),
    findElsewhere(query, statusLabels, loadPage, signal),
    loadOr(null, () => adminApi.reviews.ratings({}, { signal }), { signal }),
  ]);
  return { query, elsewhere, ratings, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.reviews, args);

const statusLabels = words.statuses;

export default function Reviews({ loaderData: { query, elsewhere, ratings, loadedAt } }: Route.ComponentProps) {
  const counts = useReviewCounts();
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const isLoading = useNavigation().state === 'loading';
  const { revalidate } = useRevalidator();
  const shown = useList(recordsOf<Review>(kind), toSearch(query));
  const { list, isLoaded, showMore } = shown;
  const setVisibility = useVisibility(shown, query.status);
  const { onDelete, dialog } = useDelete(shown, reviewMessages, {
    noun: 'review',
    calls: adminApi.reviews,
    focusId: switchId,
    onChanged: () => void revalidate(),
    describe: ({ name, visible }) => (
      <>
        <p>
          <Sentence words={words.deleteWarning} fields={{ name: <bdi>{name}</bdi> }} />
        </p>
        {visible && <p>{words.inactiveInstead}</p>}
      </>
    ),
  });
  return (
    <div className="tab-page">
      <TabMain
        title={words.reviews}
        beside={
          <p>
            {isLoading && <Working says={words.loadingTheReviews} />}
            {longDay(clock)}
          </p>
        }
      >
        {ratings && ratings.all.count > 0 && <RatingsPanel {...ratings} />}
        <FilterBar
          query={query}
          toSearch={toSearch}
          labels={statusLabels}
          counts={counts}
          clock={clock}
          searchLabel={words.searchLabel}
          searchHint={words.searchHint}
        />
        <OtherStatuses query={query} toSearch={toSearch} labels={statusLabels} found={elsewhere} />
        <div className="list-area" aria-busy={isLoading}>
          {!isLoaded && <ListFailure sentence={reviewMessages.empty} />}
          {isLoaded && list.body.length === 0 && <NoReviews query={query} />}
          {list.body.length > 0 && (
            <>
              <RecordTable
                className="review-table"
                caption={words.captions[query.status]}
                columns={[words.nameAndRating, words.review, words.received, words.onTheWebsite]}
                actions={words.historyAndDelete}
              >
                {list.body.map((review) => (
                  <ReviewRow
                    key={review.id}
                    {...{ review, clock, onDelete }}
                    onShow={(isVisible) => void setVisibility(review, isVisible)}
                  />
                ))}
              </RecordTable>
              <ListFoot list={list} noun={words.nouns[query.status]} onShowMore={showMore} />
            </>
          )}
        </div>
      </TabMain>
      {dialog}
    </div>
  );
}

/** The row stays under the finger until the change is saved, and leaves a list of other reviews then. */
function useVisibility({ list, name, records, change }: ShownList<Review>, status: ReviewStatus) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { reviewToast: duration } = timings;
  return async (review: Review, visible: boolean) => {
    const params = { id: review.id };
    const result = await change<Review>(review, {
      expect: (now) => ({ ...now, visible, is_new: false }),
      call: (options) => adminApi.reviews.setVisibility({ params, body: { isActive: visible } }, options),
      load: () => adminApi.reviews.get({ params }),
    });
    if (result.kind === 'saved') {
      toasts.success(reviewMessages.visibilityUpdated, { duration });
      if (status !== 'all') leave(review);
    } else {
      const failure = withConflict(reviewMessages.visibilityFailure, result);
      toasts.failure(isFailure(result) ? `${failure} ${adviceFor(result)}` : failure, { duration });
    }
    void revalidate();
  };

  function leave(review: Review) {
    const neighbours = neighboursOf(list.body, review);
    flushSync(() => records.remove(review.id, name));
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('[data-leaving]')) return;
    focusFirst(neighbours.map(switchId));
  }
}

/** Id of the switch of a review, to give the focus to. */
const switchId = ({ id }: Pick<Review, 'id'>) => `visible-${id}`;

function NoReviews({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={reviewMessages.empty}>
      {isNarrowed(query) ? (
        <>
          <p>{words.nothingMatches}</p>
          <ClearSearch search={toSearch({ ...query, q: '', from: '', to: '' })} />
        </>
      ) : (
        <p>{words.nextSteps[query.status]}</p>
      )}
    </EmptyState>
  );
}

interface ReviewRowProps {
  review: Review;
  clock: ClinicClock;
  onShow: (isVisible: boolean) => void;
  onDelete: (review: Review) => void;
}

function ReviewRow({ review, clock, onShow, onDelete }: ReviewRowProps) {
  const { name, rating, description, visible, is_new, may_publish } = review;
  const received = new Date(review.created_at);
  const shortcuts = { switch: useShortcut('switch'), hide: useShortcut('hide') };
  return (
    <tr>
      <td className="reviewer">
        <bdi className="who">{name}</bdi>
        {rating === 0 ? <span className="second-line">{words.noStars}</span> : <Stars rating={rating} />}
      </td>
      <td className="review-words">
        <ReviewText text={description} />
        {may_publish === false && <p className="review-consent">{words.notAgreed}</p>}
        <ContactLinks review={review} />
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="second-line">{timeLabel(received, clock)}</span>
      </td>
      <td className="visibility">
        <Switch id={switchId(review)} isOn={visible} onSwitch={onShow} shortcut={shortcuts.switch}>
          <span className="visibility-label visually-hidden">{words.visible}</span>
          <span className="visually-hidden">: {words.reviewOf(name)}</span>
        </Switch>
        <span className="visibility-state note">{describeState(review)}</span>
        {is_new && (
          <QuietButton onClick={() => onShow(false)} {...shortcuts.hide}>
            {words.hide}
            <span className="visually-hidden"> {words.reviewOf(name)}</span>
          </QuietButton>
        )}
      </td>
      <td className="delete">
        <HistoryButton className="icon-button" kind="review" id={review.id} of={words.reviewOf(name)} />
        <DeleteButton label={words.deleteReviewOf(name)} onClick={() => onDelete(review)} />
      </td>
    </tr>
  );
}

/** The specified state, and what it means for visitors. */
function describeState({ visible, is_new }: Review) {
  if (is_new) return words.stateNew;
  return visible ? words.stateActive : words.stateInactive;
}

/** Text of a review; when it is long, its beginning and the way to the rest. */
function ReviewText({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <p className="soft">{words.noWords}</p>;
  const beginning = foldText(text);
  if (beginning === undefined)
    return (
      <p className="review-text" dir="auto">
        {text}
      </p>
    );
  return (
    <>
      <p className="review-text" dir="auto">
        {isOpen ? text : beginning}
      </p>
      <button type="button" className="show-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.showLess : words.showAll}
      </button>
    </>
  );
}

/** One tap to reach the author of a review. On phones the verbs show, else the number and the address. */
function ContactLinks({ review: { name, mobile, email } }: { review: Review }) {
  const clinic = useClinic();
  return (
    <p className="contact-links cluster">
      <a className="row" href={callHref(mobile, clinic.phone)}>
        <Icon name="phone" />
        <span className="contact-verb visually-hidden">{words.call}</span>
        <span className="visually-hidden">{words.whomToCall(name)}</span>
        <span className="contact-detail num">{mobile}</span>
      </a>
      <a className="row" href={mailHref(email, { subject: words.mailSubject })}>
        <Icon name="mail" />
        <span className="contact-verb visually-hidden">{words.eMail}</span>
        <span className="visually-hidden">{words.whomToWrite(name)}</span>
        <span className="contact-detail">{email}</span>
      </a>
    </p>
  );
}
