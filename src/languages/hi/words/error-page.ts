export const notFound = 'यह पेज हमें नहीं मिला।';
export const notFoundTitle = 'पेज नहीं मिला';
export const mayHaveMoved = 'शायद यह कहीं और चला गया है, या हटा दिया गया है।';
export const goHome = 'होम पेज पर जाएँ';
export const failed = 'यह पेज नहीं खुल पाया।';
export const failedTitle = 'कुछ गड़बड़ हो गई';
export const ourFault = 'गड़बड़ हमारी तरफ़ से हुई है, आपकी तरफ़ से नहीं। कृपया थोड़ी देर में दोबारा कोशिश करें।';
export const errorBefore = 'गलती: ';
