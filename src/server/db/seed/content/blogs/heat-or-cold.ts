import type { SampleBlog } from '../types.ts';

export const heatOrCold: SampleBlog = {
  title: 'Heat or cold: which one helps?',
  signs: ['chest-pain', 'cannot-breathe', 'hot-joint', 'cannot-bear-weight', 'out-of-shape', 'blood-clot'],
  picture: 'heat-cold',
  published: true,
  daysAgo: 37,
  content:
    '<p>We hear this question often. Cold can calm a fresh injury. Heat can loosen an old ache. Neither heals ' +
    'anything by itself. If one feels good and you use it safely, it is a fair choice.</p>\n' +
    '<h2>What cold does</h2>\n' +
    '<p>Cold makes the skin and the nerves under it a little numb. That eases pain for a while. It may also limit ' +
    'swelling, though studies are less clear than most people think. Cold is a good choice in the first two or three ' +
    'days after a sprain, a strain or a knock.</p>\n' +
    '<h2>What heat does</h2>\n' +
    '<p>Heat brings more blood to the skin, and tense muscles relax more easily. Studies show that it can ease new ' +
    'back pain a little for some days. Many people also like it for stiff knees, a stiff neck or period cramps.</p>\n' +
    '<h2>How to use cold safely</h2>\n' +
    '<ol>\n' +
    '<li>Wrap the pack, or a bag of frozen peas, in a thin cloth. Never put ice straight on the skin.</li>\n' +
    '<li>Leave it on for 10 to 15 minutes.</li>\n' +
    '<li>Look at your skin after five minutes. Take the pack off if the skin is white, blotchy or burns.</li>\n' +
    '<li>Wait two hours before you do it again.</li>\n' +
    '</ol>\n' +
    '<h2>How to use heat safely</h2>\n' +
    '<ol>\n' +
    '<li>Choose warm, not hot. You should be able to rest your hand on the pack.</li>\n' +
    '<li>Put a towel between the pack and the skin. Leave the pack on for 15 to 20 minutes.</li>\n' +
    '<li>Do not lie on a hot water bottle, and do not fall asleep with a heat pad.</li>\n' +
    '<li>Test a pack from the microwave with your hand first. It can be much hotter in the middle.</li>\n' +
    '</ol>\n' +
    '<h2>When to use neither</h2>\n' +
    '<ul>\n' +
    '<li>Where your skin is numb, for example with diabetes. You would not feel a burn.</li>\n' +
    '<li>Where the blood flow is poor, or on a wound, a rash or skin recently treated with radiotherapy.</li>\n' +
    '<li>Cold: if cold makes your fingers go white, or gives you a rash.</li>\n' +
    '<li>Heat: on a fresh injury, or on a part that is red, hot and swollen.</li>\n' +
    '<li>Heat: on a spot where you have or had cancer, unless your doctor agrees.</li>\n' +
    '<li>Heat on the belly or back: in pregnancy, unless your doctor or midwife agrees.</li>\n' +
    '</ul>\n' +
    '<p>With a child, or with someone who cannot tell you that it hurts, take great care and stay with them.</p>\n' +
    '<h2>What helps more in the long run</h2>\n' +
    '<p>Heat and cold only ease pain for a while. For most aches, gentle movement and enough sleep do more. So does a ' +
    'step-by-step rise in how much you do. Try heat or cold just before your exercises, when it makes moving ' +
    'easier.</p>\n' +
    '<p>If an ache is still there after two weeks, we are happy to take a look. <em>This page gives general ' +
    'information. It does not replace an examination.</em></p>\n' +
    '<h2>Sources</h2>\n' +
    '<ul>\n' +
    '<li><a href="https://doi.org/10.1002/14651858.CD004750.pub2">French and others: Superficial heat or cold for low back pain, Cochrane 2006</a></li>\n' +
    '<li><a href="https://doi.org/10.1177/0363546503260757">Bleakley and others: The use of ice in the treatment of acute soft-tissue injury, American Journal of Sports Medicine 2004</a></li>\n' +
    '<li><a href="https://www.nhs.uk/conditions/sprains-and-strains/">NHS: Sprains and strains</a></li>\n' +
    '</ul>',
};
