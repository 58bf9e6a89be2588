import type { SampleCondition } from '../types.ts';

export const shoulderArmAndHand: SampleCondition[] = [
  {
    name: 'Carpal tunnel syndrome',
    bodyArea: 'elbow-wrist-hand',
    description:
      'A nerve runs to your hand through a narrow tunnel in the wrist. When it is pressed there, the fingers ' +
      'tingle, feel numb or lose strength. Mild cases often ease with a night splint and small changes.',
    symptoms: [
      {
        title: 'Tingling at night',
        description: 'You wake with a numb hand and shake it to bring the feeling back.',
      },
      {
        title: 'Numb thumb and fingers',
        description:
          'It is in the thumb, the index and middle fingers and half of the ring finger. The little finger is ' +
          'mostly spared.',
      },
      {
        title: 'Pain in the wrist or hand',
        description:
          'It can burn or ache, and may rise towards the elbow. Typing, driving or holding a phone can bring it on.',
      },
      {
        title: 'A weaker grip',
        description: 'Things slip from your hand, and small buttons become hard.',
      },
      {
        title: 'A finger that locks',
        description:
          'A finger that catches or locks is a problem of its own, called trigger finger. It often comes together ' +
          'with carpal tunnel syndrome, so we check for both.',
      },
    ],
    causes: [
      {
        title: 'Swelling in the tunnel',
        description: 'Anything that makes the tunnel tighter can press on the nerve. Often no single cause is found.',
      },
      {
        title: 'Pregnancy',
        description: 'It is common in the last months, and it often eases after the birth.',
      },
      {
        title: 'Other illnesses',
        description: 'Diabetes, an underactive thyroid, arthritis and being overweight make it more likely.',
      },
      {
        title: 'Work of the hands',
        description:
          'Strong or repeated gripping and tools that shake can add to it. Typing alone is less of a cause than ' +
          'many people think.',
      },
    ],
    treatment: [
      {
        title: 'A splint at night',
        description: 'A light splint keeps the wrist straight while you sleep. Try it for at least six weeks.',
      },
      {
        title: 'Small changes by day',
        description: 'We look at how you grip, type, carry and rest, and take out what presses on the wrist.',
      },
      {
        title: 'Exercises',
        description:
          'Gentle gliding of the tendons and the nerve may help some people. We stop anything that makes the ' +
          'tingling last longer.',
      },
      {
        title: 'Injection or operation',
        description:
          'If it does not ease, or if it is severe, a doctor can offer an injection or a small operation. Waiting ' +
          'too long with a weak thumb is not wise.',
      },
      {
        title: 'What to expect',
        description:
          'Mild cases often improve within some weeks or months. Some come back, and some need the operation, which ' +
          'works well for most people.',
      },
    ],
    urgentHelp:
      'Call 112 at once if an arm becomes weak or numb all of a sudden, above all with a drooping face or slurred ' +
      'speech. It can be a stroke.\n\n' +
      'Go to emergency care at once if, after an injury, your hand is very painful, swollen, cold, pale or out of ' +
      'shape, or if a hand becomes hot, red and swollen with fever.',
    routineHelp:
      'See a doctor in the next days if the numbness no longer goes away, if your thumb is getting weaker, or if ' +
      'the muscle at the base of the thumb looks thinner.\n\n' +
      'Book a visit with us if you wake with tingling more than a few nights, or if it has lasted more than two ' +
      'weeks.',
    picture: 'wrist-hand',
    reviewedOn: '2026-09-03',
  },
  {
    name: 'Frozen shoulder',
    bodyArea: 'shoulder',
    description:
      'The lining of the shoulder joint becomes sore and tight, so the arm hurts and moves less. It often eases ' +
      'with time. Treatment aims to keep you moving while it does.',
    symptoms: [
      {
        title: 'Pain that builds up slowly',
        description: 'Deep in the shoulder or the upper arm, often worse at night or when you lie on that side.',
      },
      {
        title: 'Stiffness in every direction',
        description:
          'Reaching up, reaching behind your back and turning the arm out all become hard, even when someone else ' +
          'moves the arm.',
      },
      {
        title: 'Everyday tasks take thought',
        description: 'Fastening a belt, combing your hair or taking a jar from a shelf.',
      },
    ],
    causes:
      'Often there is no clear cause. It is more common between 40 and 60, in women, in people with diabetes or a ' +
      'thyroid condition, and after an arm has been kept still for a while, for example after an injury or an ' +
      'operation.\n\n' +
      'It tends to pass through three stages that blend into each other: a painful stage, a stiff stage, and a ' +
      'stage in which movement slowly returns. It can take from one to three years in all. Some people keep a ' +
      'little stiffness.\n\n' +
      'If you do not know whether you have diabetes, it is worth asking your doctor for a blood sugar test.',
    treatment: [
      {
        title: 'Understanding and pain relief',
        description:
          'Knowing what to expect, better positions for sleep, warmth or cold. Your doctor can advise on medicine.',
      },
      {
        title: 'Movement within comfort',
        description: 'Short, frequent exercises that keep the range you have, without forcing the joint.',
      },
      {
        title: 'Stretching and strength',
        description: 'As pain settles, we add longer holds and light load, and measure the change with you.',
      },
      {
        title: 'If it stays stiff',
        description:
          'An injection can ease pain in the early stage. Some people are helped by a procedure later. We explain ' +
          'the options and write to your doctor.',
      },
    ],
    urgentHelp:
      'Call 112 at once if shoulder pain comes with chest pain, sweating or trouble breathing, or if the arm ' +
      'becomes weak or numb all of a sudden, above all with a drooping face or slurred speech.\n\n' +
      'Go to emergency care at once if the shoulder looks out of shape after a fall, an injury or a fit, or if the ' +
      'joint is hot, red and swollen and you have a fever.',
    routineHelp:
      'See a doctor in the next days if you cannot lift the arm after an injury, feel a lump, lose weight without a ' +
      'reason, have had cancer, or have pain that no position eases.\n\n' +
      'Book a visit with us if your shoulder has been getting stiffer or more painful for more than two weeks. Keep ' +
      'using the arm gently until then.',
    picture: 'shoulder',
    reviewedOn: '2026-10-12',
  },
  {
    name: "Golfer's elbow",
    bodyArea: 'elbow-wrist-hand',
    description:
      'Golfer’s elbow is a sore tendon on the inner side of the elbow. A tendon is the strong cord that joins a ' +
      'muscle to a bone. It comes from gripping and bending the wrist more than the tendon is ready for, and most ' +
      'people never held a golf club.',
    symptoms:
      'It hurts on the bony bump on the inner side of the elbow, and sometimes down the forearm. Gripping, lifting ' +
      'with the palm up, wringing a cloth or turning a key brings it on. The grip may feel weak, and the elbow may ' +
      'be stiff in the morning.\n\n' +
      'Some people also feel tingling in the ring and little fingers. That comes from the nerve which runs close ' +
      'by. Tell us about it, because it changes what we do.',
    causes:
      'The tendon gets sore when it has to do more than it is used to: a new job with tools, a weekend of painting ' +
      'or digging, more throwing or climbing, or heavy bags. It also happens with steady, repeated work of the ' +
      'hand. Smoking and diabetes can make tendons heal more slowly.\n\n' +
      'It is most common between 40 and 60. It is mostly a tendon that is overworked and slow to recover, and less ' +
      'often an inflammation.',
    treatment:
      'First we find out what loads the tendon most, and lower it for a time. Full rest is not needed, and it makes ' +
      'the tendon weaker. Lifting with a bent elbow, a thicker handle and shorter spells of work often help at ' +
      'once.\n\n' +
      'Then comes exercise. You hold, then lift, a small weight with the hand and the wrist, a little more each ' +
      'week. Mild pain during the exercise is all right if it has settled by the next day. A strap below the elbow, ' +
      'tape, cold or warmth can ease the pain for a while.\n\n' +
      'Injections of steroid may ease pain for some weeks, but they do not seem to help in the long run. Ask your ' +
      'doctor before you choose one.\n\n' +
      'Most people get better, but it takes patience: often three to six months, sometimes a year.',
    urgentHelp:
      'Call 112 at once if pain in the arm comes with chest pain, sweating or trouble breathing, or if an arm ' +
      'suddenly becomes weak or numb together with a drooping face or slurred speech.\n\n' +
      'Go to emergency care at once if the elbow is out of shape after a fall, if your hand turns cold, pale or ' +
      'numb, or if the elbow is hot, red and swollen and you have a fever.',
    routineHelp:
      'See a doctor in the next days if you felt a snap and lost strength, if you cannot bend or straighten the ' +
      'elbow, or if two fingers stay numb or the hand becomes clumsy.\n\n' +
      'Book a visit with us if the pain has lasted more than two to three weeks, or if it stops you from working.',
    picture: 'elbow',
    reviewedOn: '2026-08-19',
  },
  {
    name: 'Rotator cuff injury',
    bodyArea: 'shoulder',
    description:
      'The rotator cuff is a group of four muscles and their tendons that hold and turn the shoulder. They can ' +
      'become sore, or tear in part or fully. Many people get better with exercise alone.',
    symptoms: [
      {
        title: 'Pain on the outside of the upper arm',
        description: 'Lifting the arm to the side, putting on a shirt or reaching a shelf brings it on.',
      },
      {
        title: 'Shoulder pain at night',
        description: 'Lying on that side can wake you.',
      },
      {
        title: 'Weakness',
        description: 'Lifting or turning the arm outwards feels weak, or the arm tires quickly.',
      },
      {
        title: 'Clicking',
        description: 'You may hear or feel clicks. Without pain they are mostly harmless.',
      },
    ],
    causes: [
      {
        title: 'More load than the tendon was ready for',
        description: 'Painting a ceiling, a new sport, swimming or lifting overhead.',
      },
      {
        title: 'Age',
        description: 'Tendons change from about 40 on. Small tears are common in older people, and many never hurt.',
      },
      {
        title: 'A fall or a sudden pull',
        description: 'Falling on the arm or catching something heavy can tear a tendon at once.',
      },
      {
        title: 'Health',
        description: 'Smoking and diabetes make tendons slower to recover.',
      },
    ],
    treatment: [
      {
        title: 'Change the load for a while',
        description:
          'Keep using the arm, below the level that clearly hurts. Do not put it in a sling unless a doctor tells ' +
          'you to.',
      },
      {
        title: 'Exercise',
        description:
          'Strength for the cuff and the shoulder blade, begun lightly and raised week by week. This is the main ' +
          'treatment.',
      },
      {
        title: 'Sleep and daily tasks',
        description: 'We find a position for the night and ways to reach, carry and dress that hurt less.',
      },
      {
        title: 'Extra help',
        description:
          'Manual therapy, tape, warmth or cold may ease pain for a while. An injection may help some people to get ' +
          'started.',
      },
      {
        title: 'If a tendon has torn',
        description:
          'After an injury, a full tear may need an operation, and a surgeon should look at it early. Many other ' +
          'tears do well without one.',
      },
      {
        title: 'What to expect',
        description: 'Expect to train for about three months before you judge the result. Some shoulders take longer.',
      },
    ],
    urgentHelp:
      'Call 112 at once if shoulder pain comes with chest pain, sweating or trouble breathing, or if the arm ' +
      'becomes weak or numb all of a sudden, above all with a drooping face or slurred speech.\n\n' +
      'Go to emergency care at once if the shoulder looks out of shape after an injury, if the hand turns cold, ' +
      'pale or numb, or if the joint is hot, red and swollen and you have a fever.',
    routineHelp:
      'See a doctor within a few days if you cannot lift your arm after a fall or a sudden pull. If a tendon has ' +
      'torn, the best time to repair it is in the first weeks. See a doctor too for a lump, weight loss without a ' +
      'reason, or pain that no position eases.\n\n' +
      'Book a visit with us if the pain has lasted more than two weeks or keeps you awake.',
    picture: 'shoulder',
    reviewedOn: '2026-09-29',
  },
  {
    name: 'Tennis elbow',
    bodyArea: 'elbow-wrist-hand',
    description:
      'Tennis elbow is a sore tendon on the outer side of the elbow. A tendon is the strong cord that joins a ' +
      'muscle to a bone. Work with the hands causes it more often than tennis does.',
    symptoms: [
      {
        title: 'Pain on the outer side of the elbow',
        description: 'It is sore on or just below the bony bump, and can spread down the forearm to the wrist.',
      },
      {
        title: 'Pain when you grip or lift',
        description: 'Shaking hands, lifting a pan or a kettle, opening a jar, typing or using a mouse for long.',
      },
      {
        title: 'A weak grip',
        description: 'You may drop things, because the pain stops the muscle.',
      },
      {
        title: 'Stiffness in the morning',
        description: 'The elbow may not like to straighten at first.',
      },
    ],
    causes: [
      {
        title: 'More gripping than usual',
        description: 'Painting, gardening, tools, cooking for many people, carrying a child, or a new racket.',
      },
      {
        title: 'The same movement again and again',
        description: 'Long hours with a tool, a knife or a mouse, with few breaks.',
      },
      {
        title: 'A tendon that recovers slowly',
        description: 'It is most common between 40 and 55. Smoking can slow recovery.',
      },
    ],
    treatment: [
      {
        title: 'Lighten the load',
        description:
          'Lift with the palm up and the elbow bent, share the work between both hands, and take short breaks. You ' +
          'do not need to stop everything.',
      },
      {
        title: 'Exercise',
        description:
          'Slow lifting of a small weight with the wrist, a little more each week. Mild pain is all right if it ' +
          'settles by the next day.',
      },
      {
        title: 'Straps, tape, cold or warmth',
        description: 'They can ease pain while you work. They do not replace exercise.',
      },
      {
        title: 'About injections',
        description:
          'A steroid injection often eases pain for some weeks. In studies, people who had one did less well after ' +
          'a year than people who had not. Talk it over with your doctor.',
      },
      {
        title: 'What to expect',
        description:
          'Most tennis elbows settle within a year, many sooner. Exercise may make that time easier and shorter.',
      },
    ],
    urgentHelp:
      'Call 112 at once if pain in the arm comes with chest pain, sweating or trouble breathing, or if an arm ' +
      'suddenly becomes weak or numb together with a drooping face or slurred speech.\n\n' +
      'Go to emergency care at once if the elbow is out of shape after a fall, if your hand turns cold, pale or ' +
      'numb, or if the elbow is hot, red and swollen and you have a fever.',
    routineHelp:
      'See a doctor in the next days if you felt a snap and lost strength, if the elbow will not bend or ' +
      'straighten, if your fingers stay numb, or if you cannot lift the wrist or straighten the fingers.\n\n' +
      'Book a visit with us if the pain has lasted more than two to three weeks, or if it makes work hard.',
    picture: 'elbow',
    reviewedOn: '2026-08-20',
  },
];
