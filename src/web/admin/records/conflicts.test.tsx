import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { Differences, GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import * as recordWords from '#words/admin/records.ts';
import {
  addAgain,
  bothChanged,
  changedMeanwhile,
  deletedMeanwhile,
  goneFor,
  saveAgain,
  stillHere,
  theirsBelow,
  theyChanged,
  withConflict,
} from './conflicts.ts';

const wordsOf = (page: React.ReactNode) => renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, '|');
const failure = 'Failed to save it.';

describe('someone who was slower reads', () => {
  test('that the record was changed or deleted', () => {
    expect(changedMeanwhile).toBe('Someone else has changed it in the meantime.');
    expect(recordWords.sentences.notice.changed).toBe('Someone else has changed this notice in the meantime.');
    expect(deletedMeanwhile).toBe('Someone else has deleted it in the meantime.');
    expect(treatmentMessages.changedMeanwhile(1)).toBe(
      'Someone else has changed a treatment that you changed as well.',
    );
    expect(treatmentMessages.changedMeanwhile(2)).toBe(
      'Someone else has changed 2 treatments that you changed as well.',
    );
    expect(visitMessages.movedMeanwhile).toBe(
      'Someone else has changed this visit in the meantime. It stays as it is now.',
    );
    expect(visitMessages.undoOvertaken).toBe('Someone else has changed it in the meantime. Please look again.');
  });

  test('why a change has failed, in the words of the server where it has some', () => {
    expect(withConflict(failure, { kind: 'stale', theirs: {} })).toBe(`${failure} ${changedMeanwhile}`);
    expect(withConflict(failure, { kind: 'stale', theirs: {}, sentence: 'Asha has moved it.' })).toBe(
      `${failure} Asha has moved it.`,
    );
    expect(withConflict(failure, { kind: 'stale', theirs: null })).toBe(`${failure} ${deletedMeanwhile}`);
    expect(withConflict(failure, { kind: 'offline' })).toBe(failure);
  });

  test('what to do, and what the other person left', () => {
    expect(saveAgain(true)).toBe('Someone saved before you. Save again to keep yours, or use theirs.');
    expect(saveAgain(false)).toBe('Someone saved before you. Save again to keep yours.');
    const theirs = { title: 'Theirs', text: 'Same', note: '' };
    const mine = { title: 'Mine', text: 'Same', note: 'Mine' };
    const words = wordsOf(
      <StaleNotice noun="page" onTake={() => undefined}>
        <Differences labels={{ title: 'Title', text: 'Text', note: 'Note' }} theirs={theirs} mine={mine} />
      </StaleNotice>,
    );
    for (const sentence of [
      recordWords.sentences.page.changed,
      saveAgain(true),
      'Title:',
      'Theirs',
      'Note:',
      'nothing',
    ])
      expect(words).toContain(`|${sentence}|`);
    expect(words).toContain('|Use theirs|');
    expect(words).not.toContain('|Text:|');
    expect(wordsOf(<StaleNotice noun="request" />)).not.toContain('Use theirs');
  });

  test('whether both have changed the same parts', () => {
    expect(bothChanged('the name and the slides')).toBe('You both changed the name and the slides.');
    expect(bothChanged('')).toBe('You changed different things, so saving again keeps both.');
    expect(theyChanged(['name', 'linked symptoms'])).toBe('What they changed: name, linked symptoms.');
    expect(theirsBelow).toMatch(/^Theirs stand below yours\. Save again to keep yours, or use theirs\./);
  });

  test('that what was typed is not lost with a deleted record', () => {
    const words = wordsOf(<GoneNotice noun="notice">{stillHere}</GoneNotice>);
    expect(words).toContain(`|${recordWords.sentences.notice.deleted}|`);
    expect(words).toContain('What you typed is still here.');
    expect(addAgain('notice')).toBe('What you typed is still here. You can add it as a new notice.');
    expect(addAgain('symptom')).toBe(
      'What you typed is still below. If you add it, it will be a new symptom, without conditions.',
    );
    expect(goneFor('request')).toMatch(/^Someone else has deleted this request\. What you typed is still here/);
  });
});
