import type { SampleCondition } from '../types.ts';

export const headAndNeck: SampleCondition[] = [
  {
    name: "Bell's palsy",
    bodyArea: 'head-and-neck',
    description:
      'Bell’s palsy is a sudden weakness of the muscles on one side of the face. The nerve that moves these muscles ' +
      'is swollen and works badly for a time. Most people get better over weeks to months.',
    symptoms:
      'One side of the face becomes weak, mostly within a few hours or up to three days. The mouth hangs on that ' +
      'side. You may not be able to lift the eyebrow, close the eye or smile evenly. Food or drink can run out of ' +
      'the corner of the mouth.\n\n' +
      'The eye may feel dry, or it may water a lot. Some people have pain around the ear, hear sounds as too loud, ' +
      'or taste less on one side of the tongue.\n\n' +
      'The arms and legs are not weak, and speech is clear apart from the stiff lip. If an arm or leg is weak as ' +
      'well, think of a stroke and call 112.',
    causes:
      'The exact cause is not known. Doctors think that a virus, often the one that causes cold sores, makes the ' +
      'nerve swell in the narrow bony tunnel behind the ear.\n\n' +
      'It can happen to anyone. It is more common in people with diabetes and in the last months of pregnancy. ' +
      'Other illnesses can look the same, so a doctor has to examine you before it is called Bell’s palsy.',
    treatment:
      'A doctor should see you on the first day. Tablets called steroids can improve the chance of full recovery, ' +
      'and they work best when they are started within three days.\n\n' +
      'Your eye needs care from the start. If it does not close, it can dry out and be harmed. Your doctor can ' +
      'advise on drops for the day, an ointment for the night, and how to tape the lid shut for sleep. Dark glasses ' +
      'keep out wind and dust.\n\n' +
      'Physiotherapy comes in once a doctor has examined you. We show you gentle, slow movements in front of a ' +
      'mirror, how to eat and drink more easily, and soft massage. We do not ask for hard effort. Pushing the face ' +
      'too hard can train the wrong muscles. We do not advise electrical currents on the face as a routine, because ' +
      'studies do not show clearly that they help.\n\n' +
      'About seven in ten people recover fully, and more do with early tablets. It often starts within three weeks, ' +
      'and can take up to nine months. Some people keep a little weakness or tightness. There is help for that too.',
    urgentHelp:
      'A face that droops suddenly can be a stroke. Call 112 at once if your face is weak and you also have a weak ' +
      'or numb arm or leg, trouble speaking or understanding, double vision, trouble walking, or a sudden very bad ' +
      'headache. If only the lower half of the face is weak and you can still lift the eyebrow, call too. If you ' +
      'are not sure, call. Do not wait to see if it passes.\n\n' +
      'Go to emergency care the same day if the weak eye becomes red, very sore or blurred.',
    routineHelp:
      'See a doctor on the same day for any new weakness of the face, even if you feel well. Tell the doctor about ' +
      'blisters in or around the ear, a tick bite, an ear infection or a lump in front of the ear. See your doctor ' +
      'again if nothing has improved after three weeks, or if both sides become weak.',
    picture: 'face',
    reviewedOn: '2026-09-14',
  },
  {
    name: 'Cervical spondylosis',
    bodyArea: 'head-and-neck',
    description:
      'Cervical spondylosis is the wear that comes to the joints and discs of the neck as we grow older. Most ' +
      'people over 50 have it, and many feel nothing. When it does hurt, exercise and simple steps often ease it.',
    symptoms: [
      {
        title: 'Neck pain and stiffness',
        description:
          'The neck aches and turns less far. It is often worst after keeping still for long, or at the end of the ' +
          'day.',
      },
      {
        title: 'Headache that starts in the neck',
        description: 'It may begin at the back of the head and spread to the side or behind the eye.',
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
          'The discs between the bones become flatter and drier, and the edges of the bones can grow small spurs. ' +
          'This is as normal as grey hair.',
      },
      {
        title: 'Work and habits',
        description:
          'Long hours in one position, heavy loads on the head or shoulders, and little movement can add to the ' +
          'pain.',
      },
      {
        title: 'Earlier injuries',
        description: 'A past neck injury can make changes come sooner.',
      },
      {
        title: 'What a picture shows',
        description:
          'An X-ray or MRI picture often shows wear in people who have no pain at all. The picture and the pain do ' +
          'not always go together.',
      },
    ],
    treatment: [
      {
        title: 'Keep moving',
        description:
          'Turn and bend your neck gently through the day. A collar is rarely needed, and wearing one for long ' +
          'makes the neck weaker.',
      },
      {
        title: 'Exercise',
        description:
          'We build up the muscles of the neck and shoulder blades step by step. This is the part with the best ' +
          'evidence.',
      },
      {
        title: 'Hands-on treatment',
        description:
          'Gentle manual therapy can ease pain for a while and make it easier to exercise. We check first whether ' +
          'it is safe for you.',
      },
      {
        title: 'Warmth and medicine',
        description: 'A warm pack often helps. Ask your doctor or pharmacist about painkillers.',
      },
      {
        title: 'What to expect',
        description:
          'Flare-ups mostly settle within some weeks, and they may come back. The wear itself stays, but the pain ' +
          'and the stiffness can get better.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if your legs or arms quickly become weak, if you can no longer ' +
      'hold your urine or stools, or if you feel numb between your legs. Do the same after a fall or a crash if ' +
      'your neck hurts, and keep your head still.\n\n' +
      'Call 112 for neck pain with chest pain or sweating, with fever and a very bad headache, or with a sudden ' +
      'drooping face, weak arm, slurred speech or double vision.',
    routineHelp:
      'See a doctor within a few days if your hands become clumsy with buttons or writing, if your walk becomes ' +
      'unsteady, or if your legs feel stiff or heavy. These can be signs of pressure on the spinal cord. See a ' +
      'doctor too for arm weakness, for pain that keeps you awake night after night, for weight loss without a ' +
      'reason, or if you have had cancer.\n\n' +
      'Book a visit with us if the pain lasts more than two weeks or keeps coming back.',
    picture: 'neck',
    reviewedOn: '2026-09-22',
  },
  {
    name: 'Jaw pain (TMJ disorder)',
    bodyArea: 'head-and-neck',
    description:
      'The jaw joint sits just in front of your ear. When the joint or the chewing muscles are sore, it can hurt to ' +
      'chew, yawn or talk for long. It is common, and it often settles with simple care.',
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
        description: 'The mouth may open less wide, move to one side, or catch for a moment.',
      },
      {
        title: 'Headache or earache',
        description: 'Some people feel it mostly as a headache or as fullness in the ear.',
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
          'Choose softer food for some days, cut it small, and leave chewing gum alone. Keep your lips together and ' +
          'your teeth apart.',
      },
      {
        title: 'Gentle exercises',
        description: 'We teach slow opening in a straight line and small movements that calm the muscles.',
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
          'A dentist can check your teeth and whether a night splint makes sense. Splints help some people, not all.',
      },
      {
        title: 'What to expect',
        description:
          'Most people feel better within weeks to a few months. We suggest simple steps first, and nothing that ' +
          'cannot be undone.',
      },
    ],
    urgentHelp:
      'Call 112 at once if jaw pain comes with chest pain or tightness, pain in the arm, sweating, sickness or ' +
      'trouble breathing. It can be a heart attack.\n\n' +
      'Go to emergency care at once if your jaw is stuck open, if you hurt it in a fall or a blow and cannot bite ' +
      'as before, or if your face or neck swells with fever or trouble swallowing or breathing.\n\n' +
      'If you are over 50 and have a new headache, a sore scalp, pain in the jaw as you chew, or any change in your ' +
      'sight, go to emergency care the same day. It can be a swollen artery that puts your eyes at risk.',
    routineHelp:
      'See a doctor or dentist in the next days for toothache, a swollen gum, a lump, a numb face, fever, or a ' +
      'mouth that will not open more than two fingers wide.\n\n' +
      'Book a visit with us if the pain has lasted more than two weeks, or if it makes eating hard.',
    picture: 'jaw',
    reviewedOn: '2026-08-27',
  },
  {
    name: 'Neck pain',
    bodyArea: 'head-and-neck',
    description:
      'Neck pain is an ache or a stiff feeling between the base of the skull and the shoulders. It mostly comes ' +
      'from muscles and joints that are irritated, not damaged. It often eases within a few weeks.',
    symptoms: [
      {
        title: 'A stiff, sore neck',
        description: 'It may be hard to look over your shoulder, or to find a comfortable way to lie.',
      },
      {
        title: 'Tight muscles',
        description: 'The muscles between neck and shoulder feel hard or tender.',
      },
      {
        title: 'Headache from the neck',
        description: 'A dull ache can rise from the neck to the back or the side of the head.',
      },
      {
        title: 'Aching after sitting',
        description: 'It builds up at a desk, on the phone or on a long drive, and eases when you move.',
      },
    ],
    causes: [
      {
        title: 'Staying still for long',
        description: 'The neck gets sore when it holds one position for hours, whichever position it is.',
      },
      {
        title: 'A sudden strain',
        description: 'An awkward turn, a heavy lift or an unusual night’s sleep can start it.',
      },
      {
        title: 'A jolt',
        description: 'In a car crash the head can be thrown back and forth. This is called whiplash.',
      },
      {
        title: 'Stress and tiredness',
        description: 'Worry and short nights make the muscles tense and the pain feel stronger.',
      },
    ],
    treatment: [
      {
        title: 'Stay active',
        description: 'Go on with your day as well as you can. Turn your head gently within comfort every hour.',
      },
      {
        title: 'Exercise',
        description: 'A few exercises for the neck and the shoulder blades, done often, help more than rest.',
      },
      {
        title: 'Hands-on treatment',
        description: 'Massage and gentle joint movement can ease pain for a while. We use them together with exercise.',
      },
      {
        title: 'Your day and your night',
        description:
          'We look at your desk, your phone and your pillow. There is no perfect posture. Changing position often ' +
          'is what counts.',
      },
      {
        title: 'Pain relief',
        description: 'Warmth helps many people. Ask your doctor or pharmacist about medicine.',
      },
      {
        title: 'What to expect',
        description:
          'Most new neck pain gets much better within two to six weeks. It can come back, so we also show you what ' +
          'to do then.',
      },
    ],
    urgentHelp:
      'Go to emergency care at once, or call 112, if your neck hurts after a fall, a crash or a dive. Keep your ' +
      'head still.\n\n' +
      'Call 112 for neck pain with chest pain, sweating or trouble breathing; with fever, a very bad headache, a ' +
      'rash or confusion; or with a drooping face, slurred speech, double vision or trouble walking. Call too if an ' +
      'arm or a leg becomes weak, or if you cannot hold your urine or stools.\n\n' +
      'Sudden, very strong neck pain or headache that is unlike any you had before also needs emergency care.',
    routineHelp:
      'See a doctor in the next days if you have numbness or weakness in an arm, clumsy hands, pain that wakes you ' +
      'every night, weight loss without a reason, or if you have had cancer or take medicine that weakens your ' +
      'bones or your defence against infection.\n\n' +
      'Book a visit with us if the pain has not started to ease after one to two weeks.',
    picture: 'neck',
    reviewedOn: '2026-10-05',
  },
];
