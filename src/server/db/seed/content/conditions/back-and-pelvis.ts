import type { SampleCondition } from '../types.ts';

export const backAndPelvis: SampleCondition[] = [
  {
    name: 'Back pain',
    bodyArea: 'back',
    problem: 'Back pain',
    description:
      'Back pain is an ache or a sharp pain between the ribs and the hips. Most people have it at some time. It is ' +
      'rarely dangerous. New back pain usually gets much better within a few weeks.',
    symptoms: [
      {
        title: 'Pain in the lower back',
        description: 'It can be dull or sharp, on one side or both. It may spread to the bottom or the thigh.',
      },
      {
        title: 'Stiffness',
        description: 'Your back feels stiff in the morning or after sitting. It eases as you move.',
      },
      {
        title: 'Tight muscles',
        description: 'The muscles beside the spine may tighten hard for a time. It hurts, but it does not mean damage.',
      },
      {
        title: 'Pain with certain movements',
        description: 'Bending, lifting, standing for long or turning in bed can bring it on.',
      },
    ],
    causes: [
      {
        title: 'Often no single cause',
        description: 'Usually no single cause is found. Serious causes are uncommon.',
      },
      {
        title: 'A sudden or an unusual load',
        description: 'A heavy lift, a long drive, or much more work than usual can start it.',
      },
      {
        title: 'Too little movement',
        description: 'Long sitting and weak muscles make back pain more likely.',
      },
      {
        title: 'Stress, low mood and poor sleep',
        description: 'The pain is real. Stress, low mood and poor sleep can make it feel stronger.',
      },
      {
        title: 'Less common causes',
        description: 'A pressed nerve, a weak bone, an infection or another illness. We ask and check for these first.',
      },
    ],
    treatment: [
      {
        title: 'Keep going gently',
        description: 'Walk, work and move as well as you can. More than a day or two in bed makes recovery slower.',
      },
      {
        title: 'Exercise',
        description:
          'We choose movements and strength work that suit you. The best exercise is one that you keep doing. Stop ' +
          'if pain is sharp or spreads, or you feel numb, weak, dizzy, breathless or have chest pain.',
      },
      {
        title: 'Warmth and pain relief',
        description: 'A warm pack helps many people. Ask your doctor or pharmacist about medicine.',
      },
      {
        title: 'Hands-on treatment',
        description:
          'Manual therapy and massage can ease pain for a while. We use them with exercise, not in its place.',
      },
      {
        title: 'Machines',
        description:
          'Traction, ultrasound and electrical pads (TENS, interferential) are not advised for back pain in the UK. ' +
          'Exercise comes first.',
      },
      {
        title: 'What to expect',
        description:
          'Most new back pain is much better within six weeks. It may come back. A strong, active back recovers ' +
          'faster.',
      },
    ],
    signs: [
      'chest-pain',
      'cannot-breathe',
      'fever-very-ill',
      'tearing-pain',
      'spine-injury',
      'severe-dengue',
      'cauda-equina',
      'both-legs',
      'leg-quickly-weaker',
      'foot-drop',
      'limb-weaker',
      'fever-with-pain',
      'cancer-and-new-pain',
      'collapsed-bone',
      'dengue',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
      'first-back-pain',
    ],
    urgentHelp:
      'The nerves at the end of the spine may be pressed, and hours count. Numb genitals, changed sexual feeling, ' +
      'or not feeling urine pass are signs too: emergency care now.',
    routineHelp:
      'See a doctor within 2 to 3 days if you take steroid tablets.\n\n' +
      'Has your back been stiff every morning for months, for over half an hour? See a doctor within two weeks.\n\n' +
      'Book a visit with us if the pain has not started to ease after one to two weeks.',
    course:
      'First days | It can be very sore. Small movements help.\n' +
      '1 to 2 weeks | Most people move more easily.\n' +
      'Within 6 weeks | Most new back pain is much better.\n' +
      'It may come back. Staying active makes that less likely.\n' +
      'Has it lasted for more than 12 weeks? It can still get better. Then it helps to look at sleep, mood and work ' +
      'too.',
    selfCheck:
      'The pain is between your ribs and your hips.\n' +
      'It changes with how you move, sit or lie.\n' +
      'You can find a position that eases it.\n' +
      'You have none of the signs under urgent help.',
    doLines:
      'Keep walking, a little and often.\n' +
      'Change your position every half hour.\n' +
      'Keep working if you can, with lighter tasks for a while.\n' +
      'Use a warm pack for 15 to 20 minutes, with a cloth between. Not on numb skin.',
    avoidLines:
      'Staying in bed for more than a day or two.\n' +
      'Lifting heavy things in the first days.\n' +
      'Waiting for all pain to go before you move.',
    exercises: [
      {
        title: 'Side bend',
        instructions:
          'Stand with your feet apart. Reach one arm up and over your head, and let the other hand slide down your ' +
          'leg. Go only as far as is comfortable. Come back slowly, then change sides.',
        howOften: '5 times to each side, twice a day',
        stopIf: 'pain, tingling or numbness goes down a leg.',
        picture: 'stretch',
      },
      {
        title: 'Bridge',
        instructions:
          'Lie on your back with your knees bent. Press your feet down and lift your hips a little. Hold for 3 ' +
          'seconds while you breathe, then lower slowly.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'the pain in your back gets sharp, or spreads.',
        picture: 'bridge',
      },
      {
        title: 'Walking',
        instructions: 'Walk at your own pace on flat ground. Add a few minutes every second day.',
        howOften: '5 to 10 minutes, two or three times a day',
        stopIf: 'you feel weak, numb, dizzy or breathless, or have chest pain.',
        picture: 'gait',
      },
    ],
    evidence:
      'We are fairly sure that staying active and exercise help. No one kind of exercise is best for all. Hands-on ' +
      'treatment helps some people for a while, and only beside exercise. Traction, ultrasound and electrical pads ' +
      '(TENS, interferential) are not advised for back pain in the UK.',
    children:
      'Back pain in a child is less common. If it lasts two weeks, stops play or wakes the child: see a ' +
      'doctor within 2 to 3 days. Back pain with fever: see a doctor today. A child who limps and has fever: ' +
      'emergency care now.',
    pregnancy:
      'Back pain is common in pregnancy. Walking and gentle exercise are safe for most. Ask your doctor or midwife ' +
      'before you take medicine or use heat. Call your maternity unit now for pain that comes and goes, ' +
      'bleeding or waters that break.',
    sources:
      'NICE: Low back pain and sciatica in over 16s (NG59) | https://www.nice.org.uk/guidance/ng59\n' +
      'WHO: Guideline for chronic low back pain, 2023 | https://www.who.int/publications/i/item/9789240081789',
    writtenOn: '2026-11-28',
    picture: 'low-back',
  },
  {
    name: 'Pelvic floor weakness',
    bodyArea: 'hip-and-pelvis',
    problem: 'Leaking urine',
    description:
      'The pelvic floor is a sling of muscles. It holds up the bladder, the bowel and, in women, the womb. When it ' +
      'is weak or badly timed, urine or wind may escape. It is common in women and men, and training helps many ' +
      'people.\n\n' +
      'Leaking with numbness between the legs: emergency care now.',
    symptoms: [
      {
        title: 'Leaking urine',
        description: 'A little escapes when you cough, laugh, jump or lift.',
      },
      {
        title: 'A sudden, strong urge',
        description: 'You have to hurry to the toilet. Sometimes you do not get there in time.',
      },
      {
        title: 'Wind or stools escape',
        description: 'It is hard to hold wind, or stains appear. This is more common than people say.',
      },
      {
        title: 'Heaviness or a bulge',
        description: 'Women may feel a weight or a lump in the vagina, usually at the end of the day.',
      },
    ],
    causes: [
      {
        title: 'Pregnancy and birth',
        description:
          'The muscles carry more weight and are stretched. Most recover, and training makes it more likely.',
      },
      {
        title: 'Menopause',
        description: 'After periods stop, the tissues become thinner.',
      },
      {
        title: 'Prostate operation',
        description: 'Many men leak for a time afterwards.',
      },
      {
        title: 'Pressure from above',
        description: 'A long-lasting cough, constipation, heavy lifting and being overweight all press on the muscles.',
      },
      {
        title: 'Muscles that cannot let go',
        description:
          'Sometimes the muscles are too tense. Strengthening is then the wrong first step. An examination can show ' +
          'this.',
      },
    ],
    treatment: [
      {
        title: 'Learning to find the muscles',
        description:
          'Close around the back passage as if to hold wind, and lift. Keep breathing. About three in ten women do ' +
          'it wrongly at first. We check it with you.',
      },
      {
        title: 'Daily training',
        description:
          'A common plan is eight slow squeezes, three times a day, for at least three months. Hold up to 10 ' +
          'seconds, then relax fully. Do not practise while passing urine. We fit the plan to you.',
      },
      {
        title: 'Bladder habits',
        description:
          'Drink enough water, less tea and coffee. Do not go "just in case". We show you how to wait longer when ' +
          'the urge is strong.',
      },
      {
        title: 'Daily life',
        description:
          'We practise squeezing just before you cough or lift. We show you how to sit on the toilet without ' +
          'straining.',
      },
      {
        title: 'An examination you decide about',
        description:
          'An internal check can help, but only if you want it. You can say no or stop at any time. You can have ' +
          'someone with you.',
      },
      {
        title: 'What to expect',
        description:
          'Many people leak less, or not at all, after three months of training. Some also need a doctor’s help.',
      },
    ],
    signs: [
      'pregnancy-emergency',
      'heavy-bleeding',
      'cauda-equina',
      'cannot-pass-urine',
      'both-legs',
      'kidney-fever',
      'pregnancy-urine-fever',
      'blood-in-stool',
      'burning-urine',
      'bleeding-after-menopause',
      'weight-loss',
    ],
    urgentHelp: 'Leaking that is new, with back pain or weak legs: emergency care now.',
    routineHelp:
      'See a doctor within 2 to 3 days if you have a new bulge, or pain.\n\n' +
      'Book a visit with us when leaking bothers you, however little it is. You do not have to live with it. You ' +
      'need not feel ashamed to ask.',
    course:
      'First weeks | You learn to find the muscles and to use them before you cough or lift.\n' +
      '3 months | Many people leak less, or not at all.\n' +
      'After that | A few squeezes a day help you keep what you gained.',
    selfCheck:
      'A little urine escapes when you cough, laugh, jump or lift.\n' +
      'Or you have to hurry to the toilet, and do not always get there.\n' +
      'Or it is hard to hold wind or stools.\n' +
      'You can feel between your legs as before, and your legs are strong.',
    doLines:
      'Squeeze and lift before you cough, sneeze or lift.\n' +
      'Train every day, at the same times.\n' +
      'Drink enough water, and less tea and coffee.\n' +
      'Put your feet on a small stool when you pass stools, and do not push hard.',
    avoidLines:
      'Going to the toilet just in case.\n' +
      'Holding your breath when you lift.\n' +
      'Stopping the flow of urine as an exercise.\n' +
      'Training harder if it hurts: the muscles may be too tense.',
    exercises: [
      {
        title: 'Slow squeeze',
        instructions:
          'Lie or sit. Close around the back passage as if to hold wind, and lift. Keep breathing. Hold for up to ' +
          '10 seconds, then let go fully.',
        howOften: '8 times, three times a day',
        stopIf: 'you have pain, or the muscles do not let go.',
      },
      {
        title: 'Quick squeeze',
        instructions: 'Squeeze and lift, and let go at once. Rest for a second between.',
        howOften: '8 times, three times a day',
        stopIf: 'you have pain, or you start to hold your breath.',
      },
    ],
    evidence:
      'Good studies show that pelvic floor training helps women who leak when they cough or hurry. For men after a ' +
      'prostate operation the studies do not agree. For wind and stools the evidence is weaker.',
    children:
      'Wetting by day in a child over five has other causes. Ask your doctor. Training as for adults is not for ' +
      'children.',
    pregnancy:
      'Training in pregnancy is safe for most women and makes leaking less likely. Ask your doctor or midwife first ' +
      'if you bleed, have a low placenta, or your waters have broken. Then no internal check.',
    sources:
      'NICE guideline NG210: Pelvic floor dysfunction (2021) | https://www.nice.org.uk/guidance/ng210\n' +
      'NICE guideline NG123: Urinary incontinence and pelvic organ prolapse in women (2019) | ' +
      'https://www.nice.org.uk/guidance/ng123\n' +
      'Dumoulin and others: Pelvic floor muscle training, Cochrane 2018 | ' +
      'https://doi.org/10.1002/14651858.CD005654.pub4',
    writtenOn: '2026-11-28',
    picture: 'pelvic-floor',
  },
  {
    name: 'Sciatica',
    bodyArea: 'back',
    problem: 'Leg pain',
    description:
      'Sciatica is pain that runs from the lower back or bottom down the leg. It starts when a nerve is irritated ' +
      'or pressed. It can hurt a great deal. Many people are much better within three months. For some it takes a ' +
      'year or longer.',
    symptoms: [
      {
        title: 'Pain down one leg',
        description:
          'It often goes below the knee. It can be sharp, burning or like an electric shock. Your leg may hurt more ' +
          'than your back.',
      },
      {
        title: 'Tingling or numbness',
        description: 'You feel pins and needles in the leg or the foot, usually in one strip.',
      },
      {
        title: 'Worse with some positions',
        description: 'Sitting, bending, coughing or sneezing can make it worse. Lying or walking a little may ease it.',
      },
      {
        title: 'Cramp or weakness',
        description:
          'Your calf may cramp. Your foot or leg may feel weak. Tell us, because weakness changes what we do.',
      },
    ],
    causes: [
      {
        title: 'A disc that presses on a nerve',
        description: 'This is the most common cause. Many such discs shrink again by themselves.',
      },
      {
        title: 'A narrow canal',
        description:
          'In older people, bone and ligaments can leave the nerve less room. Walking then brings on the pain, and ' +
          'sitting eases it.',
      },
      {
        title: 'Irritation without much pressure',
        description: 'A nerve can be sore and swollen without being pressed.',
      },
      {
        title: 'What makes it more likely',
        description: 'Heavy lifting, long driving, smoking and being overweight.',
      },
    ],
    treatment: [
      {
        title: 'Finding what eases it',
        description: 'We look for positions and movements that shrink the leg pain or move it up towards the back.',
      },
      {
        title: 'Keeping active',
        description:
          'Short walks and changes of position are better than bed. Some pain is all right, as long as it settles ' +
          'again.',
      },
      {
        title: 'Exercise',
        description:
          'We start gently, then build strength in the back and legs. We add movements for the nerve when it is ' +
          'calm enough. Stop if pain spreads further down the leg, or the leg feels weaker or more numb.',
      },
      {
        title: 'Pain relief',
        description: 'Common painkillers do not always help nerve pain. Your doctor can advise.',
      },
      {
        title: 'If it does not ease',
        description:
          'After about six to twelve weeks, a doctor can discuss an injection or an operation. See one sooner if ' +
          'the pain is very bad.',
      },
      {
        title: 'What to expect',
        description:
          'Many people are much better within three months. For some it takes a year or longer. It can come back, ' +
          'so keep up your strength and habits.',
      },
    ],
    signs: [
      'severe-dengue',
      'chest-pain',
      'cannot-breathe',
      'fever-very-ill',
      'tearing-pain',
      'spine-injury',
      'cold-limb',
      'clot-in-the-lung',
      'cauda-equina',
      'both-legs',
      'leg-quickly-weaker',
      'foot-drop',
      'limb-weaker',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'collapsed-bone',
      'blood-clot',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
    ],
    urgentHelp:
      'The nerves at the end of the spine may be pressed, and hours count. Numb genitals, changed sexual feeling, ' +
      'or not feeling urine pass are signs too: emergency care now.',
    routineHelp:
      'See a doctor within 2 to 3 days if the pain is too strong to sleep.\n\n' +
      'Book a visit with us if the leg pain has lasted more than a week. Come earlier if you are worried.',
    course:
      'First 2 weeks | The leg can hurt a great deal. Short walks and changes of position help.\n' +
      '6 to 12 weeks | Many people are better. If not, a doctor can discuss the next step.\n' +
      '3 to 12 months | Many people are much better within three months. For some it takes a year or longer.',
    selfCheck:
      'Pain runs from your back or bottom down one leg, often below the knee.\n' +
      'The leg hurts more than the back.\n' +
      'It may tingle or feel numb in one strip.\n' +
      'You have none of the signs under urgent help.',
    doLines:
      'Walk a little, often.\n' +
      'Change position before the leg gets worse.\n' +
      'Find a position that eases it, such as lying with your knees bent.\n' +
      'Go on with light work if you can.',
    avoidLines:
      'Staying in bed for more than a day or two.\n' +
      'Stretching the leg hard while it shoots.\n' +
      'Long sitting and long drives.',
    exercises: [
      {
        title: 'Legs on a chair',
        instructions: 'Lie on your back with your lower legs on a chair. Breathe calmly.',
        howOften: '10 minutes, several times a day',
        stopIf: 'the leg feels weaker or more numb.',
      },
      {
        title: 'Gentle leg slide',
        instructions: 'Sit on a chair. Straighten the sore leg slowly until you feel a light pull, and bend it again.',
        howOften: '10 times, three times a day',
        stopIf: 'pain goes further down the leg or stays stronger afterwards.',
      },
      {
        title: 'Walking',
        instructions: 'Walk on flat ground at your own pace. Turn back before it gets bad.',
        howOften: '5 to 10 minutes, three or four times a day',
        stopIf: 'a leg feels weak or numb, or you have chest pain.',
      },
    ],
    evidence:
      'We are fairly sure that keeping active does no harm. Exercise may help a little. The studies are weak, and ' +
      'no one kind is best. UK guidance advises against traction, ultrasound and electrical pads (TENS, ' +
      'interferential) for it.',
    children: 'Sciatica is rare in children. A child with pain down a leg should see a doctor within 2 to 3 days.',
    pregnancy:
      'Pain in the bottom and leg is common in pregnancy and mostly eases after the birth. Ask your doctor or ' +
      'midwife before you take medicine. The urgent signs are the same.',
    sources:
      'NICE guideline NG59: Low back pain and sciatica in over 16s (2016, updated 2020) | ' +
      'https://www.nice.org.uk/guidance/ng59\n' +
      'Konstantinou and others: Prognosis of sciatica in primary care (ATLAS), Spine Journal 2018 | ' +
      'https://doi.org/10.1016/j.spinee.2017.10.071',
    writtenOn: '2026-11-28',
    picture: 'nerve-leg',
  },
  {
    name: 'Scoliosis',
    bodyArea: 'back',
    problem: 'Back pain',
    description:
      'Scoliosis is a sideways curve of the spine that also turns a little. Most curves are small and only need to ' +
      'be watched. Exercise, and in some children a brace, can help.',
    symptoms:
      'Often nothing hurts, and someone else notices it first. One shoulder or shoulder blade is higher. The waist ' +
      'is uneven, or clothes hang to one side. When a child bends forward, one side of the back stands higher.\n\n' +
      'Adults may have an aching back after sitting or standing for long. They may be stiff in the morning, or feel ' +
      'that they lean to one side. In older people the nerves in the spine can have too little room. This can cause ' +
      'pain or tingling in the legs.\n\n' +
      'Large curves can make breathing harder, but this is rare.',
    causes:
      'In most children and teenagers the cause is not known. It runs in families. It often shows between 10 and ' +
      '16, when the body grows fast. Girls have larger curves more often. School bags, sport or bad posture do not ' +
      'cause it.\n\n' +
      'In adults it can be a curve from youth. It can also come later, when discs and joints wear unevenly. A few ' +
      'curves come from an illness of nerves or muscles, or are there from birth.',
    treatment:
      'The right treatment depends on the size of the curve and how much growing is left. A doctor measures it on ' +
      'an X-ray and repeats that as needed.\n\n' +
      'Small curves are watched. Special exercises teach you to feel your posture, to straighten up and to ' +
      'strengthen your back. Studies suggest that they may slow a curve a little in growing children. The evidence ' +
      'is still modest. The exercises often make you more comfortable and stronger. Sport of every kind is good for ' +
      'you, unless your surgeon advises otherwise.\n\n' +
      'A child with a medium curve who still grows may need a brace. A doctor decides this with you. Worn for ' +
      'enough hours, a brace can keep many curves from getting worse. Large curves may need an operation. We work ' +
      'with the doctor before and after.\n\n' +
      'In adults the aim is less pain and more strength. We use exercise and walking, and help you spread out your ' +
      'day. Exercise does not make the spine straight, and we will not say that it does.',
    signs: [
      'severe-dengue',
      'chest-pain',
      'cannot-breathe',
      'fever-very-ill',
      'tearing-pain',
      'spine-injury',
      'cauda-equina',
      'both-legs',
      'leg-quickly-weaker',
      'limb-weaker',
      'spinal-cord',
      'fever-with-pain',
      'dengue',
      'cancer-and-new-pain',
      'collapsed-bone',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if the curve grows fast.\n\n' +
      'See a doctor within two weeks if you notice a new curve in a child or teenager. Growing children should not ' +
      'wait long.\n\n' +
      'Book a visit with us if you have scoliosis and your back aches. Come too if you would like exercises that ' +
      'suit you. Bring your X-rays if you have some.',
    course:
      'While a child grows | A doctor measures the curve again every few months.\n' +
      'After growing ends | Small curves usually change little.\n' +
      'Over years | Most people with a small curve live and work as others do.',
    selfCheck:
      'One shoulder or shoulder blade is higher.\n' +
      'The waist is uneven, or clothes hang to one side.\n' +
      'When you bend forward, one side of the back stands higher.\n' +
      'Your legs feel and move as before.',
    doLines:
      'Keep up sport and play of every kind.\n' +
      'Do your own exercises most days, if we have shown you some.\n' +
      'Wear a brace for as many hours as agreed.\n' +
      'Go to the check-ups while you grow.',
    avoidLines:
      'Blaming the school bag or the way you sit: they do not cause it.\n' +
      'Stopping a brace by yourself.\n' +
      'Waiting with a new curve in a growing child.',
    exercises: [
      {
        title: 'Grow tall',
        instructions:
          'Sit or stand. Make yourself as long as you can, as if a thread pulls your head up. Breathe slowly.',
        howOften: 'Hold for 10 seconds, 5 times, twice a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
      {
        title: 'Arm and leg reach',
        instructions: 'Kneel on hands and knees. Stretch one arm forward and the other leg back. Hold for 5 seconds.',
        howOften: '8 times each side, once a day',
        stopIf: 'pain is sharp or spreads, or you feel numb, weak or dizzy.',
      },
    ],
    evidence:
      'A brace slows many curves in growing children: one large study shows it clearly. Special exercises may slow ' +
      'a curve a little, but the evidence is weak. Hands-on treatment does not change a curve.',
    children:
      'It often shows between 10 and 16. A new curve should be seen within two weeks. With pain at night, weak legs ' +
      'or bladder trouble: see the urgent signs.',
    pregnancy:
      'Most women with scoliosis have a normal pregnancy and birth. Tell your midwife early if you had an operation ' +
      'on your back, since it can matter for pain relief.',
    sources:
      'Negrini and others: SOSORT guidelines on scoliosis during growth, 2018 | ' +
      'https://doi.org/10.1186/s13013-017-0145-8\n' +
      'Weinstein and others: Effects of bracing (BrAIST), New England Journal of Medicine 2013 | ' +
      'https://doi.org/10.1056/NEJMoa1307337\n' +
      'NHS: Scoliosis | https://www.nhs.uk/conditions/scoliosis/',
    writtenOn: '2026-11-28',
    picture: 'scoliosis',
  },
  {
    name: 'Slipped disc',
    bodyArea: 'back',
    problem: 'Back pain',
    description:
      'Discs are the soft cushions between the bones of the spine. In a slipped disc, part of the cushion bulges or ' +
      'leaks out and can irritate a nerve. It does not really slip. Most get better without an operation.',
    symptoms: [
      {
        title: 'Back pain',
        description: 'It is often sudden. You feel stiff in the morning, and it hurts to bend or sit.',
      },
      {
        title: 'Pain down the leg',
        description:
          'If a nerve is touched, pain may run to the foot. It can burn, and be worse when you cough or sneeze.',
      },
      {
        title: 'Tingling or numbness',
        description: 'It is usually on one side, in a part of the leg or foot.',
      },
      {
        title: 'Weakness',
        description: 'Your knee may buckle, or the front of your foot may drop. See a doctor today.',
      },
      {
        title: 'Sometimes nothing',
        description: 'Many people have a bulging disc on a scan and feel no pain at all.',
      },
    ],
    causes:
      'Discs dry out with age. A lift or sneeze can then start pain. Heavy work, much driving, smoking and being ' +
      'overweight all play a part. It can also run in families.\n\n' +
      'You did not do one thing wrong. It is most common between 30 and 50. The same can happen in the neck, where ' +
      'it sends pain into the arm.',
    treatment: [
      {
        title: 'Time and movement',
        description:
          'The body takes away much of the leaked part by itself. Move for short times, and rest in a position that ' +
          'eases the leg.',
      },
      {
        title: 'Exercise',
        description:
          'We start with movements that calm the pain. Then we build strength for the back, hips and legs. Stop if ' +
          'pain is sharp or spreads, or your leg feels weaker or more numb.',
      },
      {
        title: 'Daily life',
        description:
          'We show you how to get up, sit, lift and sleep while it is sore. Later we practise bending and lifting ' +
          'again, because a back needs them.',
      },
      {
        title: 'Pain relief',
        description:
          'Warmth may help. Ask your doctor about medicine. Traction, ultrasound and electrical pads (TENS, ' +
          'interferential) are not advised for back pain in the UK.',
      },
      {
        title: 'Scan, injection or operation',
        description:
          'You only need a scan if it would change the treatment. A doctor can discuss the next step if strong leg ' +
          'pain lasts over six weeks. See a doctor sooner if a muscle is weak.',
      },
      {
        title: 'What to expect',
        description:
          'Many people are much better within three months. For some it takes a year or longer. Some numbness can ' +
          'stay.',
      },
    ],
    signs: [
      'severe-dengue',
      'chest-pain',
      'cannot-breathe',
      'fever-very-ill',
      'tearing-pain',
      'spine-injury',
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
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
    ],
    urgentHelp:
      'The nerves at the end of the spine may be pressed, and hours count. Numb genitals, changed sexual feeling, ' +
      'or not feeling urine pass are signs too: emergency care now.',
    routineHelp:
      'See a doctor within 2 to 3 days if the pain is too strong to sleep.\n\n' +
      'Book a visit with us if pain in your back and a leg or arm lasts over a week.',
    course:
      'First 2 weeks | Back and leg can hurt a great deal. Gentle movement helps.\n' +
      '6 to 12 weeks | Many people are better. Some need a doctor’s next step.\n' +
      '3 to 12 months | Many people are much better within three months. For some it takes a year or longer.',
    selfCheck:
      'The pain began in the back and may run down one leg.\n' +
      'Coughing, sneezing or bending makes it worse.\n' +
      'Part of the leg may tingle or feel numb.\n' +
      'You have none of the signs under urgent help.',
    doLines:
      'Walk a little, often.\n' +
      'Change between sitting, standing and lying.\n' +
      'Use warmth for 15 to 20 minutes, with a cloth between. Not on numb skin.\n' +
      'Bend at hips and knees when you lift something light.',
    avoidLines:
      'Staying in bed for more than a day or two.\n' +
      'Heavy lifting and twisting in the first weeks.\n' +
      'Long sitting and long drives.',
    exercises: [
      {
        title: 'Press up on your elbows',
        instructions: 'Lie on your belly. Prop yourself on your elbows, and let your back sink. Stay for 10 seconds.',
        howOften: '5 to 10 times, three times a day',
        stopIf: 'pain goes further down the leg.',
      },
      {
        title: 'Knee rolls',
        instructions: 'Lie on your back with bent knees. Let both knees roll slowly to one side, then the other.',
        howOften: '10 times, twice a day',
        stopIf: 'pain is sharp, or the leg feels weaker or more numb.',
      },
      {
        title: 'Walking',
        instructions: 'Walk on flat ground at your own pace.',
        howOften: '5 to 10 minutes, three or four times a day',
        stopIf: 'a leg feels weak or numb, or you have chest pain.',
      },
    ],
    evidence:
      'Most discs shrink by themselves: scans in several studies show it. Exercise may help a little, and the ' +
      'studies are weak. UK guidance advises against traction, ultrasound and electrical pads (TENS, ' +
      'interferential).',
    children:
      'It is rare in children. A child with back pain and pain down a leg should see a doctor within 2 to 3 days.',
    pregnancy:
      'Most women with a slipped disc in pregnancy get better without an operation. Ask your doctor before you take ' +
      'medicine. The urgent signs are the same.',
    sources:
      'NICE guideline NG59: Low back pain and sciatica in over 16s (2016, updated 2020) | ' +
      'https://www.nice.org.uk/guidance/ng59\n' +
      'Konstantinou and others: Prognosis of sciatica in primary care (ATLAS), Spine Journal 2018 | ' +
      'https://doi.org/10.1016/j.spinee.2017.10.071\n' +
      'Chiu and others: Spontaneous regression of lumbar herniated disc, Clinical Rehabilitation 2015 | ' +
      'https://doi.org/10.1177/0269215514540919',
    writtenOn: '2026-11-28',
    picture: 'disc',
  },
];
