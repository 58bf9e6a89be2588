export const home = 'முகப்பு';
export const about = 'எங்களைப் பற்றி';
export const blog = 'வலைப்பதிவு';
export const gallery = 'கேலரி';
export const appointment = 'புக்கிங்';
export const career = 'வேலை';

export const isItAnEmergency = 'இது அவசரமா?';
export const conditions = 'நோய்கள்';
export const treatments = 'சிகிச்சைகள்';
export const search = 'தேடு';
export const whereDoesItHurt = 'எங்கே வலிக்கிறது?';
export const privacy = 'தனியுரிமை';

export const mainMenu = 'முக்கிய மெனு';
export const menu = 'மெனு';
export const closeMenu = 'மெனுவை மூடுங்கள்';
export const health = 'உடல்நலம்';
export const breadcrumb = 'நீங்கள் இருக்கும் இடம்';
export const skipToContent = 'நேராக முக்கியப் பகுதிக்குச் செல்லுங்கள்';

export const bookAnAppointment = 'அப்பாயின்ட்மென்ட் பெற';
export const callUs = 'போன் செய்ய {phone}';
export const call = 'போன் செய்ய {phone}';
export const emergencyNumbers = '{emergency} (ஆம்புலன்ஸ்: {ambulance})';

export const bookCallOrChat = 'புக், போன் அல்லது சாட் செய்யுங்கள்';
export const book = 'புக் செய்ய';
export const callNow = 'போன்';
export const whatsapp = 'WhatsApp';
export const chatInNewTab = 'சாட் (புதிய டேபில் திறக்கும்)';
export const opensInNewTab = '(புதிய டேபில் திறக்கும்)';

export const notice = 'அறிவிப்பு';
export const closeNotice = 'இந்த அறிவிப்பை மூடுங்கள்';

export const contact = 'தொடர்பு';
export const openInMap = 'மேப்பில் பாருங்கள்';
export const followUs = 'எங்களைப் பின்தொடருங்கள்';
export const moreAboutUs = 'எங்களைப் பற்றி மேலும்';
export const backToWebsite = 'இணையதளத்துக்குத் திரும்புங்கள்';

export const colours = 'நிறங்கள்';
export const system = 'சாதனத்தைப் போல';
export const light = 'வெளிர்';
export const dark = 'இருள்';

export const tryAgain = 'மீண்டும் முயற்சி செய்யுங்கள்';
export const readMore = 'மேலும் படியுங்கள்';
export const readLess = 'குறைவாகக் காட்டுங்கள்';
export const close = 'மூடு';
export const closeMessage = 'இந்த மெசேஜை மூடுங்கள்';
export const messages = 'மெசேஜ்கள்';
export const stars = (rating: number) => `5 இல் ${rating} நட்சத்திரங்கள்`;

export const notYetChecked = 'எந்த டாக்டரும் பிசியோதெரபிஸ்ட்டும் இதை இன்னும் சரிபார்க்கவில்லை.';
export const lastReviewed = 'கடைசியாகச் சரிபார்த்தது {day}, {name}';

export const inPlace = ' {place} இல்';
