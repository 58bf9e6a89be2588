export const backupFailure = 'The backup could not be made.';
export const downloadFailure = 'The backup could not be downloaded.';
export const deleteFailure = 'The backup could not be deleted.';
export const backupGone = 'This backup is no longer there.';
export const noBackup = 'There is no backup on this server yet.';
export const releaseFailure = 'The newest version could not be asked for.';
export const noReleaseAddress = 'RELEASE_URL does not say where releases are.';
