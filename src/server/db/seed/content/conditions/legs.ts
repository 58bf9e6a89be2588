import type { SampleCondition } from '../types.ts';

export const legs: SampleCondition[] = [
  {
    name: 'Ankle sprain',
    bodyArea: 'ankle-and-foot',
    problem: 'Heel or foot pain',
    description:
      'A sprain is a stretch or a tear of the bands (ligaments) that hold the ankle together. It usually happens ' +
      'when the foot rolls inwards. Most sprains heal well, and moving early helps.',
    symptoms: [
      {
        title: 'Pain at the outer ankle',
        description: 'It hurts below or in front of the ankle bone, especially when you put weight on it.',
      },
      {
        title: 'Swelling and a bruise',
        description: 'Your ankle can swell within hours. The bruise may sink down to the foot over some days.',
      },
      {
        title: 'Stiffness',
        description: 'It is hard to bend or turn the foot. Stairs are hard too.',
      },
      {
        title: 'A weak or unsure ankle',
        description: 'It may feel as if it could roll again, especially on uneven ground.',
      },
    ],
    causes: [
      {
        title: 'A roll of the foot',
        description: 'You step into a hole or off a kerb, or land on another player’s foot.',
      },
      {
        title: 'An earlier sprain',
        description: 'An ankle that was sprained before rolls more easily, especially without training afterwards.',
      },
      {
        title: 'Sport with jumps and turns',
        description: 'Football, basketball, volleyball, badminton, or running on rough ground.',
      },
      {
        title: 'Tired muscles and poor balance',
        description: 'They react too late to catch the foot.',
      },
    ],
    treatment: [
      {
        title: 'The first two or three days',
        description:
          'Protect it, put it up, and use a firm bandage. Loosen the bandage if toes turn cold, blue or numb. Cold ' +
          'may ease pain: 10 to 15 minutes, with a cloth between. Not on numb skin. Walk as much as you can bear.',
      },
      {
        title: 'Move early',
        description:
          'Bend and circle your foot several times a day. Moving early gets you walking sooner than rest does.',
      },
      {
        title: 'Strength and balance',
        description:
          'We train your calf, your outer leg muscles and standing on one leg. This makes another sprain less ' +
          'likely.',
      },
      {
        title: 'Support',
        description: 'A brace or tape can help for walking and later for sport.',
      },
      {
        title: 'What to expect',
        description:
          'After a mild sprain you can usually do daily tasks in one to three weeks. Larger tears need six to ' +
          'twelve weeks. Some swelling can stay for months.',
      },
    ],
    signs: [
      'clot-in-the-lung',
      'cold-limb',
      'heavy-bleeding',
      'cannot-bear-weight',
      'out-of-shape',
      'achilles-snap',
      'hot-joint',
      'growing-bruise',
      'child-after-accident',
      'hot-foot',
      'broken-after-fall',
      'blood-clot',
    ],
    urgentHelp: '',
    routineHelp:
      'Book a visit with us if:\n' +
      '• you still limp after a week\n' +
      '• the ankle keeps giving way\n' +
      '• you want to return to sport',
    course:
      'First 3 days | Protect it, put it up and begin to move.\n' +
      '1 to 3 weeks | After a mild sprain most people do daily tasks again.\n' +
      '6 to 12 weeks | Larger tears need this long. Some swelling can stay for months.',
    selfCheck:
      'Your foot rolled, and the outer side of the ankle hurts.\n' +
      'It swelled within hours.\n' +
      'You can take four steps, even if it hurts.\n' +
      'The bones do not hurt when you press on them.',
    doLines:
      'Put the foot up in the first days.\n' +
      'Move the foot early, several times a day.\n' +
      'Walk as much as you can bear.\n' +
      'Train your balance for some weeks, so that it does not roll again.',
    avoidLines:
      'Resting it for weeks.\n' +
      'In the first days, heat, alcohol and deep massage.\n' +
      'Sport with jumps and turns before you can hop without pain.',
    exercises: [
      {
        title: 'Draw the alphabet',
        instructions: 'Lift the foot and draw letters in the air with your big toe.',
        howOften: 'Once through, several times a day',
        stopIf: 'pain is sharp, or the foot turns cold, blue or numb.',
      },
      {
        title: 'Stand on one leg',
        instructions: 'Hold on to a wall. Stand on the sore leg. Let go when it is easy.',
        howOften: 'Up to 30 seconds, three times, every day',
        stopIf: 'the ankle gives way or pain is sharp.',
      },
      {
        title: 'Heel raise',
        instructions: 'Hold on to a wall. Rise on your toes slowly, and lower slowly.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp, or you feel a snap: emergency care now.',
      },
    ],
    evidence:
      'Good studies show that exercise and a brace lower the chance of another sprain. Moving early helps more than ' +
      'rest. Ultrasound does not help.',
    children:
      'In children the growing bone can break where an adult’s band tears. A child who cannot stand on the leg ' +
      'needs emergency care now. Read our page on the limping child.',
    pregnancy:
      'Exercise and a brace are safe. After a fall in pregnancy, go to emergency care now, even if you feel well.',
    sources:
      'Vuurberg and others: Ankle sprains, evidence-based guideline, British Journal of Sports Medicine 2018 | ' +
      'https://doi.org/10.1136/bjsports-2017-098106\n' +
      'Martin and others: Ankle ligament sprains, JOSPT 2021 | https://doi.org/10.2519/jospt.2021.0302\n' +
      'NHS: Sprains and strains | https://www.nhs.uk/conditions/sprains-and-strains/',
    writtenOn: '2026-11-28',
    picture: 'ankle',
  },
  {
    name: 'Heel pain (plantar fasciitis)',
    bodyArea: 'ankle-and-foot',
    problem: 'Heel or foot pain',
    description:
      'A strong band runs under the foot from the heel to the toes. When it is overworked, it becomes sore where it ' +
      'joins the heel. It is slow to ease, but for most people it goes away in time.',
    symptoms: [
      {
        title: 'Pain on the first steps',
        description: 'It stabs under the heel when you get up in the morning or after sitting.',
      },
      {
        title: 'Better, then worse',
        description: 'It eases after some steps. It comes back after long standing or walking.',
      },
      {
        title: 'A sore spot',
        description: 'It is sore on the inner side under the heel when you press.',
      },
      {
        title: 'A stiff calf',
        description: 'The calf and the ankle are often tight.',
      },
    ],
    causes: [
      {
        title: 'More load than before',
        description: 'More walking, running or standing at work can start it. So can a sudden gain in weight.',
      },
      {
        title: 'Hard floors and thin shoes',
        description: 'Bare feet or flat sandals on tiles give little cushion.',
      },
      {
        title: 'Calf and foot',
        description: 'A tight calf or a weak foot can add to it. So can a very flat or very high arch.',
      },
      {
        title: 'Age',
        description:
          'It is most common between 40 and 60. A spur on the X-ray is common too, and is usually not what hurts.',
      },
    ],
    treatment: [
      {
        title: 'Adjust the load',
        description: 'Walk and stand for shorter times for some weeks. Swimming or cycling keeps you fit.',
      },
      {
        title: 'Stretch',
        description: 'Pull your toes up by hand before you take the first step. Stretch your calf several times a day.',
      },
      {
        title: 'Strength',
        description:
          'Do slow heel raises with a rolled towel under the toes. Do them every second day, a little more each ' +
          'week. Stop if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or have chest pain.',
      },
      {
        title: 'Shoes, insoles and tape',
        description:
          'Wear cushioned shoes, also at home. A simple insole or tape eases pain for many people for a time.',
      },
      {
        title: 'If it goes on',
        description: 'Your doctor can discuss shock waves or an injection. Each has benefits and risks.',
      },
      {
        title: 'What to expect',
        description: 'It is slow. Eight or nine of ten people are better within a year, and many within some months.',
      },
    ],
    signs: [
      'clot-in-the-lung',
      'cold-limb',
      'cannot-bear-weight',
      'achilles-snap',
      'hot-joint',
      'hot-skin',
      'diabetic-foot-emergency',
      'hot-foot',
      'diabetic-foot-wound',
      'blood-clot',
      'night-pain',
      'steady-numbness',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor today if the foot is hot, red and swollen.\n\n' +
      'See a doctor within 2 to 3 days if:\n' +
      '• both heels hurt and your back is stiff in the morning\n' +
      '• it began with a sudden pop under the foot\n\n' +
      'Book a visit with us if good shoes and stretching have not helped after two weeks.',
    course:
      'First weeks | Softer shoes and stretches often take off some pain.\n' +
      '3 months | With regular training, many people feel clearly better.\n' +
      'Within a year | Eight or nine of ten people are better.',
    selfCheck:
      'It stabs under the heel on the first steps.\n' +
      'It eases after some steps, and comes back after long standing.\n' +
      'It is sore on the inner side under the heel.\n' +
      'You had no fall, and the foot is not hot or red.',
    doLines:
      'Stretch before you take the first step.\n' +
      'Wear cushioned shoes, also at home.\n' +
      'Spread standing and walking over the day.\n' +
      'Do your heel raises every second day.',
    avoidLines:
      'Walking barefoot on hard floors.\n' +
      'A sudden jump in how much you walk or run.\n' +
      'Repeated steroid injections: the band can tear.',
    exercises: [
      {
        title: 'Pull the toes up',
        instructions:
          'Sit. Cross the sore foot over your other leg. Pull your toes back by hand until the sole is tight. Hold ' +
          'for 10 seconds.',
        howOften: '10 times, before the first step and twice a day',
        stopIf: 'pain is sharp, or the foot feels numb.',
      },
      {
        title: 'Heel raise on a towel',
        instructions:
          'Put a rolled towel under your toes on a step. Hold on. Rise slowly on your toes, and lower slowly.',
        howOften: '8 to 12 times, every second day',
        stopIf: 'you feel a snap: emergency care now. Stop too if pain is sharp.',
      },
      {
        title: 'Calf stretch',
        instructions: 'Lean on a wall with the sore leg behind you and the heel down. Hold for 30 seconds.',
        howOften: '3 times, twice a day',
        stopIf: 'pain is sharp or spreads.',
      },
    ],
    evidence:
      'Stretching, taping and advice have some evidence. For strength training, insoles and shock waves it is ' +
      'weaker. Ultrasound does not help.',
    children:
      'In active children of about 8 to 14 the growing heel bone can be sore. It settles with less jumping. A child ' +
      'who limps should see a doctor.',
    pregnancy:
      'Heel pain is common in late pregnancy. Stretching and good shoes are safe. Ask your doctor before you take ' +
      'medicine. No shock waves in pregnancy.',
    sources:
      'Morrissey and others: Plantar heel pain, best practice guide, British Journal of Sports Medicine 2021 | ' +
      'https://doi.org/10.1136/bjsports-2019-101970\n' +
      'Koc and others: Heel pain, clinical practice guideline, JOSPT 2023 | https://doi.org/10.2519/jospt.2023.0303\n' +
      'NHS: Plantar fasciitis | https://www.nhs.uk/conditions/plantar-fasciitis/',
    writtenOn: '2026-11-28',
    picture: 'foot',
  },
  {
    name: 'Knee osteoarthritis',
    bodyArea: 'knee',
    problem: 'Knee pain',
    description:
      'In osteoarthritis the smooth cover inside a joint becomes thinner, and the whole joint changes. The knee can ' +
      'ache, swell and feel stiff. Strong legs and regular movement are the best treatment that we know.',
    symptoms: [
      {
        title: 'Pain with use',
        description: 'Stairs, squatting, long walks, and getting up from the floor or a low chair can hurt.',
      },
      {
        title: 'Short stiffness',
        description: 'Your knee is stiff in the morning or after sitting, usually for less than half an hour.',
      },
      {
        title: 'Swelling',
        description: 'The joint may swell after a busy day.',
      },
      {
        title: 'Clicking or grinding',
        description: 'You may feel or hear it. On its own it does no harm.',
      },
      {
        title: 'A knee that gives way',
        description: 'It may feel unsure. Often the thigh muscle is weak, or pain stops it from working well.',
      },
    ],
    causes: [
      {
        title: 'Age and family',
        description: 'It becomes more common after 45, and it runs in families.',
      },
      {
        title: 'Weight',
        description: 'Each extra kilo puts several kilos more on the knee with every step.',
      },
      {
        title: 'Earlier injuries',
        description: 'A torn ligament, a torn cartilage pad (meniscus) or a break into the joint can lead to it.',
      },
      {
        title: 'Heavy work',
        description:
          'Much kneeling, squatting and lifting over many years adds to it. Normal running does not seem to harm a ' +
          'healthy knee.',
      },
    ],
    treatment: [
      {
        title: 'Exercise',
        description:
          'Build strength in your thigh and hip, and walk or cycle. Exercise can ease pain about as well as common ' +
          'painkillers. It does not wear the knee out. Stop if pain is sharp or spreads, or you feel numb, weak, ' +
          'dizzy, breathless or have chest pain.',
      },
      {
        title: 'Weight',
        description: 'If you are overweight, losing 5% of your weight (4 kg if you weigh 80 kg) can ease pain.',
      },
      {
        title: 'Help for the day',
        description:
          'Hold a stick in the hand on your good side. Cushioned shoes, a higher chair and a rail by the toilet ' +
          'help too.',
      },
      {
        title: 'Pain relief',
        description: 'Try warmth or cold. Ask your doctor or pharmacist which creams or tablets are safe for you.',
      },
      {
        title: 'What helps less',
        description:
          'UK guidance says no to four treatments for arthritis: dry needling, ultrasound, laser and electrical ' +
          'currents. Guidelines in the US disagree about TENS. Tape may help a little, for a short time. UK ' +
          'guidance does not advise tape, braces or insoles as a routine. For cupping and myofascial release there ' +
          'is too little good evidence.',
      },
      {
        title: 'Injection or operation',
        description:
          'Sometimes pain stays strong in spite of good training. A doctor can then discuss an injection or a new ' +
          'joint. We prepare you and guide you afterwards.',
      },
      {
        title: 'What to expect',
        description:
          'It does not always get worse. There are better and worse times, and many people manage well for years.',
      },
    ],
    signs: [
      'clot-in-the-lung',
      'cannot-bear-weight',
      'out-of-shape',
      'hot-joint',
      'hot-skin',
      'child-limp-fever',
      'child-limp-age',
      'knee-locked',
      'blood-clot',
      'cancer-and-new-pain',
      'weight-loss',
      'night-pain',
      'swollen-joints',
    ],
    urgentHelp: '',
    routineHelp: 'Book a visit with us if knee pain limits your stairs, your walks or your work.',
    course:
      'First 2 weeks | Training can make it a little sorer. That does not mean harm.\n' +
      '6 to 12 weeks | With regular training, many people have less pain and more strength.\n' +
      'What you gained lasts if you keep training. It does not always get worse. There are better and worse times, ' +
      'and many people manage well for years.',
    selfCheck:
      'You are 45 or older.\n' +
      'Your knee hurts when you use it.\n' +
      'In the morning it is stiff for less than half an hour, or not at all.\n' +
      'It is not hot, and you do not feel ill.',
    doLines:
      'Train your thighs and hips two or three times a week.\n' +
      'Walk, cycle or swim on most days.\n' +
      'Spread work over the day, with short rests.\n' +
      'Hold a stick in the hand on your good side if you limp.',
    avoidLines:
      'Resting for days: the muscles get weak.\n' +
      'A sudden jump in how much you do.\n' +
      'Long kneeling or squatting while the knee is swollen.',
    exercises: [
      {
        title: 'Straighten the knee',
        instructions:
          'Sit on a high, firm seat. Lift one foot slowly until the knee is as straight as is comfortable. Hold for ' +
          '5 seconds, then lower it slowly. Change legs.',
        howOften: '10 times with each leg, once a day',
        stopIf: 'pain is sharp, or the knee gets hot or swollen.',
        picture: 'knee',
      },
      {
        title: 'Side leg raise',
        instructions:
          'Stand tall and hold on to something firm. Lift one leg out to the side, a little way, without leaning. ' +
          'Hold for 3 seconds, then lower it slowly. Change legs.',
        howOften: '8 to 10 times with each leg, once a day',
        stopIf: 'the knee that you stand on gives way, or you feel dizzy.',
        picture: 'hip',
      },
      {
        title: 'Walking',
        instructions: 'Walk on flat ground in soft shoes. Add a few minutes each week.',
        howOften: '10 minutes or more, on most days',
        stopIf: 'a calf gets swollen, warm and sore, or you have chest pain.',
        picture: 'gait',
      },
    ],
    evidence:
      'Good studies show that exercise eases pain and makes moving easier: for most people a little, for some more. ' +
      'Losing weight helps people who are overweight. Hands-on treatment may help beside exercise, not alone. UK ' +
      'guidance advises against dry needling and electrical currents.',
    children:
      'Children do not get it from wear. A child who limps and has fever, or will not stand on the leg: emergency ' +
      'care now. A thick knee: see a doctor within 2 to 3 days.',
    pregnancy:
      'Walking, cycling and strength work are safe for most pregnant women. Ask your doctor or midwife before you ' +
      'take medicine, use a cream or have electrical treatment.',
    sources:
      'NICE: Osteoarthritis in over 16s (NG226) | https://www.nice.org.uk/guidance/ng226\n' +
      'Cochrane: Exercise for osteoarthritis of the knee | https://doi.org/10.1002/14651858.CD004376.pub4',
    writtenOn: '2026-11-28',
    picture: 'knee-worn',
  },
  {
    name: 'Sports muscle strain',
    bodyArea: 'leg',
    problem: 'Sports injury',
    description:
      'A strain is a small or larger tear in a muscle. It is most often at the back of the thigh or in the calf. It ' +
      'happens when a muscle is pulled hard while it works. Most strains heal well if you train again in steps.',
    symptoms: [
      {
        title: 'A sudden pain',
        description: 'You feel a pull, a stab or a kick, in the middle of a sprint or a jump.',
      },
      {
        title: 'Pain when you use the muscle',
        description: 'It hurts to stretch the muscle or to use it. Walking may be hard.',
      },
      {
        title: 'Swelling or a bruise',
        description: 'A bruise may show after a day or two, often lower than the tear.',
      },
      {
        title: 'Cramp or weakness',
        description:
          'The muscle may tighten or feel weak. A cramp that goes away at once and leaves no soreness is not a tear.',
      },
    ],
    causes: [
      {
        title: 'Speed and stretch together',
        description: 'Sprinting, kicking, sudden stops or a slip.',
      },
      {
        title: 'Too much, too soon',
        description: 'A new season, a hard game after a break, or little sleep.',
      },
      {
        title: 'An earlier strain',
        description: 'A muscle that tore before, and was not made strong again, tears more easily.',
      },
      {
        title: 'Tired or weak muscles',
        description: 'Many strains happen late in a game.',
      },
    ],
    treatment:
      'In the first two or three days, stop the sport. Use a firm bandage and put the leg up. Loosen the bandage if ' +
      'toes turn cold, blue or numb. Cold can ease pain: 10 to 15 minutes, with a cloth between. Not on numb skin. ' +
      'At first, avoid hard stretching, heat, deep massage and alcohol. Walk as soon as you can do it without a ' +
      'clear limp.\n\n' +
      'Then we start to load the muscle, lightly and early, because muscle heals better with work. Week by week we ' +
      'add strength, longer stretches and then speed. We also train your balance, hips and trunk.\n\n' +
      'You go back to full sport when you are almost as strong as on the other side. Sprints and turns should feel ' +
      'good, and you should trust the leg. This tells us more than the calendar. Small strains often need two to ' +
      'three weeks, larger ones six to twelve. A full tear can take months.\n\n' +
      'Going back too early is the most common reason for a second tear. A good warm-up and regular strength ' +
      'training make one less likely. No one can rule it out.',
    signs: [
      'chest-pain',
      'collapse',
      'clot-in-the-lung',
      'cold-limb',
      'tight-limb',
      'cannot-bear-weight',
      'achilles-snap',
      'growing-bruise',
      'dark-urine',
      'torn-muscle',
      'blood-clot',
    ],
    urgentHelp: 'If someone collapses: call {emergency}, start CPR.',
    routineHelp:
      'Book a visit with us in the first week if you plan to go back to sport. Come too if the same muscle keeps ' +
      'giving trouble.',
    course:
      'First 3 days | Protect the muscle, and walk as soon as you do not limp.\n' +
      '2 to 3 weeks | Small strains are often healed.\n' +
      '6 to 12 weeks | Larger strains need this long. A full tear can take months.',
    selfCheck:
      'A sudden pain came while you ran, jumped or kicked.\n' +
      'It hurts when you stretch or use the muscle.\n' +
      'You can walk, and the calf is not warm and swollen.\n' +
      'You felt no snap and no gap.',
    doLines:
      'Use a firm bandage and put the leg up at first.\n' +
      'Begin to load the muscle lightly after some days.\n' +
      'Add strength before speed.\n' +
      'Warm up, and keep up strength training afterwards.',
    avoidLines:
      'In the first days, heat, alcohol, deep massage and hard stretching.\n' +
      'Going back to sprints because walking feels good.\n' +
      'Training through a sharp pain.',
    exercises: [
      {
        title: 'Bridge',
        instructions: 'Lie on your back with bent knees. Press your heels down and lift your hips. Hold for 5 seconds.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'pain is sharp.',
      },
      {
        title: 'Slow heel slide',
        instructions: 'Lie on your back on a smooth floor. Lift your hips, and slide your heels slowly away.',
        howOften: '5 to 8 times, every second day, once the bridge is easy',
        stopIf: 'pain is sharp, or you feel a snap.',
      },
      {
        title: 'Heel raise',
        instructions: 'Hold on to a wall. Rise on your toes slowly, and lower slowly.',
        howOften: '10 to 15 times, every second day',
        stopIf: 'you feel a snap, or pain is sharp.',
      },
    ],
    evidence:
      'Good studies show that training the back of the thigh makes strains there less likely. For treatment after a ' +
      'strain, exercise has some evidence. For massage and machines it is weak.',
    children:
      'In children and teenagers a piece of bone can be pulled off. A child who limps after an injury, or cannot ' +
      'stand on the leg, needs a doctor: see the urgent signs.',
    pregnancy:
      'Light training is safe for most pregnant women. A calf that is swollen and warm may be a clot, which is more ' +
      'common in pregnancy.',
    sources:
      'Martin and others: Hamstring strain injury, clinical practice guideline, JOSPT 2022 | ' +
      'https://doi.org/10.2519/jospt.2022.0301\n' +
      'van Dyk and others: Nordic hamstring exercise, British Journal of Sports Medicine 2019 | ' +
      'https://doi.org/10.1136/bjsports-2018-100045\n' +
      'NHS: Sprains and strains | https://www.nhs.uk/conditions/sprains-and-strains/',
    writtenOn: '2026-11-28',
    picture: 'strain',
  },
];
