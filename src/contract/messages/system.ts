export const backupFailure = 'The backup could not be made.';
export const downloadFailure = 'The backup could not be downloaded.';
export const noBackup = 'There is no backup on this server yet.';
