import { slugOf } from '#contract/plain/slug.ts';

const list = (element: 'ul' | 'ol', items: readonly string[]) =>
  `<${element}>\n${items.map((item) => `<li>${item}</li>\n`).join('')}</${element}>`;

/** Drafts of pages that most clinics need, for an owner to read, change and show: title and sanitised HTML. */
const drafts: Readonly<Record<string, readonly string[]>> = {
  'Your first visit': [
    '<p>We look forward to meeting you at {clinic}. This page says what to expect at a first visit.</p>',
    '<h2>Before you come</h2>',
    list('ul', [
      'Bring letters, scans and test results about the problem, if you have any.',
      'Bring a list of your medicines.',
      'Wear clothes in which you can move, such as shorts for a knee or a vest for a shoulder.',
      'Bring someone with you if you like.',
      'Come a few minutes early, so that there is no rush.',
    ]),
    '<h2>What happens</h2>',
    list('ol', [
      'We listen to you: what hurts, since when, and what you would like to do again.',
      'We ask about your health, so that treatment is safe for you.',
      'We look at how you move. We say first what we would like to do, and you can say no.',
      'We tell you what we think it is, and what we do not know yet.',
      'We make a plan together. You leave with something that you can do at home.',
    ]),
    '<h2>After the visit</h2>',
    '<p>You may be a little sore for a day or two. If it gets much worse or worries you, call us on {phone}.</p>',
    '<h2>If it cannot wait</h2>',
    '<p>In an emergency, do not wait for your visit. Call {emergency} now.</p>',
  ],
  'Fees and cancelling': [
    '<p>You should know what a visit costs before you come. Ask us, and we will tell you.</p>',
    '<h2>What a visit costs</h2>',
    '<p>The price depends on the treatment and on how long it takes. Many of our <a href="/treatments">treatments</a> ' +
      'name their lowest price.</p>',
    '<p>We tell you the price before we begin. If a longer treatment may be better for you, we ask you first.</p>',
    '<h2>How to pay</h2>',
    '<p>You pay at the clinic and get a bill. Ask at the front desk how you can pay.</p>',
    '<p>Some health insurances pay for physiotherapy, and some do not. Please ask yours before you come.</p>',
    '<h2>If you cannot come</h2>',
    '<p>Please tell us as early as you can, best of all a day before. Then another patient can have the time.</p>',
    list('ul', [
      'Call us on {phone}, or write to {email}.',
      'Or open the link to your own page, if you have one. You can move or cancel the visit there.',
    ]),
    '<p>If you fall ill on the day, please call us all the same. We will find another time with you.</p>',
  ],
  'Home visits': [
    '<p>If you cannot come to us, we can come to you. We do so after a stroke, an operation, a fall or a long illness.</p>',
    '<h2>Where we come</h2>',
    '<p>We visit people in our town and nearby. Call us on {phone}, and we will tell you whether we reach you.</p>',
    '<h2>Who comes</h2>',
    '<p>A physiotherapist of our team, who shows a card with name and picture. You may ask for a woman or a man.</p>',
    '<h2>What it costs</h2>',
    '<p>A visit at home costs more than one at the clinic, because of the way. We tell you the price before we come.</p>',
    '<h2>What to prepare</h2>',
    list('ul', [
      'Letters, scans and a list of medicines.',
      'A firm chair, and room to walk a few steps.',
      'Comfortable clothes and closed shoes.',
      'A relative or a friend, if you like.',
      'Pets in another room.',
    ]),
    '<h2>If it cannot wait</h2>',
    '<p>In an emergency, do not wait for us. Call {emergency} now.</p>',
  ],
  Complaints: [
    '<p>Please tell us when something was not right. A complaint never changes how we treat you.</p>',
    '<h2>How to tell us</h2>',
    list('ul', [
      'Talk to the person who treats you, or to the front desk.',
      'Call us on {phone}.',
      'Write to {email}, or to {clinic}, {address}.',
    ]),
    '<p>A relative or a friend may speak for you.</p>',
    '<h2>What helps us</h2>',
    list('ul', ['what happened, and when', 'who was there', 'what you would like us to do', 'how we can reach you']),
    '<h2>What happens then</h2>',
    list('ol', [
      'We thank you, and tell you who looks into it.',
      'We ask the people who were there, and read the notes.',
      'We tell you what we found. If we made a mistake, we say sorry and say what we will change.',
    ]),
    '<h2>If our answer does not help</h2>',
    '<p>You can turn to the council or authority for physiotherapists where you live. ' +
      'Ask us for its name and address.</p>',
  ],
  Accessibility: [
    '<p>Everyone should be able to use our clinic and this website. Tell us what you need, and we will prepare.</p>',
    '<h2>Coming to the clinic</h2>',
    '<p>{clinic} is at {address}. Call us on {phone} before your visit if:</p>',
    list('ul', [
      'you use a wheelchair, a frame or crutches',
      'you cannot climb stairs',
      'you do not see or hear well',
      'you need more time, or a quiet room',
      'you bring a helper, a translator or an assistance dog',
    ]),
    '<p>We then tell you about steps, doors and parking. If you cannot come, ask us about visits at home or by video.</p>',
    '<h2>Using this website</h2>',
    '<p>You can use it with the keyboard alone, with a screen reader and with large text. ' +
      'Our aim is the standard WCAG 2.2, level AA.</p>',
    '<h2>If something does not work</h2>',
    '<p>Write to {email} or call {phone}. Say which page it is and what you tried to do. ' +
      'Until it works, we help you by phone.</p>',
  ],
  'Legal notice': [
    '<p>This website belongs to {clinic}.</p>',
    '<h2>Who we are</h2>',
    '<p>{clinic}<br />{address}</p>',
    '<p>Phone: {phone}<br />E-mail: {email}</p>',
    '<p>The people who work here and their qualifications are on <a href="/about">About Us</a>.</p>',
    '<h2>Health information</h2>',
    '<p>Our pages give general information. They do not replace an examination. In an emergency, call {emergency}.</p>',
    '<h2>Links</h2>',
    '<p>Some of our pages lead to other websites. We chose them with care, but others write what is there.</p>',
    '<h2>Words and pictures</h2>',
    '<p>Please ask us before you copy words or pictures from this website.</p>',
    '<h2>Your data</h2>',
    '<p>What we store about you, and why, is on the page <a href="/privacy">Privacy</a>.</p>',
  ],
};

export const pages = Object.entries(drafts).map(([title, parts]) => ({
  title,
  slug: slugOf(title),
  content_html: parts.join('\n'),
}));
