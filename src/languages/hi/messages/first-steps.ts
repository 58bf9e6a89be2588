export const failure = 'पहले कदमों की सूची बदली नहीं जा सकी।';
export const hidden = 'छिपा दी गई। आप सूची को “सिस्टम” में फिर दिखा सकते हैं।';
export const done = (title: string) => `${title}: हो गया।`;
export const shown = '“आज” पर पहले कदम फिर दिख रहे हैं।';
