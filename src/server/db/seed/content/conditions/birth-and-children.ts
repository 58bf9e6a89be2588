import type { SampleCondition } from '../types.ts';

export const birthAndChildren: SampleCondition[] = [
  {
    name: 'After giving birth',
    bodyArea: 'hip-and-pelvis',
    description:
      'Belly, back and pelvic floor have carried a child and need time. Leaking, heaviness, a gap in the tummy muscles and ' +
      'pain are common. They are treatable, also after years.',
    course:
      'First 6 weeks | Healing. Rest, gentle breathing and pelvic floor squeezes, short walks.\n' +
      '6 to 12 weeks | Strength of belly, back and legs grows. Leaking often gets less.\n' +
      '3 to 6 months | Running and jumping, if walking and strength training feel fine.',
    selfCheck:
      'You leak urine or wind when you cough, lift or run.\n' +
      'You feel heaviness, or something coming down, in the evening.\n' +
      'Your belly bulges along the middle when you sit up.\n' +
      'Pelvis, back or a scar hurts when you turn or carry your child.',
    symptoms: [
      { title: 'Leaking', description: 'Urine, wind or stool escapes. One in three women has it after a birth.' },
      {
        title: 'Heaviness',
        description: 'A feeling that something comes down. It can be a prolapse, which training often eases.',
      },
      {
        title: 'A gap in the tummy muscles',
        description: 'The two halves stand apart. In most women it narrows within months.',
      },
      { title: 'A sore scar', description: 'After a tear, a cut or a caesarean, the scar pulls or feels numb.' },
      { title: 'Pelvis and back', description: 'Pain when you stand on one leg, turn in bed or lift the child.' },
    ],
    causes: [
      { title: 'Stretched muscles', description: 'Pregnancy and birth stretch the pelvic floor and the belly.' },
      {
        title: 'Tears, cuts and operations',
        description: 'Tissue heals within weeks, and becomes soft again within months.',
      },
      {
        title: 'Carrying and feeding',
        description: 'Hours in one position, little sleep and lifting strain back and wrists.',
      },
    ],
    doLines:
      'Squeeze your pelvic floor before you cough, sneeze or lift.\n' +
      'Roll onto your side to get up.\n' +
      'Walk a little more each day.\n' +
      'Drink, eat and rest. Let others carry and cook.',
    avoidLines:
      'No running or jumping in the first three months.\n' +
      'No heavy lifting after a caesarean for six weeks.\n' +
      'Do not hold your breath when you lift.\n' +
      'Do not strain on the toilet: put your feet on a low stool.',
    exercises: [
      {
        title: 'Squeeze and let go',
        instructions:
          'Lie or sit. Squeeze as if to hold back wind and urine. Hold for a few seconds, breathe, and let go fully.',
        howOften: '8 to 10 times, three times a day',
        stopIf: 'it hurts, or you cannot let go afterwards',
      },
      {
        title: 'Breathe and draw in',
        instructions: 'Lie with bent knees. Breathe out and draw your lower belly in gently, without pushing.',
        howOften: '10 times, twice a day',
        stopIf: 'a scar pulls sharply, you bleed more, or your belly bulges along the middle',
        picture: 'bridge',
      },
    ],
    treatment: [
      {
        title: 'A talk in private',
        description: 'We ask about the birth, scars, bladder and bowel. An internal check is done only if you want it.',
      },
      {
        title: 'Pelvic floor training',
        description: 'A plan for three months. We check that you squeeze the right muscles.',
      },
      { title: 'Belly, back and scar', description: 'Training that fits your days, and gentle care of a healed scar.' },
      { title: 'Back to sport', description: 'We test walking, strength and jumps with you before you run again.' },
    ],
    evidence:
      'For leaking, pelvic floor training has good evidence. For a prolapse there is some. For the gap in the tummy the ' +
      'studies are weak: exercise may change it little, but strength grows.',
    children: 'Bring your baby along. We plan breaks for feeding.',
    pregnancy: 'If you are pregnant again, tell us. Training goes on, with other exercises.',
    sources:
      'NICE guideline NG194: Postnatal care (2021) | https://www.nice.org.uk/guidance/ng194\n' +
      'NICE guideline NG210: Pelvic floor dysfunction (2021) | https://www.nice.org.uk/guidance/ng210\n' +
      'Dumoulin and others: Pelvic floor muscle training for urinary incontinence in women, Cochrane 2018 | ' +
      'https://doi.org/10.1002/14651858.CD005654.pub4\n' +
      'Goom, Donnelly and Brockwell: Returning to running postnatal (2019)',
    signs: [
      'bleeding-after-birth',
      'clot-in-the-lung',
      'pre-eclampsia',
      'cauda-equina',
      'self-harm',
      'blood-clot',
      'fever-after-birth',
      'tetanus',
    ],
    urgentHelp: '',
    routineHelp:
      'Low most of the day, or no sleep when the baby sleeps: see a doctor within 2 to 3 days.\n\n' +
      'See a doctor within two weeks if stool escapes, or something comes down and stays there.\n\n' +
      'Book a visit with us from six weeks after the birth, or earlier if something worries you.',
    problem: 'Pelvic floor or pregnancy',
    writtenOn: '2026-11-28',
    picture: 'after-birth',
  },
  {
    name: 'Wry neck in babies',
    bodyArea: 'head-and-neck',
    description:
      'A baby holds the head to one side and turns it less to the other. Mostly a neck muscle is short. Begun early, gentle ' +
      'stretching and play help nearly all babies.',
    course:
      'First month | You learn how to hold, feed and play. The head turns a little further.\n' +
      '2 to 6 months | Most babies who begin before three months old hold the head straight.\n' +
      'Until walking | We look again a few times, since it can come back for a while.',
    selfCheck:
      'Your baby tilts the head to one side and looks to the other.\n' +
      'Feeding on one breast is harder.\n' +
      'The back of the head is flatter on one side.\n' +
      'You may feel a small lump in the neck muscle.',
    symptoms: [
      { title: 'A tilted head', description: 'The ear comes near one shoulder. The chin points to the other side.' },
      { title: 'Turning less', description: 'Your baby follows a toy less far to one side.' },
      { title: 'A flat spot', description: 'The head lies on the same place and becomes flatter there.' },
    ],
    causes: [
      { title: 'Little room before birth', description: 'A position in the womb can leave one neck muscle short.' },
      { title: 'Always the same side', description: 'A baby who always looks one way gets stiffer on that side.' },
      {
        title: 'Other reasons',
        description: 'Eyes, bones of the neck or nerves. A doctor should look at every baby with a wry neck.',
      },
    ],
    doLines:
      'Lay your baby on the tummy to play, awake and watched, many times a day.\n' +
      'Offer toys, light and your face from the side that is harder.\n' +
      'Swap the arm on which you carry and feed.\n' +
      'Always put your baby on the back to sleep.',
    avoidLines:
      'Do not force the head.\n' +
      'No thrusts on a baby’s neck, by anyone.\n' +
      'No pillows or wedges in the cot.\n' +
      'Do not leave your baby in a car seat for hours.',
    exercises: [
      {
        title: 'Tummy time',
        instructions: 'Lay your baby on your chest or on a mat. Show a toy in front, then slowly to the harder side.',
        howOften: 'a few minutes, six or more times a day',
        stopIf: 'your baby is pale, blue, limp or breathes badly: then call for help',
        picture: 'baby-neck',
      },
      {
        title: 'Carry on the side',
        instructions:
          'Hold your baby lying sideways along your arm, the tilted side down. Your hand lifts the head a little.',
        howOften: '2 to 5 minutes, several times a day',
        stopIf: 'your baby cries in pain or holds the breath',
      },
    ],
    treatment: [
      { title: 'Looking at the whole baby', description: 'We check neck, head, hips, eyes and how your baby moves.' },
      {
        title: 'Gentle stretching',
        description: 'We show you slow stretches. You do them at home, a few times a day.',
      },
      {
        title: 'Play and positions',
        description: 'We find ways in which your baby turns by itself, which works best.',
      },
    ],
    evidence: 'Early stretching and play have good evidence. The earlier it begins, the sooner it is over.',
    children: 'A wry neck that begins suddenly in an older child is something else: see a doctor first.',
    pregnancy: 'It cannot be prevented in pregnancy, and nothing that you did has caused it.',
    sources:
      'Sargent and others: Physical therapy management of congenital muscular torticollis, a guideline of the American ' +
      'Physical Therapy Association, Pediatric Physical Therapy 2024',
    signs: ['blue-lips', 'collapse', 'meningitis', 'child-loses-skill'],
    urgentHelp: '',
    routineHelp:
      'See a doctor within two weeks for every baby with a wry neck, before treatment begins.\n\n' +
      'Book a visit with us as early as you can. Before three months is best.',
    problem: 'A child who moves differently',
    writtenOn: '2026-11-28',
    picture: 'baby-neck',
  },
  {
    name: 'Late walking',
    bodyArea: 'leg',
    description:
      'Most children walk between 9 and 18 months. Many who walk later are healthy. A child who does not walk at 18 months ' +
      'should be seen by a doctor.',
    course:
      'First visit | We look at how your child sits, rolls, stands and plays.\n' +
      '2 to 3 months | With play every day, most children reach the next step.\n' +
      'Until walking | We look again, and send you to a doctor if something does not fit.',
    selfCheck:
      'Your child is 18 months or older and does not walk alone.\n' +
      'Or does not sit alone at 9 months, or stand with help at 12 months.\n' +
      'Or always uses one side, or walks on the toes.',
    symptoms: [
      { title: 'Late, but on the way', description: 'Your child sits, moves about and gets up, each a little later.' },
      { title: 'Shuffling on the bottom', description: 'Children who shuffle often walk late, up to two years.' },
      { title: 'Walking on the toes', description: 'Now and then is common. All the time needs a look.' },
    ],
    causes: [
      { title: 'A family way', description: 'Often a parent walked late too.' },
      { title: 'Born early', description: 'Count from the day on which your child was due.' },
      { title: 'Soft muscles or loose joints', description: 'The child needs more strength before it can stand.' },
      {
        title: 'Rickets',
        description: 'Too little vitamin D or calcium makes bones soft and sore. A doctor can test and treat it.',
      },
      { title: 'Nerves, muscles or hips', description: 'Rare, but important to find early. A doctor checks for them.' },
    ],
    doLines:
      'Let your child play on the floor every day.\n' +
      'Put toys on a low sofa, so that it pulls itself up.\n' +
      'Let it push a steady chair or a box.\n' +
      'Bare feet are best at home.',
    avoidLines:
      'No baby walkers on wheels: they cause falls and do not help.\n' +
      'Do not pull your child up by the hands for long.\n' +
      'Do not compare every week: children differ.',
    exercises: [
      {
        title: 'Stand up to play',
        instructions: 'Sit your child on your thigh, feet on the floor. Hold a toy high, so that it stands up.',
        howOften: '10 times, as a game, twice a day',
        stopIf: 'your child cries in pain, or will not stand on a leg',
        picture: 'first-steps',
      },
      {
        title: 'Along the sofa',
        instructions: 'Put toys along the edge, a step apart. Your child walks sideways and holds on.',
        howOften: '5 minutes, two or three times a day',
        stopIf: 'your child is tired or hurts',
      },
    ],
    treatment: [
      {
        title: 'Looking first',
        description: 'We check strength, joints, hips and steps, and ask about birth and family.',
      },
      { title: 'Play with a plan', description: 'You learn games that bring the next step, a little every day.' },
      {
        title: 'With your doctor',
        description: 'We write to your doctor if tests of blood, hips or nerves make sense.',
      },
    ],
    evidence: 'There is some evidence that practising real steps in play helps. Most late walkers catch up.',
    children: 'A girl or boy who could walk and now cannot needs a doctor: see above.',
    pregnancy:
      'If you plan another child and this one has an illness of muscles or nerves, ask your doctor for advice.',
    sources:
      'NICE guideline NG62: Cerebral palsy in under 25s (2017) | https://www.nice.org.uk/guidance/ng62\n' +
      'Zubler and others: Evidence-informed milestones for developmental surveillance tools, Pediatrics 2022 | ' +
      'https://doi.org/10.1542/peds.2021-052138',
    signs: ['collapse', 'child-limp-fever', 'child-limp-age', 'child-in-danger', 'child-loses-skill'],
    urgentHelp: '',
    routineHelp:
      'See a doctor within two weeks if your child:\n' +
      '• does not walk at 18 months, or sit alone at 9 months\n' +
      '• uses one hand or leg much more than the other\n' +
      '• is very stiff or very floppy\n\n' +
      'Book a visit with us if a step is late and you would like to know what to practise.',
    problem: 'A child who moves differently',
    writtenOn: '2026-11-28',
    picture: 'first-steps',
  },
  {
    name: 'Cerebral palsy',
    bodyArea: 'nerves-and-balance',
    description:
      'A part of a baby’s brain that guides movement was hurt before, at or soon after birth. The injury does not grow. How ' +
      'a child moves can change a lot with practice, at every age.',
    course:
      'First 2 years | The brain learns fastest. Early play with a plan counts most.\n' +
      'School years | Goals of the child: walking further, dressing, playing with others.\n' +
      'For life | Strength, joints and pain need a look from time to time, also in adults.',
    selfCheck:
      'A doctor has found cerebral palsy, or is looking for it.\n' +
      'One hand is closed in a fist, or one side is used less.\n' +
      'Legs are stiff and cross, or the body is floppy.\n' +
      'Sitting, crawling or walking comes late.',
    symptoms: [
      { title: 'Stiff muscles', description: 'Legs, arm or hand pull tight. It gets more with haste, cold or pain.' },
      { title: 'Weakness and balance', description: 'Standing and walking take more strength. Falls are common.' },
      { title: 'Hands', description: 'Holding and letting go can be hard on one side or both.' },
      {
        title: 'More than movement',
        description: 'Some children also have fits, pain, or trouble with sight, speech, eating or learning.',
      },
    ],
    causes: [
      { title: 'Born very early', description: 'The brain of a small baby is easily hurt.' },
      { title: 'Before or at birth', description: 'An infection, a stroke or too little oxygen.' },
      { title: 'Later', description: 'Severe jaundice, an infection of the brain or an injury in the first years.' },
      { title: 'Often unknown', description: 'In many children no one can say why. It is no one’s fault.' },
    ],
    doLines:
      'Choose one or two goals that matter to your child.\n' +
      'Practise them in daily life, a little and often.\n' +
      'Use splints, frames and chairs as agreed.\n' +
      'Go to the checks of hips, spine, eyes and teeth.',
    avoidLines:
      'Do not stretch so hard that it hurts.\n' +
      'No treatment that promises a cure.\n' +
      'Do not do everything for your child: waiting is practice.\n' +
      'No hours in one position.',
    exercises: [
      {
        title: 'Sit to stand',
        instructions:
          'Your child sits on a bench, feet flat. It leans forward and stands up, with as little help as it needs.',
        howOften: '10 times, twice a day',
        stopIf: 'a hip or knee hurts, or your child is worn out',
        picture: 'child-play',
      },
      {
        title: 'Both hands',
        instructions: 'Play with things that need two hands: a big ball, a jar, clothes pegs, dough.',
        howOften: '15 minutes a day, as a game',
        stopIf: 'your child is upset or in pain',
      },
    ],
    treatment: [
      {
        title: 'Goals first',
        description: 'You and your child say what should become possible. We plan steps towards it.',
      },
      {
        title: 'Practice of real tasks',
        description: 'Standing up, walking, climbing, using both hands: many times, as play.',
      },
      { title: 'Strength and fitness', description: 'Training on steps, a treadmill, a cycle or in water.' },
      {
        title: 'Splints, chairs and injections',
        description: 'With doctors and other specialists. We help you to use what they give.',
      },
      { title: 'The family', description: 'You learn to lift, carry and play safely. We also look at your own back.' },
    ],
    evidence:
      'Practising real tasks has good evidence. So has training of one hand while the other rests. Passive stretching alone ' +
      'helps little.',
    children: 'Most of this page is about children. Adults with cerebral palsy can train too, and it is worth it.',
    pregnancy: 'Women with cerebral palsy can have children. Plan pregnancy and birth with a doctor early.',
    sources:
      'NICE guideline NG62: Cerebral palsy in under 25s (2017) | https://www.nice.org.uk/guidance/ng62\n' +
      'Jackman and others: Interventions to improve physical function for children and young people with cerebral palsy, ' +
      'Developmental Medicine and Child Neurology 2022 | https://doi.org/10.1111/dmcn.15055\n' +
      'Novak and others: State of the evidence traffic lights 2019, Current Neurology and Neuroscience Reports 2020',
    signs: ['collapse', 'cannot-breathe', 'child-limp-fever', 'child-in-danger', 'child-loses-skill'],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• a hip, the back or another part hurts and it is new\n' +
      '• your child coughs at most meals\n' +
      '• stiffness is suddenly much stronger\n\n' +
      'Book a visit with us at any age, with or without a diagnosis.',
    problem: 'A child who moves differently',
    writtenOn: '2026-11-28',
    picture: 'child-walker',
  },
];
