import type { SampleBlog } from '../types.ts';

export const sleep: SampleBlog = {
  title: 'Sleeping better with a sore back or shoulder',
  signs: [
    'pain-with-chest-signs',
    'stroke',
    'cauda-equina',
    'both-legs',
    'limb-weaker',
    'fever-with-pain',
    'cancer-and-new-pain',
    'weight-loss',
    'night-sweats',
    'night-pain',
    'snoring',
  ],
  picture: 'sleep',
  published: true,
  daysAgo: 141,
  content:
    '<p>A bad night makes pain worse, and pain makes the next night worse. Trying harder to sleep does not help. ' +
    'Small changes in how you lie, and in the hour before bed, can help. Here is what we suggest most often.</p>\n' +
    '<p>There is no one right position. The best one is the one in which you fall asleep. You will move many ' +
    'times a night in any case. Pillows take the pull off the sore part. Use cushions or rolled towels if you do ' +
    'not have more pillows.</p>\n' +
    '<p>For a sore lower back: lie on your side with a pillow between your knees. It stops the upper leg from ' +
    'pulling you round. Or lie on your back with a pillow under your knees. If you love to lie on your front, try ' +
    'a flat pillow under your belly. To get up, roll onto your side and let your legs slide over the edge. Then ' +
    'push up with your arms.</p>\n' +
    '<p>For a sore shoulder: lie on the other side and hug a pillow. The sore arm then rests on it and does not ' +
    'hang across your chest. Or lie on your back with a folded towel under the upper arm and elbow. If lying flat ' +
    'hurts too much, half-sitting with pillows or in an armchair is fine for some weeks. If you must sit up to ' +
    'breathe, see a doctor today.</p>\n' +
    '<p>For a stiff neck: your pillow should fill the space between your ear and the mattress, no more. When you ' +
    'lie on your back, it can be flatter. Two high pillows often push the head too far forward.</p>\n' +
    '<p>For pregnancy: from 28 weeks, go to sleep on your side. A pillow between your knees or under your belly ' +
    'can help. If you wake up on your back, turn to your side again.</p>\n' +
    '<p>The mattress matters less than advertisements say. Studies looked at people with long-lasting back pain. ' +
    'They did a little better on a medium-firm mattress than on a very hard one. If yours sags in the middle, a ' +
    'firm board or a new one may help. If you wake up without pain on it, there is no need to change it.</p>\n' +
    '<p>The evening counts too. Go to bed and get up at about the same time. Put the phone away half an hour ' +
    'before. Have your last coffee or strong tea in the early afternoon. A warm shower or a warm pack for 15 ' +
    'minutes can loosen you up. So can some slow stretching. Move during the day. People who have walked or ' +
    'trained tend to sleep more deeply.</p>\n' +
    '<p>If you lie awake for what feels like twenty minutes or more, get up. Sit somewhere dim, read something ' +
    'quiet, and go back when you are sleepy. Brief pain on turning does no harm. Being afraid to move makes it ' +
    'worse.</p>\n' +
    '<p>Ask your doctor or pharmacist before you take tablets for sleep or pain. When you take them matters, and ' +
    'some do not go together.</p>\n' +
    '<p>See a doctor within 2 to 3 days if an arm or a leg is numb.</p>\n' +
    '<p>If sore nights have lasted more than two weeks, come and see us. Bring a photo of how you usually lie. It ' +
    'may sound odd, but it helps.</p>\n' +
    '<h2>Sources</h2>\n' +
    '<ul>\n' +
    '<li><a href="https://doi.org/10.1016/S0140-6736(03)14792-7">Kovacs and others: Effect of firmness of mattress on chronic non-specific low-back pain, The Lancet 2003</a></li>\n' +
    '<li><a href="https://www.nice.org.uk/guidance/ng201">NICE guideline NG201: Antenatal care (2021), on sleeping positions</a></li>\n' +
    '</ul>',
};
