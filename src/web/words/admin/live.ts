// Others who have a record open, and what they have just changed.

export const isHere = '{people} is here. ';
export const areHere = '{people} are here. ';
export const changedNow = 'Changed just now.';
export const changedNowBy = 'Changed just now by {person}.';
