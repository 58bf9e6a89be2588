export const settings = 'सेटिंग';
export const team = 'टीम';
export const noTeamAvailable = 'टीम नहीं मिली।';
export const itCouldNotBe = 'यह अभी नहीं खुल पाई।';
