import type { SampleBlog } from '../types.ts';

export const sleep: SampleBlog = {
  title: 'Sleeping better with a sore back or shoulder',
  picture: 'sleep',
  published: true,
  daysAgo: 141,
  content:
    'A bad night makes pain worse, and pain makes the next night worse. You cannot break that circle by trying ' +
    'harder to sleep. But small changes in how you lie, and in the hour before bed, can help. Here is what we ' +
    'suggest most often.\n\n' +
    'There is no one right position. The best one is the one in which you fall asleep, and you will move many times ' +
    'a night in any case. Pillows are there to take the pull off the sore part. Use cushions or rolled towels if ' +
    'you do not have more pillows.\n\n' +
    'For a sore lower back: lie on your side with a pillow between your knees, so that the upper leg does not pull ' +
    'you round. Or lie on your back with a pillow under your knees. If you love to lie on your front, try a flat ' +
    'pillow under your belly. To get up, roll onto your side first, let your legs slide over the edge, and push up ' +
    'with your arms.\n\n' +
    'For a sore shoulder: lie on the other side and hug a pillow, so that the sore arm rests on it and does not ' +
    'hang across your chest. Or lie on your back with a folded towel under the upper arm and the elbow. If lying ' +
    'flat hurts too much, a half-sitting position with pillows or in an armchair is fine for some weeks.\n\n' +
    'For a stiff neck: your pillow should fill the space between your ear and the mattress, no more. When you lie ' +
    'on your back, it can be flatter. Two high pillows often push the head too far forward.\n\n' +
    'The mattress matters less than advertisements say. In studies of long-lasting back pain, people did a little ' +
    'better on a medium-firm mattress than on a very hard one. If yours sags in the middle, a firm board or a new ' +
    'one may help. If you wake up without pain on it, keep it.\n\n' +
    'The evening counts too. Go to bed and get up at about the same time. Put the phone away half an hour before. ' +
    'Have your last coffee or strong tea in the early afternoon. A warm shower, a warm pack for 15 minutes or some ' +
    'slow stretching can loosen you up. Move during the day, since people who have walked or trained tend to sleep ' +
    'more deeply.\n\n' +
    'If you lie awake for what feels like twenty minutes or more, get up. Sit somewhere dim, read something quiet, ' +
    'and go back when you are sleepy. A turn in bed that hurts for a moment does no harm. Lying stiff as a board ' +
    'for fear of it does more.\n\n' +
    'Ask your doctor or pharmacist before you take tablets for sleep or pain. When you take them matters, and some ' +
    'do not go together.\n\n' +
    'See a doctor in the next days if pain wakes you every night and no position eases it, if you have fever, night ' +
    'sweats or weight loss without a reason, if you have had cancer, or if an arm or a leg is numb or weak. Loud ' +
    'snoring with pauses in breathing, and being sleepy all day, are good reasons as well.\n\n' +
    'Go to emergency care at once, or call 112, if shoulder or back pain comes with chest pain, sweating or trouble ' +
    'breathing. Do the same if you feel numb between your legs, cannot control your bladder or bowel, or if both ' +
    'legs become weak.\n\n' +
    'If sore nights have lasted more than two weeks, come and see us. Bring a photo of how you usually lie. It ' +
    'sounds odd, and it helps.',
};
