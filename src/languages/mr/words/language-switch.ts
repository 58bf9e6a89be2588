export const languages = 'भाषा';
export const closeOffer = 'बंद करा';
