export const isHere = '{people} भी यहाँ हैं। ';
export const areHere = '{people} भी यहाँ हैं। ';
export const changedNow = 'अभी-अभी बदला गया।';
export const changedNowBy = '{person} ने अभी-अभी बदला।';
