import type { SampleCondition } from '../types.ts';

export const bonesAndJoints: SampleCondition[] = [
  {
    name: 'Osteoporosis and falls',
    bodyArea: 'nerves-and-balance',
    problem: 'Falls or unsteady walking',
    description:
      'In osteoporosis the bones are thinner and break more easily. It does not hurt until a bone breaks. Strong ' +
      'legs and good balance make falls less likely, at any age.',
    course:
      '6 to 12 weeks | Balance and strength usually begin to improve.\n' +
      'After that | They stay only as long as you keep going.\n' +
      'Over years | Bone changes slowly. Medicine needs years too.',
    selfCheck:
      'You have fallen in the last year, or you fear falling.\n' +
      'You need your hands to get up from a chair.\n' +
      'A bone has broken after a small fall.\n' +
      'You have become shorter, or your back has become round.',
    symptoms: [
      {
        title: 'Often nothing at all',
        description: 'Thin bones do not hurt. Many people learn of it when a wrist, hip or bone of the back breaks.',
      },
      {
        title: 'Sudden back pain',
        description: 'A bone in the back can break after a small fall, a lift or a cough. See a doctor today.',
      },
      {
        title: 'A shorter, rounder back',
        description: 'Losing more than 3 cm of height can mean that bones of the back have sunk.',
      },
      {
        title: 'Unsteady walking',
        description: 'You hold on to furniture, walk slowly or are afraid to go out.',
      },
    ],
    causes: [
      {
        title: 'Age and menopause',
        description: 'Bone becomes thinner with age, and faster in women after periods stop.',
      },
      {
        title: 'Medicines and illness',
        description: 'Steroid tablets, thyroid or bowel illness and rheumatoid arthritis can make bones thinner.',
      },
      {
        title: 'Habits',
        description: 'Little movement, smoking, much alcohol, low weight and too little vitamin D or calcium.',
      },
      {
        title: 'Why people fall',
        description:
          'Weak legs, poor sight, low blood pressure, some medicines, loose mats, dark stairs and slippery ' +
          'bathrooms.',
      },
    ],
    doLines:
      'Train balance and legs at least three times a week.\n' +
      'Ask your doctor for a bone check, and about vitamin D and calcium.\n' +
      'Put lights, rails and non-slip mats at home, especially in the bathroom.\n' +
      'Have your eyes and your medicines checked once a year.\n' +
      'Carry a phone, so that you can call for help after a fall.',
    avoidLines:
      'Do not lift something heavy with a bent, twisted back.\n' +
      'No sit-ups or toe touches if bones of your back have broken.\n' +
      'No quick thrusts on the neck or back.\n' +
      'Do not walk in loose slippers or wet bathrooms.',
    exercises: [
      {
        title: 'Stand up from a chair',
        instructions:
          'Sit on a firm chair against a wall. Stand up slowly, with your hands only if you need them. Sit down.',
        howOften: '8 to 10 times, every second day',
        stopIf: 'you feel dizzy, breathless or have chest pain, or your back hurts sharply.',
      },
      {
        title: 'Stand heel to toe',
        instructions:
          'Hold on to the kitchen counter. Put one foot right before the other. Stand for 10 to 30 seconds.',
        howOften: '3 times each side, every day, with someone near you at first',
        stopIf: 'you feel dizzy or about to fall.',
      },
      {
        title: 'Heel raise',
        instructions: 'Hold on to the counter. Rise on your toes slowly, and lower slowly.',
        howOften: '10 times, every second day',
        stopIf: 'pain is sharp, or you feel unsafe.',
      },
    ],
    treatment: [
      {
        title: 'A fall check',
        description:
          'We test your strength, balance and walking. We ask about medicines, sight and your home, and write to ' +
          'your doctor if needed.',
      },
      {
        title: 'Balance and strength',
        description: 'We train what is a little hard but safe. About three hours a week work best, also at home.',
      },
      {
        title: 'Loading the bones',
        description:
          'Weights, stairs and brisk walks keep bone strong. After a broken bone in the back we start gently and ' +
          'teach safe bending.',
      },
      {
        title: 'Getting up again',
        description: 'We practise how to get up from the floor, and teach your family how to help.',
      },
      {
        title: 'With your doctor',
        description: 'Medicine can lower the risk of broken bones. Exercise does not take its place.',
      },
    ],
    evidence:
      'Good studies show that balance and strength training prevents about one in four falls in people who live at ' +
      'home. It is less sure that exercise alone prevents broken bones.',
    sources:
      'Sherrington and others: Exercise for preventing falls in older people, Cochrane 2019 | ' +
      'https://doi.org/10.1002/14651858.CD012424.pub2\n' +
      'World guidelines for falls prevention and management for older adults, Age and Ageing 2022 | ' +
      'https://doi.org/10.1093/ageing/afac205\n' +
      'Brooke-Wavell and others: Strong, steady and straight, UK consensus on exercise for osteoporosis, 2022 | ' +
      'https://doi.org/10.1136/bjsports-2021-104634',
    signs: [
      'chest-pain',
      'stroke',
      'collapse',
      'racing-heart',
      'spine-injury',
      'broken-hip',
      'cauda-equina',
      'head-injury',
      'groin-after-fall',
      'cancer-and-new-pain',
      'collapsed-bone',
      'broken-after-fall',
      'bone-medicine',
      'dizzy-standing',
      'repeated-falls',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within two weeks if:\n' +
      '• you have become more than 3 cm shorter\n' +
      '• you take steroid tablets and no one has checked your bones\n\n' +
      'Book a visit with us if you have fallen, fear falling, or have thin bones.',
    writtenOn: '2026-11-28',
    picture: 'balance',
  },
  {
    name: 'Spinal stenosis',
    bodyArea: 'back',
    problem: 'Leg pain',
    description:
      'In spinal stenosis the canal for the nerves in the lower back has become narrow. Walking or standing then ' +
      'makes the legs ache, tingle or feel heavy. Sitting or bending forward eases it.',
    course:
      '6 to 12 weeks | With training, some people walk further.\n' +
      'Over years | It usually stays the same for a long time. Some get better, and some slowly worse.',
    selfCheck:
      'Your legs ache, tingle or feel heavy when you walk or stand.\n' +
      'It eases within minutes when you sit or bend forward.\n' +
      'Walking is easier when you lean on a trolley, or on a bicycle.\n' +
      'You are over 50.',
    symptoms: [
      {
        title: 'Pain in the legs when you walk',
        description: 'It is felt in the bottom, the thighs or the calves, often on both sides.',
      },
      {
        title: 'Tingling, numbness or heaviness',
        description: 'It comes with standing and walking, and goes when you sit.',
      },
      {
        title: 'Bending forward eases it',
        description: 'The canal opens a little when you bend. So a stroller, a trolley or a bicycle helps.',
      },
      {
        title: 'Back pain',
        description: 'Some people have it, others do not.',
      },
    ],
    causes: [
      {
        title: 'Age',
        description: 'Discs become flatter, joints and ligaments thicker. The canal then has less room.',
      },
      {
        title: 'A bone that has slid forward',
        description: 'A bone of the back can slide a little over the next and narrow the canal.',
      },
      {
        title: 'It can look like something else',
        description:
          'Narrow arteries also make calves hurt when you walk. Standing still then eases it, without bending. A ' +
          'doctor can tell them apart.',
      },
    ],
    doLines:
      'Walk in short stretches and sit down before it gets bad.\n' +
      'Cycle, also on a bicycle at home: many people can do it without pain.\n' +
      'Lean on a stick, a stroller or a trolley if that lets you walk further.\n' +
      'Keep your legs strong.',
    avoidLines:
      'Do not stop walking for fear of harm: pain while walking does not damage the nerves.\n' +
      'Avoid standing still for long, and bending far backwards.',
    exercises: [
      {
        title: 'Knees to chest',
        instructions: 'Lie on your back. Pull one knee, then both, gently towards your chest. Hold for 10 seconds.',
        howOften:
          '5 times, once or twice a day. Not with thin bones, after a broken bone in the back, or with a new hip, ' +
          'unless your surgeon agrees',
        stopIf: 'pain goes further down the leg, or a leg feels weaker or more numb.',
      },
      {
        title: 'Walk in stretches',
        instructions: 'Walk until the legs begin to ache, sit until it eases, and walk again.',
        howOften: '10 to 20 minutes in all, every day',
        stopIf: 'you have chest pain, feel dizzy or breathless, or a leg feels weak.',
      },
    ],
    treatment: [
      {
        title: 'Walking and cycling plan',
        description: 'We measure how far you can go, and build it up in small steps.',
      },
      {
        title: 'Strength and bending',
        description: 'We train your hips, legs and trunk, and movements that give the nerves room.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Gentle manual therapy together with exercise may help for some weeks.',
      },
      {
        title: 'Injection or operation',
        description:
          'UK guidance advises against injections around the nerves of the spine (epidurals) for this. If you can ' +
          'hardly walk in spite of training, a surgeon can discuss an operation.',
      },
    ],
    evidence:
      'Exercise together with hands-on treatment and advice helps some people walk further, but studies are few. It ' +
      'does not widen the canal.',
    sources:
      'NICE guideline NG59: Low back pain and sciatica in over 16s (2016, updated 2020) | ' +
      'https://www.nice.org.uk/guidance/ng59\n' +
      'Katz and others: Diagnosis and management of lumbar spinal stenosis, JAMA 2022 | ' +
      'https://doi.org/10.1001/jama.2022.5921',
    signs: [
      'severe-dengue',
      'chest-pain',
      'cannot-breathe',
      'fever-very-ill',
      'tearing-pain',
      'spine-injury',
      'cold-limb',
      'cauda-equina',
      'both-legs',
      'leg-quickly-weaker',
      'foot-drop',
      'limb-weaker',
      'spinal-cord',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'collapsed-bone',
      'blood-clot',
      'diabetic-foot-wound',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
      'foot-sores',
    ],
    urgentHelp:
      'The nerves at the end of the spine may be pressed, and hours count. Numb genitals, changed sexual feeling, ' +
      'or not feeling urine pass are signs too: emergency care now.',
    routineHelp: 'Book a visit with us if leg pain limits how far you walk.',
    writtenOn: '2026-11-28',
    picture: 'spine',
  },
  {
    name: 'Inflammatory back pain',
    bodyArea: 'back',
    problem: 'Back pain',
    description:
      'In inflammatory back pain, your immune system inflames joints in your spine and pelvis. It usually begins ' +
      'before 45. It is stiff in the morning and gets better with movement. A joint doctor (rheumatologist) treats ' +
      'it.',
    course:
      'First weeks | Movement and anti-inflammatory tablets often ease stiffness.\n' +
      '3 months | A doctor checks whether the medicine works well enough.\n' +
      'Over years | It lasts, with better times and flare-ups. Many people work, do sport and stay mobile.',
    selfCheck:
      'It began slowly, before you were 45, and has lasted over three months.\n' +
      'Your back is stiff for more than half an hour every morning.\n' +
      'Movement eases it, and rest does not.\n' +
      'It wakes you in the second half of the night.\n' +
      'Anti-inflammatory tablets help clearly within two days.',
    symptoms: [
      {
        title: 'Morning stiffness',
        description: 'You need half an hour or more to get going. A warm shower and walking help.',
      },
      {
        title: 'Pain at night',
        description: 'It wakes you towards morning, and you have to get up and move.',
      },
      {
        title: 'Pain in the bottom',
        description: 'It can change from one side to the other.',
      },
      {
        title: 'Signs elsewhere',
        description:
          'A red, sore eye, scaly skin (psoriasis), long diarrhoea, sore heels or a swollen toe can belong to it.',
      },
      {
        title: 'Tiredness',
        description: 'Many people feel worn out in a flare-up.',
      },
    ],
    causes:
      'The immune system attacks the body’s own joints. Why it starts is not fully known. It runs in families, and ' +
      'many people with it have a marker in the blood called HLA-B27. Most people with that marker never get it.\n\n' +
      'Smoking makes it worse. Bad posture, heavy work or a wrong movement do not cause it.',
    doLines:
      'See a joint doctor (rheumatologist) early.\n' +
      'Move every day: stretch, walk, swim or cycle.\n' +
      'Do breathing exercises and stretch your chest.\n' +
      'Stop smoking. Ask us or your doctor for help.\n' +
      'Take your medicine as agreed.',
    avoidLines:
      'Do not rest in bed: it makes you stiffer.\n' +
      'No quick thrusts on the neck or back.\n' +
      'Do not stop your medicine by yourself when you feel well.',
    exercises: [
      {
        title: 'Turn to both sides',
        instructions:
          'Sit upright. Cross your arms on your chest. Turn slowly to one side as far as you can, then the other.',
        howOften: '10 times each side, morning and evening',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
      {
        title: 'Stretch against the wall',
        instructions:
          'Stand with heels, bottom and shoulders at a wall. Grow tall and bring your head towards the wall.',
        howOften: 'Hold for 10 seconds, 5 times, twice a day',
        stopIf: 'you feel dizzy or numb.',
      },
    ],
    treatment: [
      {
        title: 'Medicine comes from a doctor',
        description:
          'Anti-inflammatory tablets come first. Stronger medicines can calm the illness. We do not replace them.',
      },
      {
        title: 'Exercise for life',
        description: 'We plan stretching, strength, posture and fitness that fit your day, and review them with you.',
      },
      {
        title: 'Warm water and groups',
        description: 'Exercise in warm water or in a group often helps people to keep going.',
      },
      {
        title: 'In a flare-up',
        description: 'We make the programme smaller, use warmth, and help you move a little every hour.',
      },
    ],
    evidence:
      'Exercise helps you move and manage a little better. Several studies show this. It works together with ' +
      'medicine, and not in its place.',
    children:
      'It can begin in teenagers, often with a swollen knee or a sore heel. A swollen joint in a child needs a ' +
      'doctor within 2 to 3 days. If it is hot, or the child has fever: emergency care now.',
    sources:
      'NICE guideline NG65: Spondyloarthritis in over 16s (2017) | https://www.nice.org.uk/guidance/ng65\n' +
      'Ramiro and others: ASAS-EULAR recommendations for axial spondyloarthritis, 2022 | ' +
      'https://doi.org/10.1136/ard-2022-223296',
    signs: [
      'chest-pain',
      'cannot-breathe',
      'fever-very-ill',
      'spine-injury',
      'stiff-spine-fall',
      'severe-dengue',
      'cauda-equina',
      'both-legs',
      'leg-quickly-weaker',
      'painful-red-eye',
      'hot-joint',
      'immune-fever',
      'limb-weaker',
      'spinal-cord',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'blood-in-stool',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
    ],
    urgentHelp: 'A stiff spine can break in a small fall.',
    routineHelp:
      'See a doctor within 2 to 3 days if you have diarrhoea that lasts.\n\n' +
      'See a doctor within two weeks if the signs above fit you and no doctor has checked.\n\n' +
      'Book a visit with us for an exercise plan, or if you are unsure what your back pain is.',
    writtenOn: '2026-11-28',
    picture: 'stiff-back',
  },
  {
    name: 'Gout and rheumatoid arthritis',
    bodyArea: 'ankle-and-foot',
    problem: 'Swollen or stiff joints',
    description:
      'Gout and rheumatoid arthritis are two illnesses that make joints hot and swollen. Both need medicine from a ' +
      'doctor. Physiotherapy does not cure them. It keeps you strong and moving, and helps after a flare-up.',
    course:
      '1 to 2 weeks | An attack of gout usually ends. It can come back.\n' +
      '3 to 6 months | Medicine for rheumatoid arthritis needs this long to show how well it works.\n' +
      'Over years | There are better times and flare-ups. Early medicine protects the joints best.',
    selfCheck:
      'Gout: a big toe, foot, ankle or knee became hot, red and very sore in less than a day.\n' +
      'Rheumatoid arthritis: small joints of both hands or feet have been swollen for weeks.\n' +
      'You are stiff for more than half an hour in the morning.\n' +
      'A doctor has told you that you have one of them.',
    symptoms: [
      {
        title: 'Gout: a sudden attack',
        description: 'Often at night, in the big toe. Even a sheet on it hurts. An infected joint can look the same.',
      },
      {
        title: 'Rheumatoid arthritis: swollen small joints',
        description: 'Knuckles, wrists and the balls of the feet are swollen and stiff, usually on both sides.',
      },
      {
        title: 'Tiredness',
        description: 'Rheumatoid arthritis can make you tired and unwell, with less strength in the grip.',
      },
    ],
    causes: [
      {
        title: 'Gout',
        description:
          'There is too much uric acid in the blood, and it forms crystals in a joint. Family, kidneys, weight, ' +
          'alcohol and some medicines play a part.',
      },
      {
        title: 'Rheumatoid arthritis',
        description: 'The immune system attacks the lining of the joints. Family and smoking make it more likely.',
      },
    ],
    doLines:
      'See a doctor early, and take the medicine as agreed.\n' +
      'In an attack of gout: rest the joint, put it up, cool it with a cloth between, and drink water.\n' +
      'Between attacks: move every day and train your strength.\n' +
      'In rheumatoid arthritis: do hand exercises every day.\n' +
      'Stop smoking. Ask for help with it.',
    avoidLines:
      'Do not massage, heat or stretch a hot joint.\n' +
      'Do not wait for weeks with swollen joints.\n' +
      'No quick thrusts on the neck with rheumatoid arthritis.\n' +
      'Do not stop or start tablets by yourself in an attack.',
    exercises: [
      {
        title: 'Make a fist, open the hand',
        instructions: 'Close your fingers slowly into a fist as far as is comfortable. Open them wide.',
        howOften: '10 times, once a day, between flare-ups',
        stopIf: 'a joint is hot, or hurts more for over two hours afterwards.',
      },
      {
        title: 'Squeeze a soft ball',
        instructions: 'Squeeze a soft ball or a rolled sock for 3 seconds. Let go slowly.',
        howOften: '10 times, once a day',
        stopIf: 'a joint is hot, or hurts more for over two hours afterwards.',
      },
    ],
    treatment: [
      {
        title: 'What your doctor does',
        description: 'Tests, tablets for the attack, and medicine that stops the illness from harming joints.',
      },
      {
        title: 'What we do',
        description:
          'We find exercise that suits your joints, train strength and fitness, and help with hand function, ' +
          'splints and shoes.',
      },
      {
        title: 'Saving your joints',
        description: 'We show you how to grip, lift and plan your day so that small joints carry less.',
      },
      {
        title: 'When a joint is hot',
        description: 'We wait with training of that joint, and keep the rest of you moving.',
      },
    ],
    evidence:
      'Good studies show that exercise is safe in rheumatoid arthritis. It improves strength and the use of the ' +
      'hands. For gout there are few studies of exercise, and only medicine lowers the uric acid.',
    children:
      'A swollen joint in a child needs a doctor within 2 to 3 days. If it is hot, or the child has fever or will ' +
      'not stand on the leg: emergency care now.',
    pregnancy: 'Tell your doctor before you plan a child: some medicines for the joints can harm a baby.',
    sources:
      'NICE guideline NG219: Gout (2022) | https://www.nice.org.uk/guidance/ng219\n' +
      'NICE guideline NG100: Rheumatoid arthritis in adults (2018, updated 2020) | ' +
      'https://www.nice.org.uk/guidance/ng100\n' +
      'Lamb and others: Exercises for rheumatoid hands (SARAH), Lancet 2015 | ' +
      'https://doi.org/10.1016/S0140-6736(14)60998-3',
    signs: [
      'severe-dengue',
      'chest-pain',
      'cannot-breathe',
      'stroke',
      'cauda-equina',
      'hot-joint',
      'painful-red-eye',
      'immune-fever',
      'spinal-cord',
      'rheumatoid-neck',
      'dengue',
      'blood-clot',
      'swollen-joints',
    ],
    urgentHelp: 'The joint may be infected, also if you have had gout before.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• you have a new cough\n' +
      '• you get out of breath more easily\n\n' +
      'Book a visit with us when the joint is calm, or when daily tasks have become hard.',
    writtenOn: '2026-11-28',
    picture: 'gout',
  },
  {
    name: 'Trigger finger',
    bodyArea: 'elbow-wrist-hand',
    problem: 'Elbow, wrist or hand pain',
    description:
      'The cord (tendon) that bends a finger runs through a tunnel. If cord or tunnel is thickened, the finger ' +
      'catches, clicks or stays bent. It is harmless, but a nuisance. It is common in the thumb and ring finger.',
    course:
      'Within weeks | An injection often helps. It can come back.\n' +
      '2 to 6 weeks | After the small operation, most people use the hand as before.\n' +
      '6 to 12 weeks | Mild cases can ease with a splint.',
    selfCheck:
      'A finger or thumb catches or clicks when you open your hand.\n' +
      'It is worst in the morning.\n' +
      'There is a sore lump in the palm, at the base of the finger.\n' +
      'Sometimes you have to pull the finger straight.',
    symptoms: [
      {
        title: 'Catching and clicking',
        description: 'The finger jumps when you straighten it, most often in the morning.',
      },
      {
        title: 'A finger that stays bent',
        description: 'You may have to open it with the other hand.',
      },
      {
        title: 'A sore lump in the palm',
        description: 'It is at the base of the finger or thumb.',
      },
    ],
    causes: [
      {
        title: 'Often no clear cause',
        description: 'It is most common between 40 and 60, and in women.',
      },
      {
        title: 'Other illnesses',
        description: 'Diabetes, rheumatoid arthritis, gout and an underactive thyroid make it more likely.',
      },
      {
        title: 'Much gripping',
        description: 'Tools, cutting, wringing and long gripping can add to it.',
      },
    ],
    doLines:
      'Rest from hard gripping for some weeks. Use thicker handles.\n' +
      'Warm your hand in the morning and bend the fingers gently.\n' +
      'Wear a small splint at night if we have fitted one.\n' +
      'If you have diabetes, keep your sugar steady.',
    avoidLines:
      'Do not force the finger straight again and again.\n' +
      'Do not make it click to test it.\n' +
      'Do not massage a finger that is hot, red or swollen all along.',
    exercises: [
      {
        title: 'Hook and open',
        instructions:
          'Bend only the end and middle joints, as a hook. Keep the knuckles straight. Then open your hand.',
        howOften: '5 to 10 times, three times a day, only as far as it does not lock',
        stopIf: 'the finger locks, or becomes hot or swollen.',
      },
    ],
    treatment: [
      {
        title: 'A splint',
        description: 'A small splint keeps one joint straight, usually at night, for six weeks or longer.',
      },
      {
        title: 'Exercise and habits',
        description: 'We show you gentle gliding of the cords, and ways to grip with less force.',
      },
      {
        title: 'Injection',
        description:
          'A steroid injection by a doctor helps more than half of people. It can raise blood sugar for days.',
      },
      {
        title: 'A small operation',
        description: 'A surgeon opens the tunnel under local numbing. We help you to move the finger afterwards.',
      },
    ],
    evidence:
      'Injections and the operation have good evidence. Splints help many people in small studies. For exercise, ' +
      'massage and machines there is too little evidence to say.',
    children:
      'A thumb that stays bent in a small child is a different problem. It does not hurt. Show it to a doctor ' +
      'within some weeks.',
    sources:
      'NHS: Trigger finger | https://www.nhs.uk/conditions/trigger-finger/\n' +
      'Peters-Veluthamaningal and others: Steroid injection for trigger finger, Cochrane 2009 | ' +
      'https://doi.org/10.1002/14651858.CD005617.pub2\n' +
      'Fiorini and others: Surgery for trigger finger, Cochrane 2018 | ' +
      'https://doi.org/10.1002/14651858.CD009860.pub2',
    signs: [
      'cold-limb',
      'infected-finger',
      'hot-joint',
      'stuck-after-injury',
      'swollen-joints',
      'new-lump',
      'steady-numbness',
    ],
    urgentHelp:
      'The sleeve of the cord may be infected, and hours count. It often begins after a cut, a thorn or a bite: ' +
      'emergency care now.',
    routineHelp:
      'See a doctor within 2 to 3 days if the finger is stuck and you cannot open it.\n\n' +
      'Book a visit with us if a finger has caught for more than two weeks.',
    writtenOn: '2026-11-28',
    picture: 'trigger-finger',
  },
];
