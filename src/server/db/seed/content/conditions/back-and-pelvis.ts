import type { SampleCondition } from '../types.ts';

export const backAndPelvis: SampleCondition[] = [
  {
    name: 'Back pain',
    bodyArea: 'back',
    description:
      'Back pain is an ache or a sharp pain between the ribs and the hips. Most people have it at some time. It is ' +
      'rarely dangerous, and new back pain mostly gets much better within a few weeks.',
    symptoms: [
      {
        title: 'Pain in the lower back',
        description: 'It can be dull or sharp, on one side or both, and may spread to the bottom or the thigh.',
      },
      {
        title: 'Stiffness',
        description: 'The back feels stiff in the morning or after sitting, and eases as you move.',
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
        description:
          'In about nine of ten people no one part can be named as the source. The back is irritated, and not ' +
          'broken.',
      },
      {
        title: 'A sudden or an unusual load',
        description: 'A heavy lift, a long drive, or much more work than usual.',
      },
      {
        title: 'Too little movement',
        description: 'Long sitting and weak, tired muscles make a back easier to upset.',
      },
      {
        title: 'Stress, low mood and poor sleep',
        description: 'They do not make up the pain, but they turn it up.',
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
          'We choose movements and strength work that suit you. The best exercise is one that you will keep doing.',
      },
      {
        title: 'Warmth and pain relief',
        description: 'A warm pack helps many people. Ask your doctor or pharmacist about medicine.',
      },
      {
        title: 'Hands-on treatment',
        description:
          'Manual therapy and massage can ease pain for a while. We use them together with exercise, not in its ' +
          'place.',
      },
      {
        title: 'Machines',
        description:
          'Currents, traction and ultrasound have weak evidence for back pain. If we use one, it is a small extra, ' +
          'and we tell you why.',
      },
      {
        title: 'What to expect',
        description:
          'Most new back pain is much better within six weeks. It may come back. A strong, active back recovers ' +
          'faster.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if you have back pain and any of these: numbness between your ' +
      'legs or around your bottom; trouble starting to pass urine, or leaking urine or stools; weakness, numbness ' +
      'or pain in both legs. The nerves at the end of the spine may be pressed, and hours count.\n\n' +
      'Call 112 too for back pain with chest pain or trouble breathing, with a sudden tearing pain in the back or ' +
      'belly, with fever and feeling very ill, or after a bad fall or a crash.',
    routineHelp:
      'See a doctor in the next days if a leg or foot is getting weaker, if you have fever or weight loss without a ' +
      'reason, if the pain is worst at night and no position eases it, if you have had cancer, take steroid tablets ' +
      'or have thin bones, or if the first back pain of your life comes before 20 or after 55. Stiffness that lasts ' +
      'more than half an hour every morning for months is a reason too.\n\n' +
      'Book a visit with us if the pain has not started to ease after one to two weeks.',
    picture: 'low-back',
    reviewedOn: '2026-10-19',
  },
  {
    name: 'Pelvic floor weakness',
    bodyArea: 'hip-and-pelvis',
    description:
      'The pelvic floor is a sling of muscles that holds up the bladder, the bowel and, in women, the womb. When it ' +
      'is weak or badly timed, urine or wind may escape. It is common in women and in men, and training helps many ' +
      'people.',
    symptoms: [
      {
        title: 'Leaking urine',
        description: 'A little escapes when you cough, laugh, jump or lift.',
      },
      {
        title: 'A sudden, strong urge',
        description: 'You have to hurry to the toilet, and sometimes do not get there in time.',
      },
      {
        title: 'Wind or stools escape',
        description: 'It is hard to hold wind, or stains appear. This is more common than people say.',
      },
      {
        title: 'Heaviness or a bulge',
        description: 'Women may feel a weight or a lump in the vagina, mostly at the end of the day.',
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
        description: 'After the last monthly bleeding, the tissues become thinner and weaker.',
      },
      {
        title: 'Prostate operation',
        description: 'Many men leak for a time afterwards.',
      },
      {
        title: 'Pressure from above',
        description: 'A long-lasting cough, hard stools, heavy lifting and being overweight.',
      },
      {
        title: 'Muscles that cannot let go',
        description:
          'Sometimes the floor is too tense, and strengthening is the wrong first step. That is one reason to be ' +
          'examined.',
      },
    ],
    treatment: [
      {
        title: 'Learning to find the muscles',
        description:
          'Close around the back passage as if to hold wind, and lift. Breathe on. About three in ten women do it ' +
          'wrongly at first, so we check it with you.',
      },
      {
        title: 'Daily training',
        description:
          'A common plan is eight slow squeezes, three times a day, for at least three months. We fit it to you.',
      },
      {
        title: 'A kind bladder',
        description:
          'Enough to drink, less coffee and tea, no going just in case, and steps to make the wait longer when the ' +
          'urge is strong.',
      },
      {
        title: 'Daily life',
        description:
          'We practise squeezing just before you cough or lift, and how to sit on the toilet without straining.',
      },
      {
        title: 'An examination you decide about',
        description:
          'An internal check can help, but only if you want it. You can say no or stop at any time, and have ' +
          'someone with you.',
      },
      {
        title: 'What to expect',
        description:
          'Many people leak clearly less, or not at all, after three months of training. Others also need a ' +
          'doctor’s help.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if you suddenly cannot pass urine, if you feel numb between your ' +
      'legs or around your bottom, or if a leak of urine or stools starts suddenly together with back pain or weak ' +
      'legs.\n\n' +
      'Do the same for fever with shivering and pain in your side or back, for heavy bleeding, or for strong belly ' +
      'pain in pregnancy.',
    routineHelp:
      'See a doctor in the next days for blood in your urine or stools, burning when you pass urine, bleeding after ' +
      'the menopause, a bulge that is new, pain, or weight loss without a reason.\n\n' +
      'Book a visit with us when leaking bothers you, however little it is. You do not have to live with it, and ' +
      'you need not feel ashamed to ask.',
    picture: 'hip',
    reviewedOn: '2026-09-17',
  },
  {
    name: 'Sciatica',
    bodyArea: 'nerves-and-balance',
    description:
      'Sciatica is pain that runs from the lower back or bottom down the leg, because a nerve is irritated or ' +
      'pressed. It can hurt a great deal. Most people get much better within some weeks to months without an ' +
      'operation.',
    symptoms: [
      {
        title: 'Pain down one leg',
        description:
          'It often goes below the knee, and can be sharp, burning or like an electric shock. The leg may hurt more ' +
          'than the back.',
      },
      {
        title: 'Tingling or numbness',
        description: 'Pins and needles in the leg or the foot, mostly in one strip.',
      },
      {
        title: 'Worse with some positions',
        description: 'Sitting, bending, coughing or sneezing can make it worse. Lying or walking a little may ease it.',
      },
      {
        title: 'Cramp or weakness',
        description: 'The calf may cramp. The foot or leg may feel weak. Tell us, because weakness changes what we do.',
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
        description: 'A nerve can be sore from inflammation alone.',
      },
      {
        title: 'What makes it more likely',
        description: 'Heavy lifting, long driving, smoking and being overweight.',
      },
    ],
    treatment: [
      {
        title: 'Finding what eases it',
        description:
          'We look for positions and movements that make the leg pain smaller or move it up towards the back.',
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
          'Gentle at first, then strength for the back and the legs. We add movements for the nerve when it is calm ' +
          'enough.',
      },
      {
        title: 'Pain relief',
        description: 'Nerve pain does not always respond to normal painkillers. Your doctor can advise.',
      },
      {
        title: 'If it does not ease',
        description:
          'After about six to twelve weeks, or sooner if the pain is very bad, a doctor can discuss an injection or ' +
          'an operation.',
      },
      {
        title: 'What to expect',
        description:
          'Most people are clearly better within three months. It can come back, so strength and habits matter ' +
          'afterwards.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if you have any of these: numbness between your legs or around ' +
      'your bottom; trouble starting to pass urine, or leaking urine or stools; pain, numbness or weakness in both ' +
      'legs; a leg or foot that is quickly becoming weaker. The nerves at the end of the spine may be pressed, and ' +
      'hours count.\n\n' +
      'Call 112 too if the leg is swollen, cold, pale or blue, if you are short of breath, or if you also have ' +
      'fever and feel very ill.',
    routineHelp:
      'See a doctor within a day or two if you cannot lift the front of your foot (foot drop), even if it does not ' +
      'hurt. See a doctor in the next days if you have had cancer, have weight loss without a reason or fever, or ' +
      'if the pain is too strong to sleep.\n\n' +
      'Book a visit with us if the leg pain has lasted more than a week, or earlier if you are worried.',
    picture: 'nerve-leg',
    reviewedOn: '2026-10-20',
  },
  {
    name: 'Scoliosis',
    bodyArea: 'back',
    description:
      'Scoliosis is a sideways curve of the spine that also turns a little. Most curves are small and need only to ' +
      'be watched. Exercise, and in some children a brace, can help.',
    symptoms:
      'Often nothing hurts, and someone else notices it first: one shoulder or shoulder blade is higher, the waist ' +
      'is uneven, or clothes hang to one side. When the child bends forward, one side of the back stands higher.\n\n' +
      'Adults may have an ache in the back after sitting or standing for long, stiffness in the morning, or the ' +
      'feeling of leaning to one side. In older people a narrow canal in the spine can cause pain or tingling in ' +
      'the legs.\n\n' +
      'Large curves can make breathing harder, but this is rare.',
    causes:
      'In most children and teenagers the cause is not known. It runs in families, it often shows between 10 and 16 ' +
      'when the body grows fast, and girls have larger curves more often. School bags, sport or bad posture do not ' +
      'cause it.\n\n' +
      'In adults it can be a curve from youth, or it comes later when discs and joints wear unevenly. A few curves ' +
      'come from an illness of nerves or muscles, or are there from birth.',
    treatment:
      'What is right depends on the size of the curve and on how much growing is left. A doctor measures it on an ' +
      'X-ray and repeats that as needed.\n\n' +
      'Small curves are watched. Special exercises teach you to feel your posture, to straighten actively and to ' +
      'strengthen the back. Studies suggest that they may slow a curve a little in growing children, but the ' +
      'evidence is still modest. They often make you more comfortable and stronger, and sport of every kind is ' +
      'allowed and good.\n\n' +
      'For a medium curve in a child who still grows, a doctor may suggest a brace. Worn for enough hours, it can ' +
      'keep many curves from getting worse. Large curves may need an operation. We work beside the doctor before ' +
      'and after.\n\n' +
      'In adults the aim is less pain and more strength. We do this with exercise, walking, and ways to share out ' +
      'the day. Exercise does not make the spine straight, and we will not say that it does.',
    urgentHelp:
      'Go to emergency care at once, or call 112, if your legs suddenly become weak or numb, if you feel numb ' +
      'between your legs, if you cannot pass urine or leak urine or stools, or if you have serious trouble ' +
      'breathing.\n\n' +
      'After a bad fall or a crash with back pain, lie still and call 112.',
    routineHelp:
      'See a doctor in the next weeks if you notice a new curve in a child or a teenager. Growing children should ' +
      'not wait long. Go within days if the curve grows fast, if it hurts at night, or if there is fever, ' +
      'clumsiness, weak legs or a change in the bladder.\n\n' +
      'Book a visit with us if you have scoliosis and your back aches, or if you would like exercises that suit ' +
      'you. Bring your X-rays if you have some.',
    picture: 'spine',
    reviewedOn: '2026-08-31',
  },
  {
    name: 'Slipped disc',
    bodyArea: 'back',
    description:
      'Discs are the soft cushions between the bones of the spine. In a slipped disc, part of the cushion bulges or ' +
      'leaks out and can irritate a nerve. It does not really slip, and most settle without an operation.',
    symptoms: [
      {
        title: 'Back pain',
        description: 'Often sudden, with stiffness in the morning and pain when you bend or sit.',
      },
      {
        title: 'Pain down the leg',
        description:
          'If a nerve is touched, pain may run to the foot. It can burn, and be worse when you cough or sneeze.',
      },
      {
        title: 'Tingling or numbness',
        description: 'Mostly on one side, in a part of the leg or foot.',
      },
      {
        title: 'Weakness',
        description: 'The knee may buckle, or the front of the foot may drop. This needs a doctor soon.',
      },
      {
        title: 'Sometimes nothing',
        description: 'Many people have a bulging disc on a scan and feel no pain at all.',
      },
    ],
    causes:
      'Discs lose water with age and become easier to split. A lift, a twist or even a sneeze can then be the last ' +
      'straw. Heavy work, much driving, smoking, being overweight and the family you come from all play a part.\n\n' +
      'You did not do one thing wrong. It is most common between 30 and 50. The same can happen in the neck, where ' +
      'it sends pain into the arm.',
    treatment: [
      {
        title: 'Time and movement',
        description:
          'The body takes away much of the leaked part by itself. Keep moving in short spells, and rest in a ' +
          'position that eases the leg.',
      },
      {
        title: 'Exercise',
        description: 'We start with movements that calm the pain, then build strength for the back, hips and legs.',
      },
      {
        title: 'Daily life',
        description:
          'How to get up, sit, lift and sleep while it is sore. Later we practise bending and lifting again, ' +
          'because a back needs them.',
      },
      {
        title: 'Pain relief',
        description:
          'Warmth may help. Ask your doctor about medicine. Traction eases some people for a short time, but ' +
          'studies have not shown a lasting effect.',
      },
      {
        title: 'Scan, injection or operation',
        description:
          'A scan is only needed if it would change the treatment. If strong leg pain lasts more than about six ' +
          'weeks, or a muscle is weak, a doctor can discuss the next step.',
      },
      {
        title: 'What to expect',
        description: 'Most people are much better within six to twelve weeks. Some numbness can stay longer.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if you have any of these: numbness between your legs or around ' +
      'your bottom; trouble starting to pass urine, or leaking urine or stools; pain, numbness or weakness in both ' +
      'legs; a leg or foot that is quickly becoming weaker. The nerves at the end of the spine may be pressed, and ' +
      'hours count.\n\n' +
      'Call 112 too for clumsy hands with unsteady legs that come on quickly, for fever with strong back pain, or ' +
      'after a bad fall or a crash.',
    routineHelp:
      'See a doctor within a day or two if you cannot lift the front of your foot or your knee buckles. See a ' +
      'doctor in the next days if you have had cancer, weight loss without a reason or fever, or if the pain is too ' +
      'strong to sleep.\n\n' +
      'Book a visit with us if you have back pain with pain in a leg or an arm that has lasted more than a week.',
    picture: 'spine',
    reviewedOn: '2026-10-21',
  },
];
