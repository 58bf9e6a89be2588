import type { SampleBlog } from '../types.ts';

export const stretching: SampleBlog = {
  title: 'Do you need to stretch before sport?',
  signs: ['chest-pain', 'collapse', 'racing-heart', 'cannot-bear-weight', 'achilles-snap'],
  picture: 'stretch',
  published: false,
  daysAgo: 3,
  content:
    '<p>Many of us learned to touch our toes before every game. It does no harm, but it does less than we thought. A ' +
    'short warm-up that moves the whole body does more.</p>\n' +
    '<h2>What studies say about stretching</h2>\n' +
    '<p>Holding a stretch for half a minute makes you more flexible over some weeks. It makes almost no difference to ' +
    'how sore you are the next day. As a warm-up on its own, it does not seem to prevent most injuries. Very long ' +
    'holds, of a minute or more, can make you a little weaker and slower for a short time.</p>\n' +
    '<p>There are good reasons to stretch: your sport needs it, a joint is stiff, or it feels good. Fear of injury is ' +
    'not the best one.</p>\n' +
    '<h2>What a warm-up should do</h2>\n' +
    '<ul>\n' +
    '<li>Raise your pulse, so that you breathe a bit faster and feel warm.</li>\n' +
    '<li>Move the joints that you are about to use, as far as you will need them.</li>\n' +
    '<li>Wake up strength and balance.</li>\n' +
    '<li>End with the speed of your sport.</li>\n' +
    '</ul>\n' +
    '<p>Some football teams warmed up with running, strength, balance and landing practice. They had clearly fewer ' +
    'injuries than teams that did not. It worked best at least twice a week, all season long. It did not prevent ' +
    'every injury, and nothing can.</p>\n' +
    '<h2>Ten minutes you can try</h2>\n' +
    '<ol>\n' +
    '<li>Jog easily or walk briskly for three minutes.</li>\n' +
    '<li>Swing each leg forward and back ten times, with a hand on a wall.</li>\n' +
    '<li>Do ten slow squats.</li>\n' +
    '<li>Do five lunges on each side, with your trunk upright.</li>\n' +
    '<li>Stand on one leg for 30 seconds, then on the other.</li>\n' +
    '<li>Hold a front plank for 20 to 30 seconds, twice.</li>\n' +
    '<li>Do six small jumps, and land softly with bent knees.</li>\n' +
    '<li>Run or move three times at half, then at three quarters of your speed.</li>\n' +
    '</ol>\n' +
    '<p>Stop if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or have chest pain.</p>\n' +
    '<p>Leave out the jumps if you are pregnant, if a joint is sore, or if your bones are thin. Ask us for another ' +
    'way.</p>\n' +
    '<h2>When to stretch, then</h2>\n' +
    '<p>Stretch after sport, or on another day, when you are warm. Hold for 20 to 30 seconds, two or three times. The ' +
    'pull should feel firm but not painful. Keep breathing. Do not bounce, and do not stretch a muscle that you have ' +
    'just strained.</p>\n' +
    '<p>Strength training through the full movement makes you about as flexible as stretching does. If you have time ' +
    'for only one of the two, choose strength.</p>\n' +
    '<h2>When to ask for help</h2>\n' +
    '<p>If someone collapses: call {emergency}, start CPR. In hot weather, call if someone becomes confused, and cool them ' +
    'with water while you wait.</p>\n' +
    '<p>See a doctor today after a snap in a muscle, or if a joint swells within hours.</p>\n' +
    '<p>Ask your doctor first if you have heart trouble. Ask first too if you have not moved for a long time and wish ' +
    'to train hard.</p>\n' +
    '<p>For an ache that comes back each time you train, book a visit. We look at how you move and how much you do, ' +
    'and make a plan with you. <em>Draft: to be read through once more before it is published.</em></p>\n' +
    '<h2>Sources</h2>\n' +
    '<ul>\n' +
    '<li><a href="https://doi.org/10.1002/14651858.CD004577.pub3">Herbert and others: Stretching to prevent or reduce muscle soreness after exercise, Cochrane 2011</a></li>\n' +
    '<li><a href="https://doi.org/10.1136/bmj.a2469">Soligard and others: Comprehensive warm-up programme to prevent injuries in young female footballers, BMJ 2008</a></li>\n' +
    '</ul>',
};
