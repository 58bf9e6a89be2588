export const submitted = 'Appointment submitted successfully!';
export const submitFailure = 'Failed to submit appointment.';
export const noTreatment = 'Please select at least one treatment.';
export const done = 'Marked as done!';
export const failure = 'Failed to update appointment.';
export const addFailure = 'Failed to save booking.';
export const exportFailure = 'Failed to export appointments.';
export const noRemarks = 'Please enter remarks before marking as done.';
export const empty = 'No appointments found.';
export const noted = 'Note added.';
export const attemptNoted = 'Noted that nobody answered.';
export const noNote = 'Please write the note first.';
export const noteFailure = 'Failed to add the note.';
export const reopened = 'Request reopened.';
export const reopenFailure = 'Failed to reopen the request.';
export const detailsSaved = 'Details corrected.';
export const detailsFailure = 'Failed to correct the details.';
export const nextCallSaved = 'Call noted.';
export const nextCallRemoved = 'Call removed.';
export const nextCallFailure = 'Failed to save when to call again.';
export const noneTicked = 'Please tick the requests first.';
export const overtaken = 'Someone else has changed this request. Please look again.';
export const notADay = 'Please choose a day, and a time if it matters.';
export const pastDay = 'Please choose today or a later day.';
export const farDay = 'Please choose a day within the next year.';
export const callOfDone = 'This request is done. Reopen it to call again.';
export const outcomeLabels = {
  finished: 'Finished',
  cancelled: 'Cancelled',
  'not-reached': 'Not reached',
  'not-a-request': 'Not a request',
} as const;
export const stageLabels = { new: 'New', tried: 'Tried', confirmed: 'Confirmed' } as const;
export const noTreatments = 'Nobody can book yet: there are no treatments to choose from.';
