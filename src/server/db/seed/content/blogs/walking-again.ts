import type { SampleBlog } from '../types.ts';

export const walkingAgain: SampleBlog = {
  title: 'Walking again after a long rest',
  signs: [
    'chest-pain',
    'stroke',
    'cannot-breathe',
    'clot-in-the-lung',
    'collapse',
    'broken-hip',
    'infected-wound',
    'blood-clot',
  ],
  picture: 'gait',
  published: true,
  daysAgo: 64,
  content:
    '<p>After an operation, a fever, or weeks with a sore leg, the first walk can feel very hard. That is normal. ' +
    'Muscles get weaker quickly when we lie down, especially in the legs. At any age, training can make them stronger ' +
    'again.</p>\n' +
    '<h2>Before you start</h2>\n' +
    '<p>Ask your doctor or surgeon how much weight the leg may take. Ask whether there is anything you should not do ' +
    'yet. If you have heart or lung trouble, ask how hard you may work. Then look around your home.</p>\n' +
    '<ul>\n' +
    '<li>Put away loose mats and cables.</li>\n' +
    '<li>Switch on a light where you walk at night.</li>\n' +
    '<li>Wear closed shoes with a firm sole. Loose slippers are a common reason for falls.</li>\n' +
    '<li>Have a steady chair in each room.</li>\n' +
    '</ul>\n' +
    '<h2>Four weeks, as an example</h2>\n' +
    '<p>Everyone starts at another point, so take this as an idea and not as a rule.</p>\n' +
    '<ol>\n' +
    '<li><strong>Week one: often and short.</strong> Walk indoors for two to five minutes, four to six times a day. ' +
    'Stand up from a chair five times before each walk.</li>\n' +
    '<li><strong>Week two: a little longer.</strong> Walk for five to eight minutes, three or four times a day. Rise ' +
    'on your toes at the kitchen counter, ten times.</li>\n' +
    '<li><strong>Week three: go outside.</strong> Walk on flat ground for ten to fifteen minutes, twice a day. Turn ' +
    'round while you still feel good.</li>\n' +
    '<li><strong>Week four: add a challenge.</strong> Try a gentle slope, some stairs with a rail, or one minute of ' +
    'brisk steps in the middle.</li>\n' +
    '</ol>\n' +
    '<p>Stop if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or have chest pain.</p>\n' +
    '<h2>How hard should it feel?</h2>\n' +
    '<p>Try the talk test. You should be able to speak in short sentences while you walk. If you can sing, you may go ' +
    'a bit faster. If you can only say single words, slow down.</p>\n' +
    '<p>Some soreness in the muscles the next day is fine. If a joint swells or pain is worse the next morning, go ' +
    'back one step for two days. Going back is part of the plan and not a failure. Are you worn out for days after a ' +
    'small effort, as can happen after COVID-19? Do not push on. Talk to us or to your doctor first.</p>\n' +
    '<h2>Sticks and walkers</h2>\n' +
    '<p>A walking aid is a tool, not a defeat. With one sore leg, hold the stick in the <em>other</em> hand and move ' +
    'it together with the sore leg. The handle should reach the crease of your wrist when your arm hangs down. We can ' +
    'set it for you in two minutes. We also tell you when you may try without it.</p>\n' +
    '<h2>If you are afraid of falling</h2>\n' +
    '<p>Many people are, usually after a fall. Fear makes us walk less, and walking less makes us weaker. Begin next ' +
    'to a wall or with someone beside you. Balance training can lower the number of falls. It cannot rule them out, ' +
    'so carry a phone.</p>\n' +
    '<h2>When to stop and get help</h2>\n' +
    '<p>See a doctor today if you have fever.</p>\n' +
    '<p>See a doctor within 2 to 3 days if you feel dizzy each time you stand up.</p>\n' +
    '<h2>Sources</h2>\n' +
    '<ul>\n' +
    '<li><a href="https://www.nice.org.uk/guidance/ng249">NICE guideline NG249: Falls: assessment and prevention (2025)</a></li>\n' +
    '<li><a href="https://doi.org/10.1002/14651858.CD012424.pub2">Sherrington and others: Exercise for preventing falls in older people living in the community, Cochrane 2019</a></li>\n' +
    '</ul>',
};
