import type { SampleCondition } from '../types.ts';

export const shoulderArmAndHand: SampleCondition[] = [
  {
    name: 'Carpal tunnel syndrome',
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
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
          'Strong or repeated gripping and tools that shake can add to it. Typing alone matters less than many ' +
          'people think.',
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
          'Gentle gliding of the tendons and the nerve may help some people. We stop anything that makes the ' +
          'tingling last longer.',
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
          'Mild cases often improve within some weeks or months. Some come back. Some need the operation, which ' +
          'works well for most people.',
      },
    ],
    signs: [
      'stroke',
      'pain-with-chest-signs',
      'cold-limb',
      'infected-finger',
      'hot-joint',
      'out-of-shape',
      'spinal-cord',
      'limb-weaker',
      'steady-numbness',
      'numb-patch',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if the muscle at the base of the thumb looks thinner.\n\n' +
      'Book a visit with us if you wake with tingling more than a few nights. Come too if it has lasted more than ' +
      'two weeks.',
    course:
      'First 6 weeks | A night splint helps many people with a mild case.\n' +
      '3 months | If numbness stays or the thumb is weak, a doctor discusses an injection or an operation.\n' +
      'Over months | Some cases go away, and some come back. After an operation most people are much better.',
    selfCheck:
      'Thumb, index and middle finger tingle or go numb.\n' +
      'It wakes you at night, and shaking the hand helps.\n' +
      'The little finger feels normal.\n' +
      'Your neck and your walking are as before.',
    doLines:
      'Wear the splint every night for at least six weeks.\n' +
      'Take short breaks from gripping.\n' +
      'Hold tools loosely, with thick handles.\n' +
      'Ask your doctor about sugar and thyroid.',
    avoidLines: 'Sleeping on a bent wrist.\nTools that shake, for long.\nWaiting when the thumb gets weaker.',
    exercises: [
      {
        title: 'Tendon glide',
        instructions: 'Hold your fingers straight. Make a hook, then a fist, then a flat fist. Open again.',
        howOften: '5 times, three times a day',
        stopIf: 'the tingling lasts longer afterwards.',
      },
      {
        title: 'Wrist circles',
        instructions: 'Let the hand hang loosely. Circle it slowly both ways.',
        howOften: '5 times each way, several times a day',
        stopIf: 'pain is sharp, or numbness gets worse.',
      },
    ],
    evidence:
      'Night splints may help, and the studies are small. Injections help for some weeks or months. The operation ' +
      'works well for most people with a severe case. For exercises, ultrasound and laser the evidence is weak.',
    children: 'It is rare in children. A child with a numb hand should see a doctor.',
    pregnancy:
      'It is common in the last months of pregnancy and mostly goes away within weeks or months of the birth. A ' +
      'night splint is safe. Ask before an injection. A numb hand with a bad headache or fast swelling of face and ' +
      'hands: see the urgent signs of pregnancy.',
    sources:
      'NHS: Carpal tunnel syndrome | https://www.nhs.uk/conditions/carpal-tunnel-syndrome/\n' +
      'Karjalainen and others: Splinting for carpal tunnel syndrome, Cochrane 2023 | ' +
      'https://doi.org/10.1002/14651858.CD010003.pub2\n' +
      'Erickson and others: Hand pain, carpal tunnel syndrome, JOSPT 2019 | https://doi.org/10.2519/jospt.2019.0301',
    writtenOn: '2026-11-28',
    picture: 'carpal-tunnel',
  },
  {
    name: 'Frozen shoulder',
    bodyArea: 'shoulder',
    problem: 'Shoulder pain',
    description:
      'The lining of the shoulder joint becomes sore and tight, so the arm hurts and moves less. It often eases ' +
      'with time. Until then, treatment helps you to keep moving.',
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
          'An injection can ease pain in the early stage. A procedure helps some people later. We explain the ' +
          'options and write to your doctor.',
      },
    ],
    signs: [
      'chest-pain',
      'pain-with-chest-signs',
      'stroke',
      'ectopic-pregnancy',
      'hot-joint',
      'out-of-shape',
      'giant-cell-arteritis',
      'arm-after-fall',
      'cancer-and-new-pain',
      'stiff-shoulders',
      'new-lump',
      'weight-loss',
      'night-pain',
      'lung-top',
    ],
    urgentHelp: '',
    routineHelp:
      'Book a visit with us if your shoulder has been getting stiffer or more painful for over two weeks. Use the ' +
      'arm gently until then.',
    course:
      'First months | The painful stage. An injection can help now.\n' +
      '4 to 12 months | The stiff stage. Pain eases, and movement is limited.\n' +
      '1 to 3 years | Movement slowly returns. Some people keep a little stiffness.',
    selfCheck:
      'You are between 40 and 65.\n' +
      'The shoulder became sore and stiff slowly, without a big injury.\n' +
      'Turning the arm outwards is hard, also when someone else moves it.\n' +
      'You have no fever, and the joint is not hot.',
    doLines:
      'Move the arm often, within what is comfortable.\n' +
      'Use warmth for 15 to 20 minutes, with a cloth between.\n' +
      'Support the arm with a pillow at night.\n' +
      'Ask your doctor for a sugar test.',
    avoidLines: 'Forcing the joint.\nPutting the arm in a sling.\nStrong stretching in the painful stage.',
    exercises: [
      {
        title: 'Swing the arm',
        instructions:
          'Lean forward and hold a table with your good hand. Let the sore arm hang, and swing it in small circles.',
        howOften: '1 minute, three times a day',
        stopIf: 'pain is sharp or stays stronger for hours.',
      },
      {
        title: 'Turn outwards with a stick',
        instructions:
          'Lie on your back with bent elbows. Hold a stick in both hands. Push the sore arm gently outwards with ' +
          'the good one.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp or stays stronger for hours.',
      },
      {
        title: 'Walk up the wall',
        instructions: 'Stand at a wall. Let your fingers walk up as high as is comfortable, and down again.',
        howOften: '5 times, twice a day',
        stopIf: 'pain is sharp.',
      },
    ],
    evidence:
      'A steroid injection early on has some evidence for less pain. Exercise and stretching help a little. In a ' +
      'large study, physiotherapy with an injection did about as well as two kinds of operation.',
    children: 'Children do not get it. A child who does not use an arm should see a doctor today.',
    pregnancy:
      'It is uncommon in pregnancy. Gentle movement and warmth are safe. Ask your doctor before an injection or ' +
      'tablets.',
    sources:
      'NHS: Frozen shoulder | https://www.nhs.uk/conditions/frozen-shoulder/\n' +
      'Kelley and others: Shoulder pain and mobility deficits, JOSPT 2013 | https://doi.org/10.2519/jospt.2013.0302\n' +
      'Rangan and others: UK FROST, Lancet 2020 | https://doi.org/10.1016/S0140-6736(20)31965-6',
    writtenOn: '2026-11-28',
    picture: 'shoulder',
  },
  {
    name: "Golfer's elbow",
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
    description:
      'Golfer’s elbow is a sore tendon on the inner side of the elbow. A tendon is the strong cord that joins a ' +
      'muscle to a bone. It gets sore from more gripping and wrist bending than it is ready for. Most people with ' +
      'it never held a golf club.',
    symptoms:
      'It hurts on the bony bump on the inner side of the elbow, and sometimes down the forearm. Gripping, lifting ' +
      'with the palm up, wringing a cloth or turning a key brings it on. Your grip may feel weak. Your elbow may be ' +
      'stiff in the morning.\n\n' +
      'Some people also feel tingling in the ring and little fingers. That comes from a nerve close by. Tell us ' +
      'about it, because it changes what we do.',
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
      'spreads, or you feel numb, weak, dizzy, breathless or have chest pain. A strap below the elbow, tape, cold ' +
      'or warmth can ease the pain for a while.\n\n' +
      'Steroid injections may ease pain for some weeks. They do not seem to help in the long run. Ask your doctor ' +
      'before you choose one.\n\n' +
      'Most people get better, but it takes patience. It often takes three to six months, sometimes a year.',
    signs: [
      'pain-with-chest-signs',
      'stroke',
      'cold-limb',
      'hot-joint',
      'out-of-shape',
      'stuck-after-injury',
      'spinal-cord',
      'limb-weaker',
      'cancer-and-new-pain',
      'steady-numbness',
      'night-pain',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• you felt a snap and lost strength\n' +
      '• the elbow bends or opens less than before\n\n' +
      'Book a visit with us if the pain has lasted two to three weeks. Come earlier if it stops you from working.',
    course:
      'First weeks | Lower the load and begin to train lightly.\n' +
      '3 to 6 months | Most people get better in this time.\n' +
      'Up to a year | Some need this long.',
    selfCheck:
      'It is sore on the inner side of the elbow.\n' +
      'Gripping, lifting with the palm up or turning a key hurts.\n' +
      'You have used the hand more than usual.\n' +
      'Your hand is as skilled and strong as before.',
    doLines:
      'Lift with your elbow bent and the load near your body.\n' +
      'Share the work between both hands.\n' +
      'Take short breaks from gripping.\n' +
      'Train a little every second day.',
    avoidLines:
      'Resting the arm completely.\n' +
      'Training into a sharp pain.\n' +
      'Choosing a steroid injection without knowing its drawbacks.',
    exercises: [
      {
        title: 'Hold the wrist',
        instructions:
          'Rest your forearm on a table, palm up, with a light weight in the hand. Hold the wrist straight.',
        howOften: '30 seconds, 5 times, once a day',
        stopIf: 'pain is sharp, or fingers tingle.',
      },
      {
        title: 'Lift the wrist',
        instructions: 'In the same position, let the hand sink slowly and lift it again.',
        howOften: '10 to 15 times, every second day',
        stopIf: 'pain is sharp, or is still stronger the next day.',
      },
    ],
    evidence:
      'For golfer’s elbow alone there are few studies. Most advice comes from tennis elbow. Exercise has some ' +
      'evidence there. Injections of steroid ease pain for weeks, and do not help in the long run.',
    children:
      'Young people who throw a lot can hurt the growing bone. A child with a sore elbow from throwing should stop ' +
      'and see a doctor within 2 to 3 days.',
    pregnancy: 'Exercise and a strap are safe. Ask your doctor before you take tablets or use a cream.',
    sources:
      'Coombes and others: Injections for tendon pain, Lancet 2010 | https://doi.org/10.1016/S0140-6736(10)61160-9\n' +
      'NHS: Tendonitis | https://www.nhs.uk/conditions/tendonitis/',
    writtenOn: '2026-11-28',
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
          'After an injury, a full tear may need an operation. A surgeon should look at it early. Many other tears ' +
          'do well without one.',
      },
      {
        title: 'What to expect',
        description: 'Train for about three months before you judge the result. Some shoulders take longer.',
      },
    ],
    signs: [
      'chest-pain',
      'pain-with-chest-signs',
      'stroke',
      'ectopic-pregnancy',
      'cold-limb',
      'hot-joint',
      'out-of-shape',
      'giant-cell-arteritis',
      'arm-after-fall',
      'cancer-and-new-pain',
      'stiff-shoulders',
      'new-lump',
      'weight-loss',
      'night-pain',
      'lung-top',
    ],
    urgentHelp: '',
    routineHelp:
      'If a tendon has torn, the best time to repair it is in the first weeks.\n\n' +
      'Book a visit with us if the pain has lasted more than two weeks or stops you from sleeping.',
    course:
      'First 2 weeks | Find positions and tasks that hurt less.\n' +
      '6 to 12 weeks | With training, many people have less pain and more strength.\n' +
      '3 to 6 months | Judge the result now. Some shoulders take longer.',
    selfCheck:
      'It hurts on the outside of the upper arm.\n' +
      'Lifting the arm to the side or reaching behind you hurts.\n' +
      'You can lift the arm, even if it hurts.\n' +
      'You had no bad fall or pull.',
    doLines:
      'Use the arm below the level that clearly hurts.\n' +
      'Train every second day, a little more each week.\n' +
      'Put a pillow under the arm at night.\n' +
      'Stop smoking: tendons heal better.',
    avoidLines:
      'A sling, unless a doctor has told you.\n' +
      'Heavy work above your head while it is sore.\n' +
      'Waiting if the arm will not lift after a fall.',
    exercises: [
      {
        title: 'Press outwards',
        instructions:
          'Stand beside a wall with your elbow bent at your side. Press the back of your hand into the wall. Hold ' +
          'for 10 seconds.',
        howOften: '5 times, once a day',
        stopIf: 'pain is sharp or stays stronger the next day.',
      },
      {
        title: 'Row with a band',
        instructions:
          'Tie a band to a door handle. Pull your elbows back beside your body and squeeze your shoulder blades.',
        howOften: '10 times, every second day',
        stopIf: 'pain is sharp or stays stronger the next day.',
      },
      {
        title: 'Slide up the wall',
        instructions: 'Put your forearms on a wall. Slide them up slowly, as high as is comfortable, and down.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'pain is sharp.',
      },
    ],
    evidence:
      'Exercise is the first treatment, and the evidence is of middling strength. In a large study, one visit with ' +
      'good advice did about as well as six. For ultrasound, tape and massage the evidence is weak.',
    children:
      'It is rare in children. Young people who throw or swim a lot and have a sore shoulder should see a doctor.',
    pregnancy:
      'Exercise is safe. Ask your doctor or midwife before you take medicine. No electrical currents in pregnancy.',
    sources:
      'Hopewell and others: GRASP, exercise and advice for rotator cuff disorders, Lancet 2021 | ' +
      'https://doi.org/10.1016/S0140-6736(21)00846-1\n' +
      'Page and others: Manual therapy and exercise for rotator cuff disease, Cochrane 2016 | ' +
      'https://doi.org/10.1002/14651858.CD012224\n' +
      'NHS: Shoulder pain | https://www.nhs.uk/conditions/shoulder-pain/',
    writtenOn: '2026-11-28',
    picture: 'rotator-cuff',
  },
  {
    name: 'Tennis elbow',
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
    description:
      'Tennis elbow is a sore tendon on the outer side of the elbow. A tendon is the strong cord that joins a ' +
      'muscle to a bone. Work with the hands causes it more often than tennis does.',
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
          'Lift with the palm up and the elbow bent. Share the work between both hands and take short breaks. You ' +
          'do not need to stop everything.',
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
          'A steroid injection often eases pain for some weeks. In studies, people who had one did less well after ' +
          'a year than people who had not. Talk it over with your doctor.',
      },
      {
        title: 'What to expect',
        description:
          'Most tennis elbows settle within a year, many sooner. Exercise may make that time easier and shorter.',
      },
    ],
    signs: [
      'pain-with-chest-signs',
      'stroke',
      'cold-limb',
      'hot-joint',
      'out-of-shape',
      'stuck-after-injury',
      'wrist-drop',
      'spinal-cord',
      'limb-weaker',
      'cancer-and-new-pain',
      'steady-numbness',
      'night-pain',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• you felt a snap and lost strength\n' +
      '• the elbow bends or opens less than before\n\n' +
      'Book a visit with us if the pain has lasted two to three weeks. Come earlier if it makes work hard.',
    course:
      'First weeks | Lower the load and begin to train lightly.\n' +
      '3 months | With training, many people feel better.\n' +
      'Within a year | Most tennis elbows settle, many sooner.',
    selfCheck:
      'It is sore on the outer side of the elbow.\n' +
      'Gripping, lifting a pan or shaking hands hurts.\n' +
      'You have used the hand more than usual.\n' +
      'You can lift the wrist and straighten the fingers.',
    doLines:
      'Lift with your elbow bent and the load near your body.\n' +
      'Share the work between both hands.\n' +
      'Take short breaks from gripping.\n' +
      'Train a little every second day.',
    avoidLines:
      'Resting the arm completely.\n' +
      'Lifting with the palm down and the arm straight.\n' +
      'Choosing a steroid injection without knowing its drawbacks.',
    exercises: [
      {
        title: 'Hold the wrist',
        instructions:
          'Rest your forearm on a table, palm down, with a light weight in the hand. Hold the wrist straight.',
        howOften: '30 seconds, 5 times, once a day',
        stopIf: 'pain is sharp, or fingers feel numb.',
      },
      {
        title: 'Lower the wrist slowly',
        instructions: 'In the same position, lift the hand with your other hand. Let it sink slowly by itself.',
        howOften: '10 to 15 times, every second day',
        stopIf: 'pain is sharp, or is still stronger the next day.',
      },
    ],
    evidence:
      'Exercise has some evidence, and the effect is small. A good study shows that people with a steroid injection ' +
      'did less well after a year. For ultrasound, laser and needling the evidence is weak.',
    children: 'It is rare in children. A child with a sore elbow should see a doctor.',
    pregnancy: 'Exercise and a strap are safe. Ask your doctor before you take tablets or use a cream.',
    sources:
      'Coombes and others: Corticosteroid injection and physiotherapy for tennis elbow, JAMA 2013 | ' +
      'https://doi.org/10.1001/jama.2013.129\n' +
      'Lucado and others: Lateral elbow pain, clinical practice guideline, JOSPT 2022 | ' +
      'https://doi.org/10.2519/jospt.2022.0302\n' +
      'NHS: Tennis elbow | https://www.nhs.uk/conditions/tennis-elbow/',
    writtenOn: '2026-11-28',
    picture: 'tennis-elbow',
  },
];
