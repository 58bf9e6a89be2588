export const name = 'Name';
export const urgentHelp = 'Urgent help';
export const enterName = 'Please enter the name of the symptom.';
export const symptoms = 'Symptoms';
export const undoable = 'You can undo this for 30 seconds.';
export const filterByName = 'Filter by name';
export const addASymptom = 'Add a symptom';
export const symptomsAToZ = 'Symptoms, A to Z';
export const conditions = 'Conditions';
export const editOrDelete = 'Edit or delete';
export const noConditionsYet = 'None yet';
export const belongsToNone = 'It belongs to no condition.';
export const save = 'Save';
export const addTheSymptom = 'Add the symptom';
export const nothingLost = 'Nothing you typed is lost.';
export const nameHint = 'As people say it, like “Pain on stairs”.';
export const urgentHelpHint =
  'When this symptom needs help at once, like “Sudden breathlessness: call {emergency}.” Visitors will read the clinic’s number there. They see this first when they choose the symptom.';
export const deleteNamed = 'Delete “{name}”?';
export const editNamed = 'Edit “{name}”';
export const belongsTo = (count: number) =>
  count === 1
    ? 'It belongs to 1 condition: {names}. It stays, without this symptom.'
    : `It belongs to ${count} conditions: {names}. They stay, without this symptom.`;
