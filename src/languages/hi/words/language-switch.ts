export const languages = 'भाषाएँ';
export const closeOffer = 'बंद करें';
