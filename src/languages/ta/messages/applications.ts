export const sent = 'Thank you for applying.';
export const sendFailure = 'Your application could not be sent.';
export const tooMany =
  'We have more applications than we can read at the moment. Please call us, or try again in a few days.';
export const deleted = 'Application deleted.';
export const deleteFailure = 'Failed to delete application.';
export const restored = 'The application is back.';
export const restoreFailure = 'The application could not be brought back.';
export const cannotRestore = 'This application can no longer be brought back.';
export const notFound = 'Application not found.';
export const downloadFailure = 'Failed to download the file.';
export const empty = 'No applications yet.';
export const noFile = 'Please choose a file.';
export const tooLarge = 'Please choose a file of at most 5 MB.';
export const wrongType = 'Please choose a PDF, DOCX, JPEG or PNG file.';
export const locked = 'Please choose a file without a password.';
export const hasProgram = 'Please choose a file without macros or scripts.';
export const damaged = 'This file cannot be opened safely, so please choose another one.';
