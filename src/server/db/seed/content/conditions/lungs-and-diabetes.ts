import type { SampleCondition } from '../types.ts';

export const lungsAndDiabetes: SampleCondition[] = [
  {
    name: 'COPD',
    bodyArea: 'chest-and-breathing',
    problem: 'Breathing problems',
    description:
      'COPD is a long-lasting lung illness: the airways are narrow, and you get short of breath and cough. Smoke is ' +
      'the main cause. Damaged lungs do not heal, but exercise and breathing practice help you do more.\n\n' +
      'Sudden breathlessness: call {emergency}.',
    course:
      '6 to 8 weeks | With a training course, most people walk further and feel less breathless.\n' +
      'After a bad attack | It can take weeks to get strength back. Training soon after it helps.\n' +
      'Over years | It lasts, and lungs slowly get weaker. Not smoking slows this more than anything else.',
    selfCheck:
      'A doctor has told you that you have COPD, after a breathing test.\n' +
      'You get out of breath on stairs or with dressing.\n' +
      'You cough up phlegm on most days.\n' +
      'You smoked, or cooked over wood, dung or coal smoke for years.',
    symptoms: [
      {
        title: 'Breathless on effort',
        description: 'First on hills and stairs, later also with dressing or talking.',
      },
      {
        title: 'Cough and phlegm',
        description: 'They are there on most days, often in the morning.',
      },
      {
        title: 'Bad attacks',
        description:
          'For some days breathing is worse, with more or coloured phlegm. An infection is often the reason.',
      },
      {
        title: 'Tired and weak legs',
        description: 'Those who move less because of their breath lose strength, and get breathless sooner.',
      },
    ],
    causes: [
      {
        title: 'Smoke',
        description: 'Tobacco, and smoke from wood, dung or coal in the kitchen. Dust and fumes at work too.',
      },
      {
        title: 'Earlier illness',
        description: 'Tuberculosis, asthma or many infections as a child can add to it. In some it runs in the family.',
      },
      {
        title: 'Other illnesses feel alike',
        description: 'Heart trouble, asthma, tuberculosis or a clot in the lung. A doctor has to check.',
      },
    ],
    doLines:
      'Stop smoking, and cook with clean fuel and open windows.\n' +
      'Be active every day: being a little breathless does no harm.\n' +
      'Use your inhalers as you were shown, and show us how you do it.\n' +
      'Have the vaccines that your doctor suggests.\n' +
      'Ask your doctor for a written plan for bad days, with your own oxygen numbers.',
    avoidLines:
      'Do not stop moving because of your breath.\n' +
      'Do not hold your breath when you lift or climb.\n' +
      'Never turn oxygen up by yourself: too much can be dangerous for you.\n' +
      'No smoking and no flame near oxygen.',
    exercises: [
      {
        title: 'Breathe out through pursed lips',
        instructions:
          'Breathe in through your nose. Breathe out slowly through lips that are nearly closed, twice as long.',
        howOften: 'Whenever you get breathless, and for two minutes, three times a day',
        stopIf: 'you feel dizzy or your fingers tingle: breathe normally for a while.',
      },
      {
        title: 'Lean forward to rest',
        instructions: 'Sit, lean forward and rest your arms on your thighs or a table. Let your shoulders drop.',
        howOften: 'Whenever you need to get your breath back',
        stopIf: 'your breath does not come back within ten minutes: call {emergency}.',
      },
      {
        title: 'Stand up from a chair',
        instructions: 'Stand up slowly while you breathe out. Sit down slowly.',
        howOften: '5 to 10 times, every second day',
        stopIf: 'you feel dizzy, have chest pain, or cannot say a short sentence.',
      },
    ],
    treatment: [
      {
        title: 'Check first',
        description: 'We measure pulse, oxygen and how far you walk. We need your doctor’s findings.',
      },
      {
        title: 'A training course',
        description: 'Two or three times a week for six to eight weeks: walking, cycling, strength and advice.',
      },
      {
        title: 'Breathing and clearing phlegm',
        description: 'We show you ways to catch your breath, and to bring up phlegm with less effort.',
      },
      {
        title: 'Saving strength',
        description: 'We plan your day, your kitchen and your bathroom with you.',
      },
      {
        title: 'With your doctor',
        description: 'Inhalers, oxygen and help to stop smoking come from your doctor. We do not replace them.',
      },
    ],
    evidence:
      'Very good studies show that a training course makes people with COPD fitter and less breathless. It does not ' +
      'repair the lungs.',
    sources:
      'McCarthy and others: Pulmonary rehabilitation for COPD, Cochrane 2015 | ' +
      'https://doi.org/10.1002/14651858.CD003793.pub3\n' +
      'NICE guideline NG115: COPD in over 16s (2018, updated 2019) | https://www.nice.org.uk/guidance/ng115\n' +
      'Global Initiative for COPD: Report 2025 | https://goldcopd.org/2025-gold-report/',
    signs: [
      'chest-pain',
      'cannot-breathe',
      'drowsy-and-breathless',
      'blue-lips',
      'coughing-blood',
      'collapse',
      'clot-in-the-lung',
      'low-oxygen',
      'breathless-unexplained',
      'fever-with-cough',
      'low-oxygen-today',
      'weight-loss',
      'night-sweats',
      'low-mood',
      'long-cough',
      'snoring',
    ],
    urgentHelp:
      'Many people with COPD have their own lower oxygen number. Then your doctor’s number counts. Finger meters ' +
      'can read too high on dark skin. Trust how you feel more than the number.',
    routineHelp:
      'See a doctor today, or start your written plan, if:\n' +
      '• you are more breathless than usual\n' +
      '• you have more phlegm, or it is yellow or green\n' +
      '• you have a fever\n\n' +
      'See a doctor within 2 to 3 days if your heart beats unevenly, and you feel well otherwise.\n\n' +
      'Book a visit with us if breathlessness limits your day, or within four weeks after a bad attack. See a ' +
      'doctor first.',
    writtenOn: '2026-11-28',
    picture: 'rest-to-breathe',
  },
  {
    name: 'Nerve pain in diabetes',
    bodyArea: 'ankle-and-foot',
    problem: 'Numb or burning feet',
    description:
      'High blood sugar over years can harm the nerves, first in the feet. They burn, tingle or go numb, and ' +
      'balance gets worse. Steady sugar protects the nerves. Physiotherapy trains balance and strength, and helps ' +
      'you care for your feet.',
    course:
      'Weeks to months | Burning often eases with steady sugar, medicine and movement.\n' +
      '8 to 12 weeks | With training, balance and walking often improve.\n' +
      'Over years | Lost feeling usually stays. Good foot care lowers the risk of wounds.',
    selfCheck:
      'You have diabetes, or have never had your sugar tested.\n' +
      'Both feet burn, tingle or feel like cotton wool.\n' +
      'It is worse at night.\n' +
      'You feel unsure on uneven ground or in the dark.',
    symptoms: [
      {
        title: 'Burning, tingling, electric pain',
        description: 'It starts in the toes of both feet and slowly climbs. Even a sheet can hurt.',
      },
      {
        title: 'Numb feet',
        description: 'You do not feel a stone in the shoe, a blister or hot water.',
      },
      {
        title: 'Unsteady walking',
        description: 'It is hard to stand with closed eyes or walk in the dark.',
      },
      {
        title: 'Other signs',
        description: 'Dizzy when you stand up, a full stomach, or trouble with bladder or sex. Tell your doctor.',
      },
    ],
    causes: [
      {
        title: 'High sugar over years',
        description: 'It harms nerves and small blood vessels. Blood pressure, fats, smoking and weight add to it.',
      },
      {
        title: 'Other causes',
        description: 'Too little vitamin B12 (metformin can cause this), alcohol, or kidney, thyroid or back problems.',
      },
    ],
    doLines:
      'Look at your feet every day, also between the toes and from below. Use a mirror.\n' +
      'Wear well-fitting shoes and socks, also at home. Shake out shoes before you put them on.\n' +
      'Test bath water with your elbow.\n' +
      'Keep sugar, blood pressure and fats where your doctor wants them.\n' +
      'Measure your sugar before exercise if you take insulin, or tablets that can make sugar low, such as ' +
      'glimepiride. Carry something sweet.',
    avoidLines:
      'Never walk barefoot, not even at home or in a temple: ask for socks.\n' +
      'No hot water bottle, heating pad, warm lamp or ice on numb feet.\n' +
      'Do not cut corns or use corn plasters.\n' +
      'No exercise on a foot with a wound.',
    exercises: [
      {
        title: 'Stand heel to toe',
        instructions:
          'Hold on to the kitchen counter. Put one foot right before the other. Stand for 10 to 30 seconds.',
        howOften: '3 times each side, every day, with shoes on',
        stopIf: 'you feel dizzy, shaky or sweaty: check your sugar.',
      },
      {
        title: 'Heel raise',
        instructions: 'Hold on to the counter. Rise on your toes slowly, and lower slowly.',
        howOften: '10 times, every second day, with shoes on',
        stopIf: 'you have a wound, a blister or a hot, red foot.',
      },
      {
        title: 'Walk',
        instructions: 'Walk on even ground in good shoes. Afterwards look at your feet.',
        howOften: '10 minutes twice a day, slowly up to 30 minutes',
        stopIf: 'you have chest pain, feel breathless, dizzy or shaky, or a calf hurts.',
      },
    ],
    treatment: [
      {
        title: 'Foot check',
        description: 'We test feeling, skin, pulse and shoes, and tell you how high your risk of a wound is.',
      },
      {
        title: 'Balance and strength',
        description: 'We train legs, feet and balance, so that you fall less and walk further.',
      },
      {
        title: 'Exercise for your sugar',
        description:
          'Walking, cycling and strength training lower blood sugar. We choose what is safe for your heart, eyes ' +
          'and feet.',
      },
      {
        title: 'Medicine for pain',
        description: 'Common painkillers help little. Your doctor can prescribe tablets for nerve pain.',
      },
    ],
    evidence:
      'Several studies show that exercise improves balance, walking and sugar. Lost feeling may not come back. For ' +
      'TENS, laser and magnets the evidence is weak.',
    pregnancy: 'In pregnancy, sugar and medicine need your doctor’s close care. Ask before you change your exercise.',
    sources:
      'American Diabetes Association: Standards of care 2025, retinopathy, neuropathy and foot care | ' +
      'https://doi.org/10.2337/dc25-S012\n' +
      'NICE guideline NG19: Diabetic foot problems (2015, updated 2019) | https://www.nice.org.uk/guidance/ng19\n' +
      'NHS: Peripheral neuropathy | https://www.nhs.uk/conditions/peripheral-neuropathy/',
    signs: [
      'chest-pain',
      'silent-heart-attack',
      'stroke',
      'cannot-breathe',
      'cold-limb',
      'clot-in-the-lung',
      'low-sugar',
      'high-sugar',
      'cauda-equina',
      'climbing-weakness',
      'diabetic-foot-emergency',
      'hot-foot',
      'diabetic-foot-wound',
      'blood-clot',
      'foot-drop',
      'limb-weaker',
      'numb-patch',
      'dizzy-standing',
      'low-mood',
    ],
    urgentHelp: 'Go to emergency care now if a wound on a foot smells bad.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• only one foot burns or tingles\n' +
      '• your hands are numb too\n' +
      '• your sugar has been high for days\n' +
      '• pain keeps you from sleeping\n\n' +
      'See a doctor for a sugar test if you have these signs and do not know your sugar.\n\n' +
      'Book a visit with us if your feet burn or feel numb, or you feel unsteady.',
    writtenOn: '2026-11-28',
    picture: 'numb-foot',
  },
];
