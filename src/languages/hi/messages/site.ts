export const offline = 'आपका इंटरनेट नहीं चल रहा है।';
export const checkConnection = 'कृपया अपना इंटरनेट जाँचें और दोबारा कोशिश करें।';
