// Visits and held times that are in the way of leave or of a closure, and what becomes of them.

export const looking = 'Looking for other times';
export const notLoaded = 'The visits at this time could not be loaded.';
export const tryAgain = 'Try again';
export const whatYouTick =
  'What you tick is moved, and patients who have to hear of it are listed under “Not told yet”.';
export const visitOf = '{name}, {when}';
export const heldFor = 'Held for {name}, {when}';
export const open = 'Open';
export const openRequest = (name: string) => `Open the request of ${name} in a new tab`;
export const openVisit = (name: string) => `Open the visit of ${name} in a new tab`;
export const noOtherTime = 'No other time near it is free. It stays until someone moves it.';
export const insteadFor = (name: string) => `Instead, for ${name}`;
export const leaveIt = 'Leave it where it is';
export const otherRoom = 'The same time, in another room';
export const visitChoices = { cancel: 'Cancel the visit' } as const;
export const holdChoices = { call: 'Release it, and call to offer another time', release: 'Release it' } as const;
/** Parts of a button's words: 'Add leave, move 3 and cancel 1'. */
export const move = (count: number) => `move ${count}`;
export const cancel = (count: number) => `cancel ${count}`;
export const leaveOthers = 'Leave the others where they are';
export const close = 'Close';
export const noneLeft = 'No visit is left at this time.';
