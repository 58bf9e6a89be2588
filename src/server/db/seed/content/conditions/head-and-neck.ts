import type { SampleCondition } from '../types.ts';

export const headAndNeck: SampleCondition[] = [
  {
    name: "Bell's palsy",
    bodyArea: 'head-and-neck',
    problem: "Bell's palsy",
    description:
      'Bell’s palsy is a sudden weakness of the muscles on one side of the face. The nerve to these muscles swells ' +
      'and stops working properly for a while. Most people get better over weeks to months.\n\n' +
      'A sudden droop of the face can also be a stroke: call {emergency} at once.',
    symptoms:
      'One side of the face becomes weak, usually within hours or up to three days. The mouth hangs on that side. You ' +
      'may not be able to close the eye or smile evenly. Food or drink can run out of the corner of the mouth.\n\n' +
      'The eye may feel dry or water a lot. Some people have pain around the ear. Sounds may seem too loud. Food may ' +
      'have less taste on one side of the tongue.\n\n' +
      'A stroke can look the same. Call {emergency} at once if one side of the face droops suddenly, even with no other sign. ' +
      'Only a doctor can rule out a stroke.',
    causes:
      'We do not know the exact cause. A virus, often the one behind cold sores, may make the nerve swell. The nerve ' +
      'then has too little room in the narrow bone tunnel behind the ear.\n\n' +
      'It can happen to anyone. It is more common with diabetes and in the last months of pregnancy. Other illnesses ' +
      'can look the same. A doctor has to examine you before it is called Bell’s palsy.',
    treatment:
      'See a doctor on the first day. Steroid tablets can improve the chance of full recovery. They work best when ' +
      'you start them within three days.\n\n' +
      'Your eye needs care from the start. An eye that does not close can dry out and be harmed. Ask your doctor ' +
      'about drops for the day and ointment for the night. Ask too how to tape the lid shut for sleep. Dark glasses ' +
      'keep out wind and dust.\n\n' +
      'We begin physiotherapy once a doctor has examined you. We show you gentle, slow movements in front of a ' +
      'mirror. We help you eat and drink more easily, and show you soft massage. We do not ask for hard effort. ' +
      'Pushing the face too hard can train the wrong muscles. We do not advise electrical currents on the face as a ' +
      'routine. Studies do not clearly show that they help.\n\n' +
      'About seven in ten people recover fully. Early tablets raise that number. Recovery often starts within three ' +
      'weeks and can take up to nine months. Some people keep a little weakness or tightness. There is help for that ' +
      'too.',
    urgentHelp:
      'Call {emergency} at once if one side of the face droops suddenly, even with no other sign. Only a doctor can rule out ' +
      'a stroke. Do not wait to see if it passes.\n\n' +
      'Call {emergency} at once for any of these too:\n' +
      '• a weak or numb arm or leg\n' +
      '• trouble speaking or understanding\n' +
      '• double vision or trouble walking\n' +
      '• a sudden, very bad headache\n\n' +
      'Go to emergency care at once if both sides of the face become weak.\n\n' +
      'Go to emergency care today if the weak eye becomes red, very sore or blurred.',
    routineHelp:
      'See a doctor on the same day for any other new weakness of the face. Do this even if you feel well. Tell the ' +
      'doctor about:\n' +
      '• blisters in or around the ear\n' +
      '• a tick bite\n' +
      '• an ear infection\n' +
      '• a lump in front of the ear\n\n' +
      'See your doctor again if nothing has improved after three weeks.',
    picture: 'face',
  },
  {
    name: 'Cervical spondylosis',
    bodyArea: 'head-and-neck',
    problem: 'Neck pain',
    description:
      'Cervical spondylosis is wear in the joints and discs of the neck, which comes with age. Most people over 50 ' +
      'have it, and many feel nothing. When it hurts, exercise and simple steps often ease it.',
    symptoms: [
      {
        title: 'Neck pain and stiffness',
        description:
          'Your neck aches and turns less far. It is often worst after keeping still, or at the end of the day.',
      },
      {
        title: 'Headache that starts in the neck',
        description: 'It may begin at the back of the head. It can spread to the side or behind the eye.',
      },
      {
        title: 'Pain into the shoulder or arm',
        description: 'If a nerve is pressed, a sharp or burning pain may run down one arm.',
      },
      {
        title: 'Numb or tingling fingers',
        description: 'Which fingers feel odd tells us which nerve may be involved.',
      },
      {
        title: 'Grinding or clicking',
        description: 'Noises when you turn your head are common. On their own they do no harm.',
      },
    ],
    causes: [
      {
        title: 'Age',
        description:
          'The discs between the bones become flatter and drier. The edges of the bones can grow small spurs. This is ' +
          'as normal as grey hair.',
      },
      {
        title: 'Work and habits',
        description:
          'Long hours in one position and little movement can add to the pain. So can heavy loads on the head or ' +
          'shoulders.',
      },
      {
        title: 'Earlier injuries',
        description: 'A past neck injury can make changes come sooner.',
      },
      {
        title: 'What a picture shows',
        description:
          'An X-ray or MRI scan often shows wear in people who have no pain. What a scan shows and what you feel do ' +
          'not always match.',
      },
    ],
    treatment: [
      {
        title: 'Keep moving',
        description:
          'Turn and bend your neck gently through the day. Stop if pain is sharp or spreads, or you feel numb, weak, ' +
          'dizzy, breathless or have chest pain. You rarely need a collar. Wearing one for long makes the neck ' +
          'weaker.',
      },
      {
        title: 'Exercise',
        description:
          'We build up the muscles of your neck and shoulder blades step by step. This has the best evidence.',
      },
      {
        title: 'Hands-on treatment',
        description:
          'Gentle manual therapy can ease pain for a while. It can make exercise easier. We first check whether it is ' +
          'safe for you.',
      },
      {
        title: 'Warmth and medicine',
        description: 'A warm pack often helps. Ask your doctor or pharmacist about painkillers.',
      },
      {
        title: 'What to expect',
        description:
          'Flare-ups usually settle within some weeks, and they may come back. The wear stays, but pain and stiffness ' +
          'can get better.',
      },
    ],
    urgentHelp:
      'After a bad fall, a crash or a dive, call {emergency} and keep still if your neck hurts. Do so too if you ' +
      'then cannot turn your head.\n\n' +
      'Call {emergency} at once if an arm or leg is suddenly weak or numb. Call too if your neck hurts and you ' +
      'have:\n' +
      '• chest pain, sweating or trouble breathing\n' +
      '• fever with a very bad headache, a rash or confusion\n' +
      '• a drooping face, slurred speech or double vision\n' +
      '• sudden trouble walking\n' +
      '• sudden, very strong neck pain or headache, unlike any before\n\n' +
      'Go to emergency care at once, or call {emergency}, if:\n' +
      '• you cannot pass urine\n' +
      '• you can no longer hold your urine or stools\n' +
      '• you feel numb between your legs\n\n' +
      'A swollen artery can put your sight at risk. Go to emergency care today if you are over 50 and have:\n' +
      '• a new headache or a sore scalp\n' +
      '• any change in your sight',
    routineHelp:
      'See a doctor within a day if you notice signs of pressure on the spinal cord:\n' +
      '• increasing weakness in an arm or leg\n' +
      '• hands that are clumsy with buttons or writing\n' +
      '• unsteady walking, or legs that feel stiff or heavy\n\n' +
      'See a doctor today if:\n' +
      '• you have a new fever\n' +
      '• you have had cancer and have new neck pain\n' +
      '• you are over 65 or have thin bones, and the pain began suddenly after a small fall\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• an arm or hand is numb\n' +
      '• pain wakes you every night\n' +
      '• you lose weight without a reason\n' +
      '• you sweat at night, or have had slight fever in the evenings for weeks\n' +
      '• you have or had tuberculosis, or weak immunity\n' +
      '• you take steroid tablets\n\n' +
      'Book a visit with us if the pain lasts more than two weeks or keeps coming back.',
    picture: 'neck',
  },
  {
    name: 'Jaw pain (TMJ disorder)',
    bodyArea: 'head-and-neck',
    problem: 'Sore or clicking jaw',
    description:
      'The jaw joint sits just in front of your ear. When the joint or chewing muscles are sore, chewing, yawning or ' +
      'talking can hurt. It is common, and it often settles with simple care.',
    symptoms: [
      {
        title: 'Aching in front of the ear',
        description: 'The pain can spread to the cheek, the temple, the teeth or the neck.',
      },
      {
        title: 'Pain when chewing or yawning',
        description: 'Hard or chewy food and wide yawns make it worse.',
      },
      {
        title: 'Clicking or grating',
        description: 'A click without pain is common and needs no treatment.',
      },
      {
        title: 'A jaw that opens less',
        description: 'Your mouth may open less wide, move to one side, or catch for a moment.',
      },
      {
        title: 'Headache or earache',
        description: 'Some people feel it as a headache, or their ear feels full.',
      },
    ],
    causes: [
      {
        title: 'Clenching or grinding',
        description: 'Many people press their teeth together when they concentrate or sleep, without knowing it.',
      },
      {
        title: 'Stress and poor sleep',
        description: 'They make muscles tense and pain feel stronger.',
      },
      {
        title: 'A strain or a knock',
        description: 'A wide yawn, a long visit to the dentist or a blow to the jaw can start it.',
      },
      {
        title: 'Joint wear or arthritis',
        description: 'Sometimes the joint surface or its small disc has changed. Often there is more than one cause.',
      },
    ],
    treatment: [
      {
        title: 'Rest the jaw, but do not stop using it',
        description:
          'Choose softer food for some days, and cut it small. Avoid chewing gum. Keep your lips together and your ' +
          'teeth apart.',
      },
      {
        title: 'Gentle exercises',
        description: 'We teach you to open slowly in a straight line. Small movements can also calm the muscles.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Soft pressure on tight chewing and neck muscles can ease pain for a while.',
      },
      {
        title: 'Warmth',
        description: 'A warm cloth on the cheek for 10 to 15 minutes often feels good.',
      },
      {
        title: 'Teamwork',
        description:
          'A dentist can check your teeth and say whether you need a night splint. Splints help some people, not all.',
      },
      {
        title: 'What to expect',
        description:
          'Most people feel better within weeks to a few months. We suggest simple steps first, and nothing that ' +
          'cannot be undone.',
      },
    ],
    urgentHelp:
      'It can be a heart attack. Call {emergency} at once if jaw pain comes with:\n' +
      '• chest pain or tightness\n' +
      '• pain in the arm\n' +
      '• sweating or feeling sick\n' +
      '• trouble breathing\n\n' +
      'Call {emergency} at once if your face is suddenly numb or drooping.\n\n' +
      'Go to emergency care at once if:\n' +
      '• your jaw is stuck open\n' +
      '• you hurt your jaw and cannot bite as before\n' +
      '• your face or neck swells and you have fever\n' +
      '• your face or neck swells and you have trouble swallowing or breathing\n\n' +
      'A swollen artery can put your sight at risk. Go to emergency care today if you are over 50 and ' +
      'have:\n' +
      '• a new headache or a sore scalp\n' +
      '• jaw pain that builds with chewing and stops at rest\n' +
      '• any change in your sight',
    routineHelp:
      'See a doctor or dentist within 2-3 days for:\n' +
      '• toothache or a swollen gum\n' +
      '• a lump or fever\n' +
      '• a face that has slowly become numb\n' +
      '• a mouth that opens less than two fingers wide\n' +
      '• a mouth ulcer or patch for three weeks, especially with tobacco, gutka or areca nut\n\n' +
      'Book a visit with us if the pain has lasted more than two weeks, or makes eating hard.',
    picture: 'jaw',
  },
  {
    name: 'Neck pain',
    bodyArea: 'head-and-neck',
    problem: 'Neck pain',
    description:
      'Neck pain is an ache or a stiff feeling between the skull and the shoulders. It usually comes from muscles and ' +
      'joints that are irritated, not damaged. It often eases within a few weeks.',
    symptoms: [
      {
        title: 'A stiff, sore neck',
        description: 'It may be hard to look over your shoulder, or to lie in comfort.',
      },
      {
        title: 'Tight muscles',
        description: 'The muscles between neck and shoulder feel hard or tender.',
      },
      {
        title: 'Headache from the neck',
        description: 'A dull ache can rise from the neck to the back or side of the head.',
      },
      {
        title: 'Aching after sitting',
        description: 'It builds up at a desk, on the phone or on a long drive. It eases when you move.',
      },
    ],
    causes: [
      {
        title: 'Staying still for long',
        description: 'Your neck gets sore when it stays in any one position for hours.',
      },
      {
        title: 'A sudden strain',
        description: 'An awkward turn, a heavy lift or an odd sleeping position can start it.',
      },
      {
        title: 'A jolt',
        description:
          'In a car crash the head can be thrown back and forth. This is called whiplash. After a bad crash keep still ' +
          'and call {emergency}.',
      },
      {
        title: 'Stress and tiredness',
        description: 'Worry and short nights make muscles tense and pain feel stronger.',
      },
    ],
    treatment: [
      {
        title: 'Stay active',
        description:
          'Go on with your day as well as you can. Gently turn your head every hour, as far as is comfortable.',
      },
      {
        title: 'Exercise',
        description:
          'A few exercises for the neck and shoulder blades, done often, help more than rest. Stop if pain is sharp ' +
          'or spreads, or you feel numb, weak, dizzy, breathless or have chest pain.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Massage and gentle joint movement can ease pain for a while. We use them together with exercise.',
      },
      {
        title: 'Your day and your night',
        description:
          'We look at your desk, your phone and your pillow. There is no perfect posture. Changing position often ' +
          'matters more.',
      },
      {
        title: 'Pain relief',
        description: 'Warmth helps many people. Ask your doctor or pharmacist about medicine.',
      },
      {
        title: 'What to expect',
        description:
          'Most new neck pain gets much better within two to six weeks. It can come back. We will show you what to ' +
          'do then.',
      },
    ],
    urgentHelp:
      'After a bad fall, a crash or a dive, call {emergency} and keep still if your neck hurts. Do so too if you ' +
      'then cannot turn your head.\n\n' +
      'Call {emergency} at once if an arm or leg is suddenly weak or numb. Call too if your neck hurts and you ' +
      'have:\n' +
      '• chest pain, sweating or trouble breathing\n' +
      '• fever with a very bad headache, a rash or confusion\n' +
      '• a drooping face, slurred speech or double vision\n' +
      '• sudden trouble walking\n' +
      '• sudden, very strong neck pain or headache, unlike any before\n\n' +
      'Go to emergency care at once, or call {emergency}, if:\n' +
      '• you cannot pass urine\n' +
      '• you can no longer hold your urine or stools\n' +
      '• you feel numb between your legs\n\n' +
      'A swollen artery can put your sight at risk. Go to emergency care today if you are over 50 and have:\n' +
      '• a new headache or a sore scalp\n' +
      '• any change in your sight',
    routineHelp:
      'See a doctor within a day if you notice signs of pressure on the spinal cord:\n' +
      '• increasing weakness in an arm or leg\n' +
      '• hands that are clumsy with buttons or writing\n' +
      '• unsteady walking, or legs that feel stiff or heavy\n\n' +
      'See a doctor today if:\n' +
      '• you have a new fever\n' +
      '• you have had cancer and have new neck pain\n' +
      '• you are over 65 or have thin bones, and the pain began suddenly after a small fall\n\n' +
      'See a doctor within 2-3 days if:\n' +
      '• an arm or hand is numb\n' +
      '• pain wakes you every night\n' +
      '• you lose weight without a reason\n' +
      '• you sweat at night, or have had slight fever in the evenings for weeks\n' +
      '• you have or had tuberculosis, or weak immunity\n' +
      '• you take steroid tablets\n\n' +
      'Book a visit with us if the pain has not started to ease after one to two weeks.',
    picture: 'neck',
  },
];
