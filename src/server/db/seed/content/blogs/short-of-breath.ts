import type { SampleBlog } from '../types.ts';

export const shortOfBreath: SampleBlog = {
  title: 'Five ways to catch your breath',
  picture: 'breath',
  published: true,
  daysAgo: 98,
  content:
    '<p>Feeling short of breath is frightening, and fear makes breathing faster still. These five simple ways can ' +
    'help you through the moment. They are for people whose doctor already knows about their breathing, not a way ' +
    'to wait out a new problem.</p>\n' +
    '<h2>First, make sure it is safe</h2>\n' +
    '<p>Call 112 at once if you are suddenly very short of breath or cannot finish a sentence, if your lips or face ' +
    'look blue or grey, if you have chest pain or pressure, if you cough up blood, faint or feel confused, or if ' +
    'your face or tongue swells. If you have an inhaler or another plan from your doctor, use that first.</p>\n' +
    '<h2>1. Find a position that holds you</h2>\n' +
    '<p>When your arms rest on something, the muscles around your chest can help you to breathe.</p>\n' +
    '<ul>\n' +
    '<li>Sit, lean forward a little, and put your forearms on your thighs or on a table.</li>\n' +
    '<li>Stand, and lean your back or your forearms against a wall.</li>\n' +
    '<li>Lie on your side with a few pillows under your head and chest.</li>\n' +
    '</ul>\n' +
    '<h2>2. Breathe out through soft lips</h2>\n' +
    '<ol>\n' +
    '<li>Let your shoulders drop.</li>\n' +
    '<li>Breathe in gently through your nose while you count to two.</li>\n' +
    '<li>Breathe out through lips shaped as if to cool a spoon of soup, while you count to four.</li>\n' +
    '<li>Do not force the air out. Repeat for one to two minutes.</li>\n' +
    '</ol>\n' +
    '<p>The longer way out slows the breath down and gives the lungs more time to empty.</p>\n' +
    '<h2>3. Breathe low</h2>\n' +
    '<p>Put one hand on your chest and one on your belly. Try to let the lower hand move more than the upper one. ' +
    'Practise it for five minutes, twice a day, when you feel calm. It is much harder to learn in a bad moment. If ' +
    'it makes you more uncomfortable, leave it out. It does not suit everyone.</p>\n' +
    '<h2>4. Breathe with the effort</h2>\n' +
    '<p>Breathe in before you do something hard, and out while you do it. Breathe out as you stand up, lift a bag ' +
    'or climb a step. Many people hold their breath without noticing. A helpful rhythm on stairs is one step with ' +
    'the breath in, and two steps with the breath out.</p>\n' +
    '<h2>5. Cool air and a calm plan</h2>\n' +
    '<p>Cool air on the face eases the feeling of breathlessness for some people. Open a window, or hold a small ' +
    'fan about a hand’s length from your nose. Then plan the day so that heavy tasks are spread out. Sit to wash or ' +
    'to cook, and rest <em>before</em> you are worn out.</p>\n' +
    '<h2>What about training?</h2>\n' +
    '<p>For many lung and heart conditions, a supervised exercise programme helps people to walk further and feel ' +
    'less breathless. It does not repair the lung, but it makes the rest of the body use air better. After ' +
    'COVID-19, some people feel much worse a day or two after effort. They need careful pacing and not a plan that ' +
    'rises every week.</p>\n' +
    '<h2>When to see a doctor</h2>\n' +
    '<p>See a doctor within days if you have become short of breath and do not know why, if it is getting worse, if ' +
    'you wake up at night to catch your breath, if your ankles swell, or if you have fever or a cough that has ' +
    'lasted more than three weeks (two weeks where tuberculosis is common, as in India). We can start breathing ' +
    'practice with you once the cause is known.</p>',
};
