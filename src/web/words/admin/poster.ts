// A poster to print, with a code that leads to the website.

export const poster = 'Poster';
export const about = 'For the door or the front desk. Visitors scan the code with their phone.';
export const paper = 'Paper';
export const language = 'Language';
export const leadsTo = 'The code leads to';
export const pages = { booking: 'Booking', review: 'Leaving a review', home: 'The home page' };
export const headline = 'Headline';
export const print = 'Print the poster';
export const preview = 'Preview';
export const code = (address: string) => `QR code of ${address}`;
export const onThisComputerOnly =
  'This address works on this computer only. Set SITE_URL to the address of the website before you print.';
