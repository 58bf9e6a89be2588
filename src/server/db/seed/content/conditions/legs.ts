import type { SampleCondition } from '../types.ts';

export const legs: SampleCondition[] = [
  {
    name: 'Ankle sprain',
    bodyArea: 'ankle-and-foot',
    description:
      'A sprain is a stretch or a tear of the bands (ligaments) that hold the ankle together. It mostly happens ' +
      'when the foot rolls inwards. Most sprains heal well, and moving early helps.',
    symptoms: [
      {
        title: 'Pain at the outer ankle',
        description: 'It hurts below or in front of the ankle bone, most of all when you put weight on it.',
      },
      {
        title: 'Swelling and a bruise',
        description: 'The ankle can swell within hours. The bruise may sink down to the foot over some days.',
      },
      {
        title: 'Stiffness',
        description: 'The foot does not like to bend up or turn, and stairs are hard.',
      },
      {
        title: 'A weak or unsure ankle',
        description: 'It may feel as if it could roll again, above all on uneven ground.',
      },
    ],
    causes: [
      {
        title: 'A roll of the foot',
        description: 'A step into a hole, a kerb, or landing on another player’s foot.',
      },
      {
        title: 'An earlier sprain',
        description: 'An ankle that was sprained before rolls more easily, mostly if it was not trained afterwards.',
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
          'Protect it, put it up, and use a firm bandage. Cold may ease pain: 10 to 15 minutes with a cloth ' +
          'between. Walk as much as you can bear.',
      },
      {
        title: 'Move early',
        description:
          'Bend and circle the foot several times a day. Early movement brings you back to walking sooner than rest.',
      },
      {
        title: 'Strength and balance',
        description:
          'We train the calf, the outer leg muscles and standing on one leg. This makes another sprain less likely.',
      },
      {
        title: 'Support',
        description: 'A brace or tape can help for walking and later for sport.',
      },
      {
        title: 'What to expect',
        description:
          'Mild sprains are mostly good for daily life after one to three weeks. Larger tears need six to twelve. ' +
          'Some swelling can stay for months.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if the foot or ankle looks out of shape, if a bone shows through ' +
      'the skin, or if the foot turns cold, pale, blue or numb.\n\n' +
      'In the days and weeks after an injury, call 112 if your calf is swollen and sore and you become short of ' +
      'breath or have chest pain. It can be a blood clot.',
    routineHelp:
      'Go to a doctor on the same day if you cannot take four steps, or if it hurts when you press on the bone ' +
      'itself at the ankle or in the middle of the foot. You may need an X-ray. Go the same day for a calf that is ' +
      'swollen, warm and sore.\n\n' +
      'Book a visit with us if you still limp after a week, if the ankle keeps giving way, or if you want to return ' +
      'to sport.',
    picture: 'ankle',
    reviewedOn: '2026-09-08',
  },
  {
    name: 'Heel pain (plantar fasciitis)',
    bodyArea: 'ankle-and-foot',
    description:
      'A strong band runs under the foot from the heel to the toes. When it is overworked, it becomes sore where it ' +
      'joins the heel. It is a stubborn pain, but for most people it goes away in time.',
    symptoms: [
      {
        title: 'Pain on the first steps',
        description: 'It stabs under the heel when you get up in the morning or after sitting.',
      },
      {
        title: 'Better, then worse',
        description: 'It eases after some steps, and comes back after long standing or walking.',
      },
      {
        title: 'A sore spot',
        description: 'It is tender on the inner side under the heel when you press.',
      },
      {
        title: 'A stiff calf',
        description: 'The calf and the ankle are often tight.',
      },
    ],
    causes: [
      {
        title: 'More load than before',
        description: 'More walking, running, standing at work, or a sudden gain in weight.',
      },
      {
        title: 'Hard floors and thin shoes',
        description: 'Bare feet or flat sandals on tiles give little cushion.',
      },
      {
        title: 'Calf and foot',
        description: 'A tight calf, a weak foot, a very flat or a very high arch can add to it.',
      },
      {
        title: 'Age',
        description:
          'It is most common between 40 and 60. A spur on the X-ray is common too, and is mostly not what hurts.',
      },
    ],
    treatment: [
      {
        title: 'Adjust the load',
        description: 'Walk and stand in shorter spells for some weeks. Swimming or cycling keeps you fit.',
      },
      {
        title: 'Stretch',
        description:
          'Pull the toes up by hand before you take the first step, and stretch the calf several times a day.',
      },
      {
        title: 'Strength',
        description: 'Slow heel raises with a rolled towel under the toes, every second day, a little more each week.',
      },
      {
        title: 'Shoes, insoles and tape',
        description: 'Cushioned shoes, also at home. A simple insole or tape eases many people for a time.',
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
    urgentHelp:
      'Go to emergency care at once, or call 112, if you cannot stand on the foot after a fall or a jump, if the ' +
      'foot is out of shape, cold, pale or blue, or if it is hot, red and swollen and you have a fever.\n\n' +
      'If you felt a snap at the back of the heel and cannot rise on your toes, go to emergency care the same day. ' +
      'The tendon may be torn. Call 112 if a calf is swollen and you are short of breath or have chest pain.',
    routineHelp:
      'See a doctor in the next days if you have diabetes and a wound or numbness in the foot, if the heel hurts at ' +
      'night or at rest, if it tingles or feels numb, if both heels hurt together with a stiff back in the morning, ' +
      'or if it began with a sudden pop under the foot.\n\n' +
      'Book a visit with us if it has lasted more than two weeks in spite of good shoes and stretching.',
    picture: 'foot',
    reviewedOn: '2026-09-10',
  },
  {
    name: 'Knee osteoarthritis',
    bodyArea: 'knee',
    description:
      'In osteoarthritis the smooth cover inside the joint becomes thinner, and the whole joint changes. The knee ' +
      'can ache, swell and feel stiff. Strong legs and regular movement are the best treatment that we know.',
    symptoms: [
      {
        title: 'Pain with use',
        description: 'Stairs, squatting, getting up from the floor or a low chair, and long walks.',
      },
      {
        title: 'Short stiffness',
        description: 'The knee is stiff in the morning or after sitting, mostly for less than half an hour.',
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
        description: 'It may feel unsure. Often the thigh muscle is weak or switches off because of pain.',
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
        description: 'A torn ligament or meniscus, or a break into the joint.',
      },
      {
        title: 'Heavy work',
        description:
          'Much kneeling, squatting and lifting over many years. Normal running does not seem to harm a healthy ' +
          'knee.',
      },
    ],
    treatment: [
      {
        title: 'Exercise',
        description:
          'Strength for the thigh and hip, and walking or cycling. It eases pain about as well as common ' +
          'painkillers, and it does not wear the knee out.',
      },
      {
        title: 'Weight',
        description: 'If you are overweight, losing even a twentieth of your weight can ease the pain.',
      },
      {
        title: 'Help for the day',
        description: 'A stick in the other hand, cushioned shoes, a higher chair, a rail by the toilet.',
      },
      {
        title: 'Pain relief',
        description: 'Warmth or cold, creams or tablets: ask your doctor or pharmacist which are safe for you.',
      },
      {
        title: 'Injection or operation',
        description:
          'If pain stays strong in spite of good training, a doctor can discuss an injection or a new joint. We ' +
          'prepare you and guide you afterwards.',
      },
      {
        title: 'What to expect',
        description:
          'It does not always get worse. There are good and bad spells, and many people manage well for years.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if the knee is hot, red and very swollen and you have a fever or ' +
      'feel ill. The joint may be infected. Go too if you cannot stand on the leg after a fall, or if the knee is ' +
      'out of shape.\n\n' +
      'Call 112 if a calf is swollen and sore and you are short of breath or have chest pain. It can be a blood ' +
      'clot.',
    routineHelp:
      'See a doctor in the next days if the knee is stuck and cannot be straightened, if it swelled quickly without ' +
      'a reason, if the calf is swollen and warm (on the same day), or if you have pain at night, weight loss or ' +
      'several swollen joints.\n\n' +
      'Book a visit with us if knee pain limits your stairs, your walks or your work.',
    picture: 'knee',
    reviewedOn: '2026-10-07',
  },
  {
    name: 'Sports muscle strain',
    bodyArea: 'knee',
    description:
      'A strain is a small or a larger tear in a muscle, most often at the back of the thigh or in the calf. It ' +
      'happens when a muscle is pulled hard while it works. Most strains heal well if you train again in steps.',
    symptoms: [
      {
        title: 'A sudden pain',
        description: 'Like a pull, a stab or a kick, in the middle of a sprint, a kick or a jump.',
      },
      {
        title: 'Pain when you use the muscle',
        description: 'Stretching it or working against load hurts. Walking may be hard.',
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
      'In the first two or three days, stop the sport, use a firm bandage and put the leg up. Cold for 10 to 15 ' +
      'minutes with a cloth between can ease pain. Leave out hard stretching, heat, deep massage and alcohol at ' +
      'first. Walk as soon as you can do it without a clear limp.\n\n' +
      'Then we start to load the muscle, lightly and early, because muscle heals better with work. Week by week we ' +
      'add strength, longer lengths, and then speed. We add work on balance and on the hips and trunk.\n\n' +
      'You go back to full sport when you have almost the same strength as on the other side, when sprints and ' +
      'turns feel good, and when you trust the leg. That is a better sign than the calendar. Small strains often ' +
      'need two to three weeks, larger ones six to twelve, and a full tear can take months.\n\n' +
      'Going back too early is the most common reason for a second tear. A good warm-up and regular strength ' +
      'training make one less likely, although nobody can rule it out.',
    urgentHelp:
      'Go to emergency care at once, or call 112, if the leg becomes very tight, swollen and more and more painful, ' +
      'or if the foot turns cold, pale or numb. The pressure inside the muscle may be too high.\n\n' +
      'Call 112 if you collapse or have chest pain during sport, or if your calf is swollen and you become short of ' +
      'breath. Go to emergency care if your urine turns dark brown after very hard training.',
    routineHelp:
      'See a doctor on the same day if you felt a snap and can hardly use the leg, if you feel a gap in the muscle ' +
      'or cannot rise on your toes, or if a calf is swollen, warm and sore without an injury. See a doctor soon if ' +
      'you take blood thinners and the bruise grows.\n\n' +
      'Book a visit with us in the first week if you plan to go back to sport, or if the same muscle keeps giving ' +
      'trouble.',
    picture: 'calf-muscle',
    reviewedOn: '2026-08-25',
  },
];
