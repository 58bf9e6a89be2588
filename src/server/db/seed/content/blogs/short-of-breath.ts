import type { SampleBlog } from '../types.ts';

export const shortOfBreath: SampleBlog = {
  title: 'Five ways to catch your breath',
  signs: [
    'chest-pain',
    'cannot-breathe',
    'blue-lips',
    'coughing-blood',
    'clot-in-the-lung',
    'throat-swelling',
    'collapse',
    'breathless-unexplained',
    'long-cough',
  ],
  picture: 'breath',
  published: true,
  daysAgo: 98,
  content:
    '<p>Feeling short of breath is frightening, and fear makes you breathe even faster. These five simple ways can ' +
    'help you through the moment. They are for people whose doctor already knows about their breathing. Do not use ' +
    'them to wait out a new problem.</p>\n' +
    '<h2>First, make sure it is safe</h2>\n' +
    '<p>Call {emergency} now if:</p>\n' +
    '<ul>\n' +
    '<li>you are suddenly very short of breath or cannot finish a sentence</li>\n' +
    '<li>your lips or face look blue or grey</li>\n' +
    '<li>you have chest pain or pressure</li>\n' +
    '<li>you cough up blood, faint or feel confused</li>\n' +
    '<li>you are breathless and a leg is swollen and sore</li>\n' +
    '<li>your face or tongue swells</li>\n' +
    '</ul>\n' +
    '<p>If your doctor gave you an inhaler or another plan, use it while you wait.</p>\n' +
    '<h2>1. Find a position that holds you</h2>\n' +
    '<p>When your arms rest on something, the muscles around your chest can help you breathe.</p>\n' +
    '<ul>\n' +
    '<li>Sit, lean forward a little, and put your forearms on your thighs or on a table.</li>\n' +
    '<li>Stand, and lean your back or your forearms against a wall.</li>\n' +
    '<li>Lie on your side with a few pillows under your head and chest.</li>\n' +
    '</ul>\n' +
    '<h2>2. Breathe out through pursed lips</h2>\n' +
    '<ol>\n' +
    '<li>Let your shoulders drop.</li>\n' +
    '<li>Breathe in gently through your nose while you count to two.</li>\n' +
    '<li>Shape your lips as if to cool a spoon of soup. Breathe out while you count to four.</li>\n' +
    '<li>Do not force the air out. Repeat for one to two minutes.</li>\n' +
    '</ol>\n' +
    '<p>A longer breath out slows your breathing. It gives your lungs more time to empty.</p>\n' +
    '<h2>3. Breathe low</h2>\n' +
    '<p>Put one hand on your chest and one on your belly. Try to let the lower hand move more than the upper one. ' +
    'Practise for five minutes, twice a day, when you feel calm. It is much harder to learn in a bad moment. Leave it ' +
    'out if it makes you less comfortable. It does not suit everyone.</p>\n' +
    '<h2>4. Breathe with the effort</h2>\n' +
    '<p>Breathe in before you do something hard, and out while you do it. Breathe out as you stand up, lift a bag or ' +
    'climb a step. Many people hold their breath without noticing. On stairs, try one step as you breathe in and two ' +
    'steps as you breathe out.</p>\n' +
    '<h2>5. Cool air and a calm plan</h2>\n' +
    '<p>Cool air on the face eases breathlessness for some people. Open a window, or hold a small fan about a hand’s ' +
    'length from your nose. Then plan the day so that heavy tasks are spread out. Sit to wash or to cook, and rest ' +
    '<em>before</em> you are worn out.</p>\n' +
    '<h2>What about training?</h2>\n' +
    '<p>Guided exercise helps many people with lung or heart conditions. They can walk further and feel less ' +
    'breathless. It does not repair the lung, but the rest of your body learns to use air better. After COVID-19, ' +
    'some people feel much worse a day or two after effort. They need careful pacing, not a plan that rises every ' +
    'week.</p>\n' +
    '<h2>When to see a doctor</h2>\n' +
    '<p>We can start breathing practice with you once a doctor has found the cause.</p>\n' +
    '<h2>Sources</h2>\n' +
    '<ul>\n' +
    '<li><a href="https://www.nhs.uk/conditions/shortness-of-breath/">NHS: Shortness of breath</a></li>\n' +
    '<li><a href="https://www.nice.org.uk/guidance/ng115">NICE guideline NG115: COPD in over 16s (2018, updated 2019)</a></li>\n' +
    '<li><a href="https://www.nice.org.uk/guidance/ng188">NICE guideline NG188: Long-term effects of COVID-19 (2020, updated 2024)</a></li>\n' +
    '</ul>',
};
