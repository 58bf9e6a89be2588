export const notByAPerson =
  'This looks as if a program had filled it in, so it was not sent. Please send it once more, or call us.';
export const tooBusy = 'Too much is being sent at the moment. Please try again in a few seconds.';
export const diskFull = 'Nothing was saved: the disk of the server is full. Please try again later.';
export const databaseBusy = 'The data cannot be reached at the moment. Please try again in a few seconds.';
export const tooLate = 'This took too long. Please look whether it was done before you try again.';
export const overloaded = 'Very many people are here at the moment. Please try again in a few seconds.';
