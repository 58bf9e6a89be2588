import { expect, test } from 'vitest';
import * as appointments from './appointments.ts';
import * as blogs from './blogs.ts';
import * as careers from './careers.ts';
import * as conditions from './conditions.ts';
import * as gallery from './gallery.ts';
import * as lists from './lists.ts';
import * as reviews from './reviews.ts';
import * as session from './session.ts';

// Other tests refer to these sentences by name, so they would not notice a changed word.
test('the sentences that other programs and people know have the words that were agreed', () => {
  expect(appointments).toMatchObject({
    submitted: 'Appointment submitted successfully!',
    submitFailure: 'Failed to submit appointment.',
    noTreatment: 'Please select at least one treatment.',
    done: 'Marked as done!',
    failure: 'Failed to update appointment.',
    noRemarks: 'Please enter remarks before marking as done.',
    empty: 'No appointments found.',
  });
  expect(blogs).toMatchObject({
    added: 'Blog added!',
    updated: 'Blog updated!',
    saveFailure: 'Error saving blog.',
    deleted: 'Blog deleted!',
    deleteFailure: 'Error deleting blog.',
    statusUpdated: 'Status updated!',
    statusFailure: 'Failed to toggle status.',
    empty: 'No blogs available.',
  });
  expect(careers).toMatchObject({ empty: 'No openings added yet.', emptyPublic: 'No jobs available.' });
  expect(conditions).toMatchObject({
    added: 'Condition added successfully!',
    addFailure: 'Failed to add condition.',
    notFound: 'Condition not found.',
  });
  expect(gallery).toMatchObject({
    added: 'Gallery item added!',
    uploadFailure: 'Error uploading item.',
    noPicture: 'Please provide an image or YouTube link with title.',
    deleted: 'Item deleted!',
    deleteFailure: 'Failed to delete item.',
    empty: 'No gallery available.',
  });
  expect(lists.empty).toBe('No data available');
  expect(reviews).toMatchObject({
    submitted: 'Thank you for your feedback!',
    submitFailure: 'Submission failed. Try again.',
    visibilityUpdated: 'Review visibility updated!',
    visibilityFailure: 'Failed to update review visibility.',
    deleted: 'Review deleted!',
    deleteFailure: 'Failed to delete review.',
    empty: 'No reviews found.',
    emptyPublic: 'No reviews available.',
  });
  expect(session).toMatchObject({
    invalidLogin: 'Invalid login credentials',
    expiredToken: 'Token already expired. Please try again.',
  });
});
