export const notFound = 'खतरे का यह लक्षण नहीं मिला।';
export const updateFailure = 'खतरे का लक्षण सेव नहीं हो पाया।';
export const neverLower = 'लक्षण को और ज़रूरी बनाया जा सकता है, पर शुरू में जितना था उससे कम ज़रूरी नहीं।';
export const updated = 'खतरे का लक्षण बदल गया।';
