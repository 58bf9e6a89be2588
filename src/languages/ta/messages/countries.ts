/** Labels of the fields for the states and the postal codes of a country, and of one that the program does not know. */
export const regionLabels = {
  IN: 'State',
  GB: 'Country',
  US: 'State',
  DE: 'State (Bundesland)',
  AE: 'Emirate',
  AU: 'State or territory',
  unknown: 'State or region',
};
export const postalCodeLabels = {
  IN: 'PIN code',
  GB: 'Postcode',
  US: 'ZIP code',
  DE: 'Postal code',
  AE: 'P.O. box',
  AU: 'Postcode',
  unknown: 'Postal code',
};
