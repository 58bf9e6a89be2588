// Words of every page: menus, header and footer, ways to the clinic, and parts that many pages show.

export const home = 'Home';
export const about = 'About Us';
export const blog = 'Blog';
export const gallery = 'Photo Gallery';
export const appointment = 'Appointment';
export const career = 'Career';

export const isItAnEmergency = 'Is it an emergency?';
export const conditions = 'Conditions';
export const treatments = 'Treatments';
export const search = 'Search';
export const whereDoesItHurt = 'Where does it hurt?';
export const privacy = 'Privacy';

export const mainMenu = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close the menu';
export const health = 'Health';
export const breadcrumb = 'Breadcrumb';
export const skipToContent = 'Skip to the content';

export const bookAnAppointment = 'Book an appointment';
export const callUs = 'Call us {phone}';
export const call = 'Call {phone}';
/** Numbers in an emergency, where ambulances have one of their own. */
export const emergencyNumbers = '{emergency} (ambulance: {ambulance})';

/** The bar that floats on every page, with little room. */
export const bookCallOrChat = 'Book, call or chat';
export const book = 'Book';
export const callNow = 'Call Now';
export const whatsapp = 'WhatsApp';
/** Said after `whatsapp`, for those who do not see where it leads. */
export const chatInNewTab = 'chat (opens in a new tab)';
/** Said after the name of a link. */
export const opensInNewTab = '(opens in a new tab)';

export const notice = 'Notice';
export const closeNotice = 'Close this notice';

export const contact = 'Contact';
export const openInMap = 'Open in a map';
export const followUs = 'Follow Us';
export const moreAboutUs = 'More about us';
export const backToWebsite = 'Back to the website';

/** Light or dark; `system` follows the visitor's device. */
export const colours = 'Colours';
export const system = 'System';
export const light = 'Light';
export const dark = 'Dark';

export const tryAgain = 'Try again';
export const readMore = 'Read more';
export const readLess = 'Read less';
export const close = 'Close';
export const closeMessage = 'Close this message';
export const messages = 'Messages';
export const stars = (rating: number) => `${rating} out of 5 stars`;

export const notYetChecked = 'Not yet checked by a clinician.';
export const lastReviewed = 'Last reviewed {day} by {name}';

/** Left out of an owner's words where the clinic has no city or town. */
export const inPlace = ' in {place}';
