export const notByAPerson = 'This looked automated and was not sent. Try again or call us.';
export const tooBusy = 'We are busy. Please try again in a few seconds.';
export const diskFull = 'Nothing was saved: the disk of the server is full. Please try again later.';
export const diskReadOnly = 'Nothing was saved: the disk of the server cannot be written to. Please try again later.';
export const databaseBusy = 'The data cannot be reached at the moment. Please try again in a few seconds.';
export const storageUnavailable = 'Pictures cannot be stored or read at the moment. Please try again in a few seconds.';
export const tooLate = 'This took too long. Check whether it was saved, then try again.';
