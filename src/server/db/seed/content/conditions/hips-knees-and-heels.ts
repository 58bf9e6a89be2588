import type { SampleCondition } from '../types.ts';

export const hipsKneesAndHeels: SampleCondition[] = [
  {
    name: 'Hip pain and arthritis',
    bodyArea: 'hip-and-pelvis',
    problem: 'Hip pain',
    description:
      'Hip pain has two common causes. In arthritis the joint itself changes, and it hurts in the groin. When a ' +
      'tendon on the outside is sore, it hurts at the side of the hip. Exercise is the first treatment for both.',
    course:
      '3 to 6 months | With training, pain at the side of the hip often eases.\n' +
      '3 months | Many people with arthritis move more easily and have less pain.\n' +
      'Over years | Arthritis stays, but it does not always get worse. Many people manage well.',
    selfCheck:
      'It hurts in the groin, at the side of the hip or in the bottom.\n' +
      'Putting on socks or getting out of a car is hard.\n' +
      'You are stiff in the morning for less than half an hour.\n' +
      'Lying on the sore side hurts.',
    symptoms: [
      {
        title: 'Pain in the groin or thigh',
        description: 'This is usual in arthritis. It can also be felt in the bottom or at the knee.',
      },
      {
        title: 'Pain at the side of the hip',
        description: 'This is usual for a sore tendon. It is worst on stairs, and at night when you lie on it.',
      },
      {
        title: 'Stiffness',
        description: 'Socks, shoes, sitting on the floor and getting out of a car become hard.',
      },
      {
        title: 'A limp',
        description: 'You lean to one side, especially after a long walk.',
      },
    ],
    causes: [
      {
        title: 'Age and family',
        description: 'Arthritis of the hip becomes more common after 45, and it runs in families.',
      },
      {
        title: 'The shape of the hip',
        description: 'Some hips are shaped from childhood in a way that puts more pressure on one spot.',
      },
      {
        title: 'More load than before',
        description: 'A sudden gain in walking, running, stairs or weight can make the tendon at the side sore.',
      },
      {
        title: 'Pain from elsewhere',
        description: 'A sore lower back can be felt in the hip. We check both.',
      },
    ],
    doLines:
      'Walk every day, in several short walks if long ones hurt.\n' +
      'Hold a stick in the hand on your good side.\n' +
      'Sleep with a pillow between your knees.\n' +
      'Sit on a higher chair.',
    avoidLines:
      'Do not stay in bed for days.\n' +
      'Do not stand with all your weight on one hip, and do not cross your legs for long.\n' +
      'Do not stretch hard into a sharp pain at the side of the hip.',
    exercises: [
      {
        title: 'Bridge',
        instructions:
          'Lie on your back with your knees bent. Tighten your bottom and lift it a little. Hold for 5 seconds, ' +
          'then lower it slowly.',
        howOften: '8 to 10 times, once a day',
        stopIf: 'pain is sharp or spreads, or your leg feels numb or weak.',
      },
      {
        title: 'Stand up from a chair',
        instructions: 'Sit on a firm, high chair. Stand up slowly without your hands if you can. Sit down slowly.',
        howOften: '8 to 10 times, every second day',
        stopIf: 'pain is sharp or spreads, or you feel dizzy, breathless or have chest pain.',
      },
    ],
    treatment: [
      {
        title: 'Exercise',
        description:
          'We build up the muscles of your hip and thigh, and plan your walks. Some soreness is all right if it has ' +
          'settled by the next day.',
      },
      {
        title: 'Weight',
        description: 'If you are overweight, losing a little can ease pain from arthritis.',
      },
      {
        title: 'Help for the day',
        description: 'A stick, a long shoehorn, a higher chair and a raised toilet seat make days easier.',
      },
      {
        title: 'Pain relief',
        description: 'Try warmth. Ask your doctor or pharmacist which tablets are safe for you.',
      },
      {
        title: 'Injection or operation',
        description:
          'If pain stays strong in spite of good training, a doctor can discuss an injection or a new hip. We ' +
          'prepare you and guide you afterwards.',
      },
    ],
    evidence:
      'Good studies show that exercise eases pain a little and helps you move. UK guidance says no to four ' +
      'treatments for arthritis: dry needling, ultrasound, laser and electrical currents.',
    children:
      'A child who limps and has fever, or will not stand on the leg: emergency care now. A child over nine with ' +
      'hip, thigh or knee pain who limps: emergency care now too. Read our page on the limping child.',
    pregnancy: 'Pain around the pelvis in pregnancy has a page of its own: pelvic girdle pain in pregnancy.',
    sources:
      'NICE guideline NG226: Osteoarthritis in over 16s (2022) | https://www.nice.org.uk/guidance/ng226\n' +
      'Fransen and others: Exercise for osteoarthritis of the hip, Cochrane 2014 | ' +
      'https://doi.org/10.1002/14651858.CD007912.pub2\n' +
      'NHS: Hip pain in adults | https://www.nhs.uk/conditions/hip-pain/\n' +
      'Mellor and others: Education plus exercise for gluteal tendinopathy, BMJ 2018 | ' +
      'https://doi.org/10.1136/bmj.k1662',
    signs: [
      'clot-in-the-lung',
      'cold-limb',
      'broken-hip',
      'cauda-equina',
      'groin-after-fall',
      'painful-hip',
      'hot-joint',
      'child-limp-fever',
      'child-limp-age',
      'groin-lump',
      'testicle-pain',
      'cancer-and-new-pain',
      'blood-clot',
      'bone-medicine',
      'stress-fracture',
      'weight-loss',
      'night-sweats',
      'weak-immunity',
      'night-pain',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• you take steroid tablets, drink much alcohol or have sickle cell disease\n' +
      '• there is a new lump in the groin that does not hurt\n\n' +
      'Book a visit with us if hip pain has lasted more than two weeks or limits your walks.',
    writtenOn: '2026-11-28',
    picture: 'hip',
  },
  {
    name: 'After a joint replacement',
    bodyArea: 'knee',
    problem: 'After surgery',
    description:
      'In a joint replacement a surgeon puts new parts into a worn knee or hip. Afterwards you learn to walk, bend ' +
      'and climb stairs again. What your surgeon tells you always comes first.',
    course:
      'First days | You stand up, walk with support and practise bending.\n' +
      '3 to 6 weeks | Most people need their sticks less and less.\n' +
      '3 months | Many are back to daily life. Swelling and warmth can last longer.\n' +
      '12 months | Strength can still grow until then.',
    selfCheck:
      'You have a new knee or hip, or will get one.\n' +
      'You want to know what to practise, and what is normal.\n' +
      'You want to walk without a stick, climb stairs or drive again.',
    symptoms: [
      {
        title: 'Swelling and warmth',
        description: 'Both are usual for weeks, also below the knee. They should slowly get less.',
      },
      {
        title: 'Pain that eases step by step',
        description: 'It is strongest in the first two weeks. It may rise for a while after exercise.',
      },
      {
        title: 'Stiffness',
        description: 'A new knee is hard to bend and to straighten at first.',
      },
      {
        title: 'Weak muscles and tiredness',
        description: 'The thigh has lost strength. Poor sleep is common and passes.',
      },
      {
        title: 'Numb skin beside the scar',
        description: 'A patch of skin can stay numb. It does no harm.',
      },
    ],
    causes:
      'The usual reason for a new joint is arthritis that hurts a great deal in spite of good training. Others are ' +
      'a broken hip, rheumatoid arthritis, or bone that has died for lack of blood.\n\n' +
      'It is your choice together with the surgeon. Strong legs before the operation make the first weeks easier.',
    doLines:
      'Do your exercises several times a day, in short rounds.\n' +
      'Take your pain tablets as agreed, so that you can practise.\n' +
      'Put the leg up and cool it for 10 to 15 minutes, with a cloth between. Not on numb skin.\n' +
      'Walk a little further every day.\n' +
      'Take your blood thinner for as long as the doctor says.',
    avoidLines:
      'Do not put a pillow under a new knee at night: it may then stay bent.\n' +
      'Do not drive until your surgeon agrees and you can brake hard.\n' +
      'With a new hip, do not twist on the leg or bend deep if your surgeon has told you so.\n' +
      'Do not take antibiotics for a red wound before your surgeon has seen it.',
    exercises: [
      {
        title: 'Ankle pumps',
        instructions: 'Lie or sit. Move both feet up and down briskly.',
        howOften: '20 times, every hour while you are awake, in the first weeks',
        stopIf: 'a calf is swollen, warm or sore: see a doctor today.',
      },
      {
        title: 'Tighten the thigh',
        instructions: 'Lie with the leg straight. Press the back of your knee into the bed. Hold for 5 seconds.',
        howOften: '10 times, three times a day',
        stopIf: 'pain is sharp or spreads, or you feel dizzy, breathless or have chest pain.',
      },
      {
        title: 'Slide the heel',
        instructions: 'Lie on your back. Slide your heel towards your bottom as far as is comfortable, and back.',
        howOften: '10 times, three times a day. With a new hip, only as far as your surgeon allows',
        stopIf: 'you feel a sudden strong pain or a clunk in the joint.',
      },
    ],
    treatment: [
      {
        title: 'Before the operation',
        description: 'We train your legs, practise with sticks and help you prepare your home.',
      },
      {
        title: 'The first six weeks',
        description:
          'We practise standing up, walking, stairs and bending. We watch the wound and the swelling, and we adjust ' +
          'the plan to your surgeon’s rules.',
      },
      {
        title: 'From six weeks on',
        description:
          'We add strength, balance and longer walks. Cycling and swimming are good once the wound is closed.',
      },
      {
        title: 'Back to work and sport',
        description:
          'Desk work is often possible after some weeks, heavy work after about three months. Ask your surgeon ' +
          'before running, jumping or kneeling.',
      },
    ],
    evidence:
      'Practising at home from a good plan works about as well for most people as many visits. Visits help most if ' +
      'you have trouble getting on. About one in ten still has strong pain after a new hip. After a new knee it is ' +
      'up to two in ten.',
    sources:
      'NICE guideline NG157: Joint replacement (2020) | https://www.nice.org.uk/guidance/ng157\n' +
      'Beswick and others: Long-term pain after a hip or knee replacement, BMJ Open 2012 | ' +
      'https://doi.org/10.1136/bmjopen-2011-000435\n' +
      'NHS: Knee replacement | https://www.nhs.uk/tests-and-treatments/knee-replacement/\n' +
      'NHS: Hip replacement | https://www.nhs.uk/tests-and-treatments/hip-replacement/',
    signs: [
      'chest-pain',
      'cannot-breathe',
      'coughing-blood',
      'clot-in-the-lung',
      'collapse',
      'cold-limb',
      'broken-hip',
      'heavy-bleeding',
      'fever-very-ill',
      'new-hip-out',
      'hot-joint',
      'growing-bruise',
      'foot-drop',
      'blood-clot',
      'infected-wound',
    ],
    urgentHelp: 'The joint may be infected, even years later.',
    routineHelp:
      'Call your surgeon or see a doctor today if you have a new fever.\n\n' +
      'See your surgeon within 2 to 3 days if:\n' +
      '• pain gets stronger from day to day\n' +
      '• the knee bends or straightens less than the week before\n\n' +
      'Book a visit with us before the operation, or as soon as you are home.',
    writtenOn: '2026-11-28',
    picture: 'knee-new',
  },
  {
    name: 'Ligament and meniscus injuries of the knee',
    bodyArea: 'knee',
    problem: 'Knee pain',
    description:
      'Ligaments are bands that hold the knee together. The two menisci are pads that cushion it. A twist or a blow ' +
      'can stretch or tear them. Many of these injuries get better with training and without an operation.',
    course:
      '3 to 8 weeks | A sprained ligament often settles.\n' +
      '3 months | A small tear of a pad often stops hurting.\n' +
      '9 to 12 months | After a torn front ligament (ACL), sport with turns takes this long. An operation does not ' +
      'shorten it.',
    selfCheck:
      'You twisted the knee, or something hit it.\n' +
      'It swelled within hours or by the next day.\n' +
      'It feels unsure, catches or gives way.\n' +
      'It hurts when you squat or turn on the leg.',
    symptoms: [
      {
        title: 'A pop and swelling',
        description: 'A pop and a thick knee within two hours can mean a torn front ligament.',
      },
      {
        title: 'Giving way',
        description: 'The knee may buckle when you turn or walk downstairs.',
      },
      {
        title: 'Catching or locking',
        description: 'A torn pad can catch. If the knee is stuck and will not straighten, see a doctor today.',
      },
      {
        title: 'Pain on one side',
        description: 'It is sore along the joint line, or on the inner or outer side.',
      },
    ],
    causes: [
      {
        title: 'A twist with the foot fixed',
        description: 'Football, kabaddi, basketball, badminton, skiing, or a slip from a step.',
      },
      {
        title: 'A blow or a crash',
        description: 'A tackle or a motorcycle accident can tear several bands at once. This needs emergency care.',
      },
      {
        title: 'Age',
        description:
          'After 40, small tears in the pads are common, like grey hair. Many people with such a tear have no pain.',
      },
    ],
    doLines:
      'Protect the knee for two or three days, put it up and use a firm bandage.\n' +
      'Loosen the bandage if toes turn cold, blue or numb.\n' +
      'Cool it for 10 to 15 minutes, with a cloth between. Not on numb skin.\n' +
      'Bend and straighten it as far as is comfortable, several times a day.\n' +
      'Use sticks if you limp.',
    avoidLines:
      'No sport with turns and jumps until you have been examined.\n' +
      'Do not force a knee that is stuck.\n' +
      'In the first days, no heat, alcohol or deep massage on a swollen knee.',
    exercises: [
      {
        title: 'Tighten the thigh',
        instructions: 'Sit with the leg straight. Tighten your thigh and press the knee down. Hold for 5 seconds.',
        howOften: '10 times, three times a day',
        stopIf: 'pain is sharp or the knee swells more.',
      },
      {
        title: 'Mini squat',
        instructions:
          'Hold on to a table. Bend both knees a little, as if to sit, and come up. Knees point over the toes.',
        howOften: '8 to 10 times, every second day, once walking does not hurt',
        stopIf: 'the knee gives way or catches, or pain is sharp.',
      },
    ],
    treatment: [
      {
        title: 'Finding out what is hurt',
        description: 'We test each band and pad, and tell you whether you need an X-ray, a scan or a surgeon.',
      },
      {
        title: 'Movement and strength',
        description:
          'We bring back bending and straightening first. Then we train the thigh, hip, calf and balance, step by ' +
          'step.',
      },
      {
        title: 'Training instead of an operation',
        description:
          'Many people with a torn front ligament do well with training alone. Some need an operation later, ' +
          'because the knee keeps giving way.',
      },
      {
        title: 'After an operation',
        description: 'We follow your surgeon’s plan, and we test strength and jumps before you return to sport.',
      },
    ],
    evidence:
      'For tears that come with age, good studies found exercise as helpful as keyhole surgery. After a torn front ' +
      'ligament, many people train first. They have an operation only if they need it.',
    children:
      'In children the bone can break where an adult’s ligament tears. A child with a thick knee after an injury: ' +
      'emergency care now.',
    sources:
      'NHS: Knee ligament surgery | https://www.nhs.uk/conditions/knee-ligament-surgery/\n' +
      'BMJ Rapid Recommendations: Arthroscopic surgery for degenerative knee disease (2017) | ' +
      'https://doi.org/10.1136/bmj.j1982\n' +
      'Frobell and others: Treatment of acute ACL tears, New England Journal of Medicine 2010 | ' +
      'https://doi.org/10.1056/NEJMoa0907797',
    signs: [
      'clot-in-the-lung',
      'cold-limb',
      'heavy-bleeding',
      'out-of-shape',
      'cannot-bear-weight',
      'knee-after-injury',
      'tight-limb',
      'hot-joint',
      'growing-bruise',
      'child-after-accident',
      'knee-locked',
      'fast-swelling',
      'blood-clot',
    ],
    urgentHelp: 'Go to emergency care now if the kneecap or the outer side below the knee is very sore to touch.',
    routineHelp: 'Book a visit with us if the knee is still sore after a week, or if it feels unsure.',
    writtenOn: '2026-11-28',
    picture: 'knee-ligament',
  },
  {
    name: 'Kneecap pain',
    bodyArea: 'knee',
    problem: 'Knee pain',
    description:
      'Kneecap pain is felt at the front of the knee, around or behind the kneecap. It comes when the joint is ' +
      'asked to do more than it is used to. It is common in young people and runners. It is not wear.',
    course:
      '6 to 12 weeks | With training, many people feel clearly better.\n' +
      '3 to 6 months | Running and sport come back step by step.\n' +
      'It can come back when the load rises fast.',
    selfCheck:
      'The pain is at the front of the knee, around or behind the kneecap.\n' +
      'Stairs, squatting or running bring it on.\n' +
      'It aches after you sit for long with bent knees.\n' +
      'You had no injury, and the knee does not lock.',
    symptoms: [
      {
        title: 'Pain on stairs and in squats',
        description: 'It is often worse on the way down than on the way up.',
      },
      {
        title: 'Aching after sitting',
        description: 'A long film or a bus ride with bent knees makes it ache.',
      },
      {
        title: 'Clicking',
        description: 'The kneecap may click or grate. On its own it does no harm.',
      },
    ],
    causes: [
      {
        title: 'A sudden gain in load',
        description: 'More running, hills, stairs or squats than before.',
      },
      {
        title: 'Weak thigh and hip muscles',
        description: 'Strong muscles take load off the kneecap.',
      },
      {
        title: 'How you move',
        description: 'Knees that fall inwards or long running strides may add to it.',
      },
    ],
    doLines:
      'Cut down what hurts for some weeks, but stay active.\n' +
      'Train your thigh and hip two or three times a week.\n' +
      'Stretch your legs out when you sit for long.\n' +
      'Raise your running distance slowly.',
    avoidLines:
      'Do not rest completely: the thigh becomes weaker.\n' +
      'Do not sit on your heels or squat deep while it is sore.\n' +
      'Do not push through pain that is still stronger the next morning.',
    exercises: [
      {
        title: 'Wall sit',
        instructions:
          'Lean your back on a wall and slide down a little, as far as is comfortable. Hold for 10 to 20 seconds.',
        howOften: '5 times, every second day',
        stopIf: 'pain is sharp, or is still stronger the next morning.',
      },
      {
        title: 'Lift the leg to the side',
        instructions:
          'Lie on your side with your legs straight. Lift the upper leg slowly, heel first. Lower it slowly.',
        howOften: '10 times each side, every second day',
        stopIf: 'pain is sharp or spreads.',
      },
      {
        title: 'Step up',
        instructions: 'Step up on a low step with your knee over your toes. Step down slowly. Hold a rail.',
        howOften: '8 times each side, every second day, once the other two are easy',
        stopIf: 'the knee gives way, or pain is sharp.',
      },
    ],
    treatment: [
      {
        title: 'Exercise for knee and hip',
        description: 'Both together work better than the knee alone. We fit them to what you want to do again.',
      },
      {
        title: 'Load plan',
        description: 'We plan with you how far you walk, run or climb, and how you add more.',
      },
      {
        title: 'Tape and insoles',
        description: 'Tape can ease pain for up to four weeks, and insoles for up to six, while you train.',
      },
    ],
    evidence:
      'Exercise for the hip and knee has good evidence. US guidance says dry needling and ultrasound do not help ' +
      'this pain.',
    children:
      'In growing children a sore bump below the kneecap is common and settles with time. A child over nine with ' +
      'knee pain who limps: emergency care now. The hip may slip. A child with pain at night needs a doctor within ' +
      '2 to 3 days.',
    sources:
      'Willy and others: Patellofemoral pain, clinical practice guideline, JOSPT 2019 | ' +
      'https://doi.org/10.2519/jospt.2019.0302\n' +
      'NHS: Knee pain | https://www.nhs.uk/conditions/knee-pain/',
    signs: [
      'clot-in-the-lung',
      'out-of-shape',
      'cannot-bear-weight',
      'knee-after-injury',
      'hot-joint',
      'child-limp-fever',
      'child-limp-age',
      'knee-locked',
      'fast-swelling',
      'blood-clot',
      'cancer-and-new-pain',
      'weight-loss',
      'night-pain',
      'new-lump',
    ],
    urgentHelp: 'A child or teenager with knee or thigh pain who limps may have a hip that slips: emergency care now.',
    routineHelp: 'Book a visit with us if it has not eased after two to three weeks.',
    writtenOn: '2026-11-28',
    picture: 'kneecap',
  },
  {
    name: 'Achilles tendon pain',
    bodyArea: 'ankle-and-foot',
    problem: 'Heel or foot pain',
    description:
      'The Achilles tendon joins the calf to the heel. When it has had more load than it is used to, it becomes ' +
      'sore and stiff, and sometimes thick. It is slow to ease, but it usually gets better with strength training.',
    course:
      '12 weeks | Training needs at least this long.\n' +
      '6 to 12 months | Sport often feels good again.\n' +
      'Over years | Most people are much better. About one in three still feels it a little.',
    selfCheck:
      'It hurts at the back of the heel or a few fingers above it.\n' +
      'The first steps in the morning are stiff.\n' +
      'It warms up when you move, and aches afterwards.\n' +
      'You have run, jumped or walked more than before.',
    symptoms: [
      {
        title: 'Stiff first steps',
        description: 'It is stiff in the morning or after sitting, for some minutes.',
      },
      {
        title: 'Pain with load',
        description: 'Running, hills, stairs and rising on the toes hurt.',
      },
      {
        title: 'A thick, sore spot',
        description: 'The tendon feels thick and is sore when you pinch it.',
      },
    ],
    causes: [
      {
        title: 'More load than before',
        description: 'More running, jumping or hills, or a new sport after a break.',
      },
      {
        title: 'Weak calf muscles',
        description: 'The calf then takes less of the load, and the tendon more.',
      },
      {
        title: 'Some medicines',
        description:
          'Steroids and some antibiotics (such as ciprofloxacin) can harm a tendon. See a doctor today if it began ' +
          'with one of these.',
      },
      {
        title: 'Body and illness',
        description: 'Age, diabetes, high cholesterol and extra weight make it more likely.',
      },
    ],
    doLines:
      'Keep walking, as long as pain stays mild and has settled by the next morning.\n' +
      'Do your heel raises slowly, with patience.\n' +
      'Wear shoes with a small heel or a heel pad for some weeks.\n' +
      'Swim or cycle to stay fit.',
    avoidLines:
      'Do not stop all activity: the tendon becomes weaker.\n' +
      'No sprints, jumps or hills until slow heel raises are easy.\n' +
      'Do not stretch hard if it hurts right at the heel bone.\n' +
      'Do not let anyone inject steroid into the tendon without a specialist’s advice: it can tear.',
    exercises: [
      {
        title: 'Heel raise, both feet',
        instructions: 'Hold on to a wall. Rise on your toes in 3 seconds, and lower in 3 seconds.',
        howOften: 'Up to 15 times, three rounds, every second day',
        stopIf: 'you feel a snap or a sudden strong pain: go to emergency care now.',
      },
      {
        title: 'Heel raise with bent knees',
        instructions: 'Do the same with slightly bent knees. This trains the deeper calf muscle.',
        howOften: 'Up to 15 times, three rounds, every second day',
        stopIf: 'pain is sharp, or is still stronger the next morning.',
      },
    ],
    treatment: [
      {
        title: 'Strength training',
        description:
          'Slow calf training is the main treatment. We start with both feet, then one, then with weight, for at ' +
          'least twelve weeks.',
      },
      {
        title: 'Load plan',
        description: 'We plan how you return to running, a little more each week. Pain the next morning guides us.',
      },
      {
        title: 'What may help besides',
        description: 'Heel pads may ease pain. Shock waves may help some people if three months of training did not.',
      },
    ],
    evidence:
      'Calf training is the treatment with the best evidence, though many studies are small. Guidelines do not ' +
      'advise ultrasound, and rest alone does not make the tendon stronger.',
    children:
      'In active children of about 8 to 14 the growing heel bone can be sore. It settles with less jumping and good ' +
      'shoes.',
    sources:
      'De Vos and others: Dutch guideline on Achilles tendinopathy, British Journal of Sports Medicine 2021 | ' +
      'https://doi.org/10.1136/bjsports-2020-103867\n' +
      'Chimenti and others: Achilles pain, stiffness and muscle power deficits, JOSPT 2024 | ' +
      'https://doi.org/10.2519/jospt.2024.0302\n' +
      'NHS: Tendonitis | https://www.nhs.uk/conditions/tendonitis/',
    signs: [
      'clot-in-the-lung',
      'cold-limb',
      'achilles-snap',
      'cannot-bear-weight',
      'out-of-shape',
      'hot-joint',
      'hot-skin',
      'blood-clot',
      'hot-foot',
      'antibiotic-tendon',
    ],
    urgentHelp: 'Go to emergency care now if you feel a gap in the tendon.',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• both tendons hurt and your back is stiff in the morning for over half an hour\n' +
      '• you have lumps on both tendons, or high cholesterol in the family\n' +
      '• it hurts at night or at rest\n\n' +
      'Book a visit with us if it has lasted more than two weeks.',
    writtenOn: '2026-11-28',
    picture: 'calf-muscle',
  },
];
