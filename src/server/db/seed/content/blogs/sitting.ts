import type { SampleBlog } from '../types.ts';

export const sitting: SampleBlog = {
  title: 'Sitting tall is not the answer. Moving is.',
  picture: 'desk',
  published: true,
  daysAgo: 16,
  content:
    '<p>There is no perfect posture to hold all day. What the back likes is change. Small changes are enough, and ' +
    'you can make them without leaving your work.</p>\n' +
    '<h2>What we used to say</h2>\n' +
    '<p>For a long time people were told to sit straight, with the hips, knees and elbows all at a right angle. It ' +
    'sounds sensible. But when researchers compared how people sit with how much they hurt, they did not find one ' +
    'posture that protects everyone. People with and without pain sit in much the same ways.</p>\n' +
    '<p>Sitting very straight is also hard work. After half an hour the muscles beside the spine get tired, and ' +
    'tired muscles ache. Slumping for hours does the same in another way. <strong>Your next posture is your best ' +
    'posture.</strong></p>\n' +
    '<h2>Why staying still aches</h2>\n' +
    '<p>When you keep still, the same muscles work all the time and the same spots are pressed. Less blood flows ' +
    'through them. Joints that do not move feel stiff. This is uncomfortable, but it is not damage. It is a ' +
    'message: please move.</p>\n' +
    '<h2>What you can do today</h2>\n' +
    '<ul>\n' +
    '<li><strong>Change every half hour.</strong> Lean back, sit forward, cross your legs, stand up. A glass of ' +
    'water on the other side of the room is a good reminder.</li>\n' +
    '<li><strong>Stand for your calls.</strong> Walk a few steps if you can.</li>\n' +
    '<li><strong>Bring the work to you.</strong> Put the screen about an arm’s length away, with its top near the ' +
    'height of your eyes. A laptop on a pile of books with a separate keyboard is enough.</li>\n' +
    '<li><strong>Let the chair carry you.</strong> Sit back so that the backrest holds you, with your feet on the ' +
    'floor or on a box.</li>\n' +
    '<li><strong>Hold the phone higher.</strong> Support your elbow, and swap hands.</li>\n' +
    '</ul>\n' +
    '<h2>Two minutes between tasks</h2>\n' +
    '<ol>\n' +
    '<li>Turn your head slowly to each side, five times.</li>\n' +
    '<li>Roll your shoulders backwards, ten times.</li>\n' +
    '<li>Stand up and sit down again without using your hands, eight times.</li>\n' +
    '<li>Put your hands on your lower back and lean back gently, five times.</li>\n' +
    '</ol>\n' +
    '<p>A little pull is fine. Leave out any movement that gives you a sharp pain.</p>\n' +
    '<h2>Away from the desk</h2>\n' +
    '<p>What you do in the rest of the day counts at least as much. Walking, cycling, dancing and lifting weights ' +
    'all make a back that forgives long hours. Adults are advised to move for at least two and a half hours a week, ' +
    'so that they breathe a little faster, and to train strength on two days. Begin with less if that is what you ' +
    'can do. Sleep and worry matter as well: a tired or tense person feels more pain.</p>\n' +
    '<h2>When to ask for help</h2>\n' +
    '<p>Book a visit if an ache lasts more than two weeks, keeps coming back, or stops you from doing things that ' +
    'matter to you. See a doctor in the next days if you have numbness or weakness in an arm or a leg, fever, ' +
    'weight loss without a reason, or pain that wakes you every night.</p>\n' +
    '<p>Go to emergency care at once, or call 112, if you feel numb between your legs, cannot control your bladder ' +
    'or bowel, or have weakness in both legs. Do the same for chest pain that spreads to the arm, the neck or the ' +
    'jaw.</p>',
};
