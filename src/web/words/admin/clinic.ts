// The profile of the clinic and its team.

export const practitioners = 'Practitioners';
export const nameAndContact = 'Name and contact';
export const otherPhoneNumbers = 'Other phone numbers';
export const openingHours = 'Opening hours';
export const links = 'Links';
export const slidesOfTheHomePage = 'Slides of the home page';
export const appearance = 'Appearance and booking pop-up';
export const languagesOfTheWebsite = 'Languages of the website';
export const viewItOnTheSite = 'View it on the site';
export const team = 'Team';
export const clinicProfile = 'Clinic profile';
export const nothingYouTypedIsLost = 'Nothing you typed is lost.';
export const saveChanges = 'Save changes';
export const saving = 'Saving';
export const thePageWillGoBack = 'The page will go back to what is on the site now.';
export const stillWorking = 'Still working. Please keep this page open.';
export const onThisPage = 'On this page';
export const howTheSiteGreetsVisitors = 'How the site greets its visitors.';
export const darkHeaderAndFooter = 'Dark header and footer';
export const darkBars = 'The bars at the top and the bottom of every page are dark green.';
export const startPopUp = 'Start pop-up';
export const theBookingFormOpens = 'The booking form opens once when a visit begins. Visitors can close it.';
export const reviewsOnTheSite = 'Reviews on the site';
export const someCountriesDoNotAllowReviews =
  'Some countries, like Australia, do not allow reviews of health services.';
export const aPictureIsBeingUploaded = 'A picture is being uploaded.';
export const notSavedYet = 'Not saved yet.';
export const everythingIsSaved = 'Everything is saved.';
export const whereContactShows = 'Shown at the top and the bottom of every page, and to search engines.';
export const nameOfTheClinic = 'Name of the clinic';
export const eMail = 'E-mail';
export const phone = 'Phone';
export const phoneExample = 'Like +91 98765 43210.';
export const whatsapp = 'WhatsApp';
export const ifItIsNotThePhoneNumber = 'If it is not the phone number.';
export const emergencyNumber = 'Emergency number';
export const visitorsAreToldToCallIt = 'Visitors are told to call it in an emergency.';
export const ambulanceNumber = 'Ambulance number';
export const ifItIsNotTheEmergencyNumber = 'If it is not the emergency number.';
export const crisisLine = 'Crisis line';
export const aboutTheCrisisLine = 'For people who think of harming themselves: its name and its number.';
export const streetAndNumber = 'Street and number';
export const cityOrTown = 'City or town';
export const country = 'Country';
export const mapLink = 'Map link';
export const aboutTheMapLink =
  'The footer and About Us open this map. Copy the link from your maps app. Without one, the address is looked up.';
export const currency = 'Currency';
export const aboutTheCurrency = 'Changing this does not convert prices. Check each one.';
export const providers = 'Providers that may process personal data';
export const aboutProviders =
  'Your hosting, e-mail and messaging providers, like “Sample Hosting, Sample Mail, WhatsApp”. The privacy notice names them.';
export const whereOtherPhonesShow =
  'Beside the phone number above: in the footer, under About Us, and in search engines.';
export const whatItIsFor = 'What it is for';
export const phoneLabelExample = 'Like Front desk, or Home visits.';
export const number = 'Number';
export const keepTheClock = 'Visits ahead keep their time on the clock';
export const keepTheMoment = 'Visits ahead stay at the same moment';
export const timesOfVisits = 'Times of visits';
export const aboutTimesOfVisits =
  'Time on the clock: a visit at 10:00 stays at 10:00. Same moment: its time on the clock changes.';
export const pleaseChooseIfVisitsLieAhead = 'Please choose, if visits lie ahead';
export const timeZone = 'Time zone';
export const aboutTheTimeZone =
  'Type a town or a country, and choose from the list. Dates on the site and in the admin area follow it.';
export const whereLinksShow = 'At the bottom of every page. Links that you leave empty are not shown.';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const linkedin = 'LinkedIn';
export const twitter = 'Twitter';
export const addedARow = 'Added a row.';
export const removedTheRow = 'Removed the row.';
export const aboutRowsOfDays = 'A row for days that have the same hours. Each day is in one row.';
export const addDays = 'Add days';
export const newRow = 'New row';
export const days = 'Days';
export const closed = 'Closed';
export const itWillLeaveTheSite = 'It will leave the site when you save the changes.';
export const remove = 'Remove';
export const onceThisPersonIsSaved = 'Working hours and a calendar feed can follow once this person is saved.';
export const otherWorkingHours = 'Other working hours from a date';
export const usualRoom = 'Usual room';
export const aboutTheUsualRoom = 'Their visits get this room as long as it is free.';
export const noUsualRoom = 'No usual room';
export const treatments = 'Treatments';
export const aboutTreatmentsGiven =
  'Times for a treatment are offered with those who give it. A treatment that everyone gives is also given by those who join later.';
export const treatmentsNotLoaded =
  'The treatments could not be loaded just now. This person goes on giving what they give.';
export const givesAllTreatments = 'Gives all treatments';
export const tickAll = 'Tick all';
export const tickNone = 'Tick none';
export const hidden = 'hidden';
export const calendarFeedChangedAtOnce = 'Calendar feed, changed at once';
export const aboutPractitioners =
  'Everyone who treats patients. A name is enough. About Us shows those who are on the website, in this order.';
export const aboutLeaving =
  'They leave the team when you save the changes. Visits and held times stay and are listed. Portrait and calendar feed are deleted, and an account of theirs is blocked.';
export const name = 'Name';
export const aboutTitles =
  'In many countries a physiotherapist may use Dr only with words that explain it, or not at all. Explain it under Registration.';
export const showOnTheWebsite = 'Show on the website';
export const visitorsDoNotSeeThisPerson = 'Visitors do not see this person, but can get a time with them.';
export const qualification = 'Qualification';
export const yearsOfExperience = 'Years of experience';
export const registration = 'Registration';
export const aboutRegistration = 'The number in the register, and what a title like Dr. means.';
export const specialty = 'Specialty';
export const shortDescription = 'Short description';
export const oneOrTwoSentencesForTheCard = 'One or two sentences for the card.';
export const biography = 'Biography';
export const aboutTheBiography = 'Shown after Read More. Leave an empty line between paragraphs.';
export const portrait = 'Portrait';
export const removeThePortrait = 'Remove the portrait';
export const aboutSlides = 'What visitors see first, one after the other.';
export const headline = 'Headline';
export const sentence = 'Sentence';
export const oneSentenceBelowTheHeadline = 'One sentence below the headline.';
export const pictureOfYourOwn = 'Picture of your own';
export const showTheDrawingInstead = 'Show the drawing instead';
export const whatThePictureShows = 'What the picture shows';
export const aboutThePictureText = 'For people who cannot see it, like: A physiotherapist helps a man to stand up.';
export const drawingAndColour = 'Drawing and colour';
export const aboutTheDrawing = 'With a picture of your own, only the colour stays.';
export const thePictureAsItIsNow = 'The picture as it is now';
export const tryAgain = 'Try again';
export const clinic = 'Clinic';
export const opensInANewTab = '(opens in a new tab)';
export const noClinicProfileAvailable = 'No clinic profile available.';
export const itCouldNotBeLoaded = 'It could not be loaded just now.';
/** Parts of the profile, as they stand in a list in the middle of a sentence. */
export const partNames = {
  name: 'the name',
  email: 'the e-mail address',
  phone: 'the phone number',
  whatsapp: 'the WhatsApp number',
  otherPhones: 'the other phone numbers',
  emergencyNumber: 'the emergency number',
  ambulanceNumber: 'the ambulance number',
  crisisLine: 'the crisis line',
  showsReviews: 'whether reviews are shown',
  languages: 'the languages',
  address: 'the address',
  mapLink: 'the map link',
  openingHours: 'the opening hours',
  timeZone: 'the time zone',
  currency: 'the currency',
  socialLinks: 'the links',
  practitioners: 'the practitioners',
  heroSlides: 'the slides',
  dataProcessors: 'the providers',
  darkStyling: 'the dark header and footer',
  startPopup: 'the start pop-up',
} as const;
export const phoneNumberAt = (place: number) => `Phone number ${place}`;
export const practitionerAt = (place: number) => `Practitioner ${place}`;
export const slideAt = (place: number) => `Slide ${place}`;
export const languagesBeside = (original: string) =>
  `Beside ${original}. A text without a translation shows in ${original}.`;
/** `Friday, 3:12 pm` */
export const dayAndTimeIn = (timeZone: string, now: Date) =>
  now.toLocaleString('en-IN', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit', hour12: true });
export const itIsThere = (dayAndTime: string) => `It is ${dayAndTime} there.`;
export const likeAddress = (host: string) => `Like https://${host}/your-clinic`;

export const phoneTexts = { add: 'Add a phone number', unnamed: 'New phone number' } as const;
export const practitionerTexts = { add: 'Add a practitioner', unnamed: 'New practitioner' } as const;
export const slideTexts = { add: 'Add a slide', unnamed: 'New slide' } as const;
export const addedAs = (place: number) => `Added as number ${place}.`;
export const isNowNumber = (title: string, place: number, all: number) => `${title} is now number ${place} of ${all}.`;
export const isRemoved = (title: string) => `${title} is removed.`;
export const listIsFull = (most: number) => `This list is full. It has room for ${most}.`;
export const removeQuestion = 'Remove {title}?';
export const moveUp = (title: string) => `Move ${title} up`;
export const moveDown = (title: string) => `Move ${title} down`;
export const removeEntry = (title: string) => `Remove ${title}`;

export const atMost = (words: number, characters: number) => `At most ${words} words and ${characters} characters.`;
export const noOneElseGives = 'No one else gives {treatments}, so no times will be offered.';
export const givesSome = (given: number, all: number) => `Gives ${given} of ${all}`;
export const feedIsOn = 'Calendar feed: on';
export const feedIsOff = 'Calendar feed: off';

export const noHoursYetFor = (days: string) => `No hours yet for ${days}.`;
export const showAsClosed = (days: string) => `Show ${days} as closed`;
export const removeTheseDays = 'Remove these days';
