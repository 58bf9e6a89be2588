import '#web/admin/list/data-table.css';
import './reviews.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { callHref } from '#web/admin/call-href.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { isNarrowed } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { DeleteButton } from '#web/admin/list/record-links.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { foldText } from './fold-text.ts';
import { type ListQuery, toSearch } from './list-query.ts';
import { type ReviewChanges, switchId } from './use-review-changes.ts';

interface ReviewListProps {
  list: Page<Review[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  query: ListQuery;
  clock: ClinicClock;
  changes: ReviewChanges;
}

const nouns = { all: 'reviews', new: 'new reviews', active: 'active reviews', inactive: 'inactive reviews' } as const;

export function ReviewList({ list, more, onShowMore, query, clock, changes }: ReviewListProps) {
  if (list.body.length === 0) return <NoReviews query={query} />;
  return (
    <>
      <ReviewTable reviews={list.body} status={query.status} clock={clock} changes={changes} />
      <ListFoot list={list} noun={nouns[query.status]} more={more} onShowMore={onShowMore} />
    </>
  );
}

const nextSteps = {
  all: 'What visitors write on the website appears here.',
  new: 'You have read them all. A review waits here until you show or hide it.',
  active: 'Switch a review on, and it will show on the home page.',
  inactive: 'Reviews that you take off the website appear here.',
} as const;

function NoReviews({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={reviewMessages.empty}>
      {isNarrowed(query) ? (
        <>
          <p>Nothing matches this search.</p>
          <Link
            className="button button-secondary button-small"
            to={{ search: toSearch({ ...query, q: '', from: '', to: '' }) }}
          >
            Clear the search
          </Link>
        </>
      ) : (
        <p>{nextSteps[query.status]}</p>
      )}
    </EmptyState>
  );
}

interface ReviewTableProps {
  reviews: Review[];
  status: ListQuery['status'];
  clock: ClinicClock;
  changes: ReviewChanges;
}

const captions = {
  all: 'All reviews',
  new: 'New reviews',
  active: 'Active reviews',
  inactive: 'Inactive reviews',
} as const;

/** One row per review; cards on phones. */
function ReviewTable({ reviews, status, clock, changes }: ReviewTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table review-table">
        <caption className="visually-hidden">{captions[status]}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Name and rating</th>
            <th scope="col">Review</th>
            <th scope="col">Received</th>
            <th scope="col">On the website</th>
            <th scope="col">
              <span className="visually-hidden">History and delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} clock={clock} changes={changes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ReviewRowProps {
  review: Review;
  clock: ClinicClock;
  changes: ReviewChanges;
}

function ReviewRow({ review, clock, changes }: ReviewRowProps) {
  const { name, rating, description, visible, is_new, may_publish } = review;
  const received = new Date(review.created_at);
  const shortcuts = { switch: useShortcut('switch'), hide: useShortcut('hide') };
  return (
    <tr>
      <td className="reviewer">
        <span className="who" dir="auto">
          {name}
        </span>
        {rating === 0 ? <span className="second-line">No stars</span> : <Stars rating={rating} />}
      </td>
      <td className="review-words">
        <ReviewText text={description} />
        {may_publish === false && <p className="review-consent">Has not agreed to be shown on the website.</p>}
        <ContactLinks review={review} />
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="second-line">{timeLabel(received, clock)}</span>
      </td>
      <td className="visibility">
        <Switch
          id={switchId(review)}
          isOn={visible}
          onSwitch={(isOn) => void changes.setVisibility(review, isOn)}
          shortcut={shortcuts.switch}
        >
          <span className="visibility-label">Visible on the website</span>
          <span className="visually-hidden">: the review of {name}</span>
        </Switch>
        <span className="visibility-state">{describeState(review)}</span>
        {is_new && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => void changes.setVisibility(review, false)}
            {...shortcuts.hide}
          >
            Hide<span className="visually-hidden"> the review of {name}</span>
          </button>
        )}
      </td>
      <td className="delete">
        <HistoryButton className="icon-button" kind="review" id={review.id} of={`the review of ${name}`} />
        <DeleteButton label={`Delete the review of ${name}`} onClick={() => changes.ask(review)} />
      </td>
    </tr>
  );
}

/** The specified state, and what it means for visitors. */
function describeState({ visible, is_new }: Review) {
  if (is_new) return 'New: not shown yet';
  return visible ? 'Active: shown' : 'Inactive: hidden';
}

/** Text of a review; when it is long, its beginning and the way to the rest. */
function ReviewText({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <p className="soft">No words, only stars.</p>;
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
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}

/** One tap to reach the author of a review. On phones the verbs show, else the number and the address. */
function ContactLinks({ review: { name, mobile, email } }: { review: Review }) {
  const clinic = useClinic();
  return (
    <p className="contact-links">
      <a href={callHref(mobile, clinic.phone)}>
        <Icon name="phone" />
        <span className="contact-verb">Call</span>
        <span className="visually-hidden"> {name}: </span>
        <span className="contact-detail num">{mobile}</span>
      </a>
      <a href={mailHref(email, { subject: 'Your review' })}>
        <Icon name="mail" />
        <span className="contact-verb">E-mail</span>
        <span className="visually-hidden"> to {name}: </span>
        <span className="contact-detail">{email}</span>
      </a>
    </p>
  );
}
