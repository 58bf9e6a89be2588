export const areHere = ' are here. ';
export const isHere = ' is here. ';
