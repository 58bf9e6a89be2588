export const languages = 'மொழிகள்';
export const closeOffer = 'மூடு';
