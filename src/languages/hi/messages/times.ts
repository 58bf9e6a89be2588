export const failure = 'खाली समय लोड नहीं हो पाए।';
export const unknownTreatment = 'कृपया सूची में से इलाज चुनें।';
export const notOffered = 'अभी ऑनलाइन समय नहीं चुना जा सकता। कृपया बिना समय चुने अपना अनुरोध भेजें।';
export const noLongerFree = 'आपकी पहली पसंद का समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।';
export const tooManyHolds = 'कृपया बिना समय चुने अपना अनुरोध भेजें, या हमें फ़ोन करें।';
export const tooManyTimes = 'कृपया ज़्यादा से ज़्यादा तीन समय चुनें।';
export const sameTimeTwice = 'कृपया अलग-अलग समय चुनें।';
export const unknownTime = 'कृपया खाली समय में से एक चुनें।';
