export const noneChosen = 'Please choose what to remove.';
export const removeFailure = 'The samples could not be removed.';
export const deleted = 'Samples removed.';
export const inUse = (names: readonly string[]) =>
  `Still in use, so not removed: ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)}.`;
export const kept = 'The conditions are yours now. Their review dates are cleared.';
export const restored = 'The samples are back.';
export const restoreFailure = 'The samples could not be brought back.';
export const cannotRestore = 'These samples can no longer be brought back.';
export const none = 'No samples left.';
export const loadFailure = 'The samples could not be counted.';
