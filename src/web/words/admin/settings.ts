export const settings = 'Settings';
export const team = 'Team';
export const noTeamAvailable = 'No team available.';
export const itCouldNotBe = 'It could not be loaded just now.';
