import type { SampleBlog } from '../types.ts';

export const sitting: SampleBlog = {
  title: 'Sitting tall is not the answer. Moving is.',
  signs: [
    'chest-pain',
    'stroke',
    'cauda-equina',
    'both-legs',
    'limb-weaker',
    'fever-with-pain',
    'cancer-and-new-pain',
    'weight-loss',
    'night-pain',
  ],
  picture: 'desk',
  published: true,
  daysAgo: 16,
  content:
    '<p>There is no perfect posture to hold all day. Your back likes change. Small changes are enough, and you can ' +
    'make them without leaving your work.</p>\n' +
    '<h2>What we used to say</h2>\n' +
    '<p>For a long time people were told to sit straight. Hips, knees and elbows should all be at a right angle. It ' +
    'sounds sensible. Researchers then compared how people sit with how much they hurt. They did not find one posture ' +
    'that protects everyone. People with and without pain sit in much the same ways.</p>\n' +
    '<p>Sitting very straight is also hard work. After half an hour the muscles beside the spine get tired, and tired ' +
    'muscles ache. Slumping for hours makes them ache too. <strong>Your next posture is your best ' +
    'posture.</strong></p>\n' +
    '<h2>Why staying still aches</h2>\n' +
    '<p>When you stay still, the same muscles work all the time and the same spots are pressed. Less blood flows ' +
    'through them. Joints that do not move feel stiff. This is uncomfortable, but it is not damage. It tells you to ' +
    'move.</p>\n' +
    '<h2>What you can do today</h2>\n' +
    '<ul>\n' +
    '<li><strong>Change every half hour.</strong> Lean back, sit forward, cross your legs, stand up. Put your glass ' +
    'of water across the room as a reminder.</li>\n' +
    '<li><strong>Stand for your calls.</strong> Walk a few steps if you can.</li>\n' +
    '<li><strong>Bring the work to you.</strong> Put the screen about an arm’s length away, with its top near eye ' +
    'height. A laptop on a pile of books with a separate keyboard is enough.</li>\n' +
    '<li><strong>Let the chair carry you.</strong> Sit back so that the backrest holds you. Rest your feet on the ' +
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
    '<p>A little pull is fine. Stop if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or have ' +
    'chest pain.</p>\n' +
    '<h2>Away from the desk</h2>\n' +
    '<p>What you do in the rest of the day counts at least as much. Walking, cycling, dancing and lifting weights all ' +
    'help your back cope with long hours. Adults should move for at least two and a half hours a week. Move fast ' +
    'enough to breathe a little faster. Train your strength on two days as well. Begin with less if that is what you ' +
    'can do. Sleep and worry matter too: a tired or tense person feels more pain.</p>\n' +
    '<h2>When to ask for help</h2>\n' +
    '<p>See a doctor within 2 to 3 days if an arm or a leg is numb.</p>\n' +
    '<p>Book a visit if an ache lasts more than two weeks or comes back again and again. Come too if it stops you ' +
    'from doing what matters to you.</p>\n' +
    '<h2>Sources</h2>\n' +
    '<ul>\n' +
    '<li><a href="https://doi.org/10.1016/j.jbiomech.2019.08.006">Swain and others: No consensus on causality of spine postures or physical exposure and low back pain, Journal of Biomechanics 2020</a></li>\n' +
    '<li><a href="https://www.who.int/publications/i/item/9789240015128">WHO guidelines on physical activity and sedentary behaviour (2020)</a></li>\n' +
    '</ul>',
};
