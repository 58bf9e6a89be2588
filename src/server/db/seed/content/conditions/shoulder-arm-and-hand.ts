import type { SampleCondition } from '../types.ts';

export const shoulderArmAndHand: SampleCondition[] = [
  {
    name: 'Carpal tunnel syndrome',
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
    description:
      'A nerve runs to your hand through a narrow tunnel in the wrist. When it is pressed there, the fingers tingle, ' +
      'feel numb or lose strength. Mild cases often ease with a night splint and small changes.',
    symptoms: [
      {
        title: 'Tingling at night',
        description: 'You wake with a numb hand and shake it to bring the feeling back.',
      },
      {
        title: 'Numb thumb and fingers',
        description:
          'You feel it in the thumb, the index and middle fingers and half of the ring finger. The little finger ' +
          'usually feels normal.',
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
          'A locking finger is trigger finger, which is a different problem. Both often come together, so we check ' +
          'for both.',
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
          'Strong or repeated gripping and tools that shake can add to it. Typing alone matters less than many people ' +
          'think.',
      },
    ],
    treatment: [
      {
        title: 'A splint at night',
        description: 'A light splint holds your wrist straight while you sleep. Try it for at least six weeks.',
      },
      {
        title: 'Small changes by day',
        description: 'We look at how you grip, type, carry and rest. We take out what presses on the wrist.',
      },
      {
        title: 'Exercises',
        description:
          'Gentle gliding of the tendons and the nerve may help some people. We stop anything that makes the tingling ' +
          'last longer.',
      },
      {
        title: 'Injection or operation',
        description:
          'If it does not ease or is severe, a doctor can offer an injection or a small operation. Do not wait long ' +
          'if your thumb is weak.',
      },
      {
        title: 'What to expect',
        description:
          'Mild cases often improve within some weeks or months. Some come back. Some need the operation, which works ' +
          'well for most people.',
      },
    ],
    urgentHelp:
      'It can be a stroke. Call {emergency} at once if the whole arm suddenly becomes weak or numb. Call at once if your face ' +
      'droops or your speech is slurred.\n\n' +
      'Go to emergency care today if a joint is suddenly hot, swollen and very painful, even without fever.\n\n' +
      'Go to emergency care at once if:\n' +
      '• your hand is hot, red and swollen and you have fever\n' +
      '• your hand is very painful or swollen after an injury\n' +
      '• your hand is cold, pale or out of shape after an injury',
    routineHelp:
      'See a doctor within a day if both hands are numb, with clumsiness or unsteady walking.\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• the numbness no longer goes away\n' +
      '• your thumb is getting weaker\n' +
      '• the muscle at the base of the thumb looks thinner\n\n' +
      'Book a visit with us if you wake with tingling more than a few nights. Come too if it has lasted more than two ' +
      'weeks.',
    picture: 'wrist-hand',
  },
  {
    name: 'Frozen shoulder',
    bodyArea: 'shoulder',
    problem: 'Shoulder pain',
    description:
      'The lining of the shoulder joint becomes sore and tight, so the arm hurts and moves less. It often eases with ' +
      'time. Until then, treatment helps you to keep moving.',
    symptoms: [
      {
        title: 'Pain that builds up slowly',
        description:
          'You feel it deep in the shoulder or upper arm. It is often worse at night or when you lie on that side.',
      },
      {
        title: 'Stiffness in every direction',
        description:
          'It is hard to reach up, reach behind your back or turn the arm out. It is hard even when someone else ' +
          'moves the arm.',
      },
      {
        title: 'Everyday tasks are hard',
        description: 'Examples are fastening a belt, combing your hair or taking a jar from a shelf.',
      },
    ],
    causes:
      'Often there is no clear cause. It is more common between 40 and 60, and in women. It is more common with ' +
      'diabetes or a thyroid condition. It can also follow an injury or operation, when the arm was still for a ' +
      'while.\n\n' +
      'It usually passes through three stages. First comes a painful stage, then a stiff one, and then movement ' +
      'slowly returns. It can take from one to three years in all. Some people keep a little stiffness.\n\n' +
      'If you do not know whether you have diabetes, ask your doctor for a blood sugar test.',
    treatment: [
      {
        title: 'Understanding and pain relief',
        description:
          'We explain what to expect and show you better positions for sleep. Warmth or cold may help. Your doctor ' +
          'can advise on medicine.',
      },
      {
        title: 'Movement within comfort',
        description: 'Do short exercises often, to keep the movement you have. Do not force the joint.',
      },
      {
        title: 'Stretching and strength',
        description: 'As pain settles, we add longer holds and light load. We measure the change with you.',
      },
      {
        title: 'If it stays stiff',
        description:
          'An injection can ease pain in the early stage. A procedure helps some people later. We explain the options ' +
          'and write to your doctor.',
      },
    ],
    urgentHelp:
      'Call {emergency} at once if:\n' +
      '• shoulder pain comes with chest pain, sweating or trouble breathing\n' +
      '• the arm suddenly becomes weak or numb, especially with a drooping face or slurred speech\n\n' +
      'Go to emergency care today if a joint is suddenly hot, swollen and very painful, even without fever.\n\n' +
      'Go to emergency care at once if the shoulder looks out of shape after a fall, injury or fit (seizure).',
    routineHelp:
      'If you are over 50 and both shoulders are stiff each morning, see a doctor within 2-3 days. If you also have a ' +
      'headache or sight change, go to emergency care today.\n\n' +
      'See a doctor within 2-3 days too if:\n' +
      '• you cannot lift the arm after an injury\n' +
      '• you feel a lump\n' +
      '• you lose weight without a reason\n' +
      '• you have had cancer\n' +
      '• no position eases the pain\n\n' +
      'Book a visit with us if your shoulder has been getting stiffer or more painful for over two weeks. Use the arm ' +
      'gently until then.',
    picture: 'shoulder',
  },
  {
    name: "Golfer's elbow",
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
    description:
      'Golfer’s elbow is a sore tendon on the inner side of the elbow. A tendon is the strong cord that joins a ' +
      'muscle to a bone. It gets sore from more gripping and wrist bending than it is ready for. Most people with it ' +
      'never held a golf club.',
    symptoms:
      'It hurts on the bony bump on the inner side of the elbow, and sometimes down the forearm. Gripping, lifting ' +
      'with the palm up, wringing a cloth or turning a key brings it on. Your grip may feel weak. Your elbow may be ' +
      'stiff in the morning.\n\n' +
      'Some people also feel tingling in the ring and little fingers. That comes from a nerve close by. Tell us about ' +
      'it, because it changes what we do.',
    causes:
      'The tendon gets sore when it has to do more than it is used to. Examples are a new job with tools, a weekend ' +
      'of painting or digging, or heavy bags. More throwing or climbing can do it too. So can steady, repeated work ' +
      'of the hand. Smoking and diabetes can make tendons heal more slowly.\n\n' +
      'It is most common between 40 and 60. Usually the tendon is overworked and slow to recover.',
    treatment:
      'First we find out what loads the tendon most, and lower it for a time. Full rest is not needed, and it makes ' +
      'the tendon weaker. Lift with a bent elbow, use a thicker handle and take more breaks. This often helps at ' +
      'once.\n\n' +
      'Then comes exercise. You hold, then lift, a small weight with your hand and wrist, a little more each week. ' +
      'Mild pain during the exercise is all right if it has settled by the next day. Stop if pain is sharp or ' +
      'spreads, or you feel numb, weak, dizzy, breathless or have chest pain. A strap below the elbow, tape, cold or ' +
      'warmth can ease the pain for a while.\n\n' +
      'Steroid injections may ease pain for some weeks. They do not seem to help in the long run. Ask your doctor ' +
      'before you choose one.\n\n' +
      'Most people get better, but it takes patience. It often takes three to six months, sometimes a year.',
    urgentHelp:
      'Call {emergency} at once if:\n' +
      '• pain in the arm comes with chest pain, sweating or trouble breathing\n' +
      '• an arm suddenly becomes weak or numb, especially with a drooping face or slurred speech\n\n' +
      'Go to emergency care today if a joint is suddenly hot, swollen and very painful, even without fever.\n\n' +
      'Go to emergency care at once if:\n' +
      '• the elbow is out of shape after a fall\n' +
      '• you cannot straighten the elbow after a fall\n' +
      '• your hand turns cold, pale or numb',
    routineHelp:
      'See a doctor within a day if your hand becomes clumsy.\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• you felt a snap and lost strength\n' +
      '• you cannot bend or straighten the elbow\n' +
      '• two fingers stay numb\n\n' +
      'Book a visit with us if the pain has lasted two to three weeks. Come earlier if it stops you from working.',
    picture: 'elbow',
  },
  {
    name: 'Rotator cuff injury',
    bodyArea: 'shoulder',
    problem: 'Shoulder pain',
    description:
      'The rotator cuff is a group of four muscles and their tendons. They hold and turn the shoulder. They can ' +
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
        description: 'You may hear or feel clicks. Without pain they are usually harmless.',
      },
    ],
    causes: [
      {
        title: 'More load than the tendon was ready for',
        description: 'Painting a ceiling, a new sport, swimming or lifting overhead can start it.',
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
          'Use the arm, below the level that clearly hurts. Do not put it in a sling unless a doctor tells you to.',
      },
      {
        title: 'Exercise',
        description:
          'You build strength in the cuff and the shoulder blade. You start lightly and do more each week. This is ' +
          'the main treatment. Stop if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or have ' +
          'chest pain.',
      },
      {
        title: 'Sleep and daily tasks',
        description: 'We find a position for the night. We find ways to reach, carry and dress that hurt less.',
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
          'After an injury, a full tear may need an operation. A surgeon should look at it early. Many other tears do ' +
          'well without one.',
      },
      {
        title: 'What to expect',
        description: 'Train for about three months before you judge the result. Some shoulders take longer.',
      },
    ],
    urgentHelp:
      'Call {emergency} at once if:\n' +
      '• shoulder pain comes with chest pain, sweating or trouble breathing\n' +
      '• the arm suddenly becomes weak or numb, especially with a drooping face or slurred speech\n\n' +
      'Go to emergency care today if a joint is suddenly hot, swollen and very painful, even without fever.\n\n' +
      'Go to emergency care at once if:\n' +
      '• the shoulder looks out of shape after an injury\n' +
      '• the hand turns cold, pale or numb',
    routineHelp:
      'If you are over 50 and both shoulders are stiff each morning, see a doctor within 2-3 days. If you also have a ' +
      'headache or sight change, go to emergency care today.\n\n' +
      'See a doctor within 2-3 days if you cannot lift your arm after a fall or a sudden pull. If a tendon has torn, ' +
      'the best time to repair it is in the first weeks.\n\n' +
      'See a doctor within 2-3 days too if:\n' +
      '• you feel a lump\n' +
      '• you lose weight without a reason\n' +
      '• you have had cancer\n' +
      '• no position eases the pain\n\n' +
      'Book a visit with us if the pain has lasted more than two weeks or stops you from sleeping.',
    picture: 'shoulder',
  },
  {
    name: 'Tennis elbow',
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
    description:
      'Tennis elbow is a sore tendon on the outer side of the elbow. A tendon is the strong cord that joins a muscle ' +
      'to a bone. Work with the hands causes it more often than tennis does.',
    symptoms: [
      {
        title: 'Pain on the outer side of the elbow',
        description: 'It is sore on or just below the bony bump. It can spread down the forearm to the wrist.',
      },
      {
        title: 'Pain when you grip or lift',
        description: 'Shaking hands, lifting a pan or opening a jar can hurt. So can typing or using a mouse for long.',
      },
      {
        title: 'A weak grip',
        description: 'You may drop things, because the pain stops the muscle.',
      },
      {
        title: 'Stiffness in the morning',
        description: 'The elbow may be hard to straighten at first.',
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
          'Lift with the palm up and the elbow bent. Share the work between both hands and take short breaks. You do ' +
          'not need to stop everything.',
      },
      {
        title: 'Exercise',
        description:
          'You slowly lift a small weight with the wrist, a little more each week. Mild pain is all right if it ' +
          'settles by the next day. Stop if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or ' +
          'have chest pain.',
      },
      {
        title: 'Straps, tape, cold or warmth',
        description: 'They can ease pain while you work. They do not replace exercise.',
      },
      {
        title: 'About injections',
        description:
          'A steroid injection often eases pain for some weeks. In studies, people who had one did less well after a ' +
          'year than people who had not. Talk it over with your doctor.',
      },
      {
        title: 'What to expect',
        description:
          'Most tennis elbows settle within a year, many sooner. Exercise may make that time easier and shorter.',
      },
    ],
    urgentHelp:
      'Call {emergency} at once if:\n' +
      '• pain in the arm comes with chest pain, sweating or trouble breathing\n' +
      '• an arm suddenly becomes weak or numb, especially with a drooping face or slurred speech\n\n' +
      'Go to emergency care today if a joint is suddenly hot, swollen and very painful, even without fever.\n\n' +
      'Go to emergency care at once if:\n' +
      '• the elbow is out of shape after a fall\n' +
      '• you cannot straighten the elbow after a fall\n' +
      '• your hand turns cold, pale or numb',
    routineHelp:
      'See a doctor today if you cannot lift the wrist or straighten the fingers.\n\n' +
      'See a doctor within a day if your hand becomes clumsy.\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• you felt a snap and lost strength\n' +
      '• you cannot bend or straighten the elbow\n' +
      '• your fingers stay numb\n\n' +
      'Book a visit with us if the pain has lasted two to three weeks. Come earlier if it makes work hard.',
    picture: 'elbow',
  },
];
