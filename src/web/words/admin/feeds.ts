export const googleAppleAndOutlook =
  'Google, Apple and Outlook can show a practitioner’s visits from a secret address, with the patients’ initials and treatments. Anyone with the address can read them. Those programs store copies elsewhere, which cannot be erased from here.';
export const anyoneWhoHasThe = 'Anyone who has the address will then see the names of patients.';
export const showNames = 'Show names';
export const makeANewAddress = 'Make a new address';
export const turnOff = 'Turn off';
export const programsThatUseThe =
  'Programs that use the present address will get nothing new. What they have copied stays there.';
export const addressOf = (name: string) => `Address of the calendar of ${name}`;
export const copy = 'Copy';
export const theAddressOf = (name: string) => ` the address of ${name}`;
export const newAddress = 'New address';
export const namesInsteadOfInitials = 'Names instead of initials';
export const forPractitioner = (name: string) => ` for ${name}`;
export const namesInFeedOf = 'Names in the calendar feed of {name}';
export const makeNewAddressFor = 'Make a new address for {name}?';
export const turnOffFeedOf = 'Turn off the calendar feed of {name}?';
