export const name = 'Name';
export const rooms = 'Rooms';
export const addARoom = 'Add a room';
export const withRoomsTwoVisits =
  'With rooms, two visits are never in the same room at the same time. A clinic can work without them.';
export const addTheFirstRoom = 'Add the first room';
export const asPeopleAtThe = 'As people at the clinic call it. Patients do not read it.';
export const asTheyAreOffered = 'as they are offered';
export const canBeChosen = 'Can be chosen';
