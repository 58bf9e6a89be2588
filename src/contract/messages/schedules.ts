export const settingsSaved = 'Settings saved.';
export const wrongReminders = 'Please enter at most three whole numbers of hours from 1 to 168, such as 48, 3.';
export const settingsFailure = 'Failed to save the settings.';
export const settingsNotLoaded = 'The settings cannot be shown.';
export const practitionerNotFound = 'Practitioner not found.';
export const wrongSideBySide = 'Please choose 1 to 4 patients.';
export const usualRoomSaved = (name: string, room: string | null) =>
  room === null ? `${name} has no usual room.` : `The usual room of ${name} is ${room}.`;
export const sideBySideSaved = (name: string, patients: number) =>
  patients === 1 ? `${name} sees one patient at a time.` : `${name} sees up to ${patients} patients side by side.`;
