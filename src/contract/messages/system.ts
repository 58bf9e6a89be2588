export const backupFailure = 'The backup could not be made.';
export const downloadFailure = 'The backup could not be downloaded.';
export const deleteFailure = 'The backup could not be deleted.';
export const backupGone = 'This backup is no longer there.';
export const noBackup = 'There is no backup on this server yet.';
