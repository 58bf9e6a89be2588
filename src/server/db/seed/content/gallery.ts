import type { SampleGalleryItem } from './types.ts';

export const galleryItems: SampleGalleryItem[] = [
  {
    title: 'A treatment room',
    alt: 'Drawing of a treatment room.',
    picture: 'room',
    treatmentName: 'Musculoskeletal Physiotherapy',
  },
  {
    title: 'Elastic tape, put on with care',
    alt: 'Drawing of strips of elastic tape on the skin.',
    picture: 'tape',
    treatmentName: 'Kinesio Taping',
  },
  {
    title: 'Sample video 1, to be replaced by the clinic’s own film',
    alt: 'Drawing of a person lying on a mat and lifting the hips. It stands for a sample video.',
    picture: 'bridge',
    youtubeId: 'M7lc1UVf-VE',
  },
  {
    title: 'What we train with',
    alt: 'Drawing of training equipment.',
    picture: 'equipment',
  },
  {
    title: 'TENS pads in place',
    alt: 'Drawing of sticky pads that carry a mild current through the skin.',
    picture: 'pads',
    treatmentName: 'Transcutaneous Electrical Nerve Stimulation (TENS)',
  },
  {
    title: 'Walking practice',
    alt: 'Drawing of a person who practises walking.',
    picture: 'gait',
    treatmentName: 'Neuro Physiotherapy and Rehabilitation',
  },
  {
    title: 'Band work for an ankle',
    alt: 'Drawing of a foot and ankle that moves through its range.',
    picture: 'ankle',
    treatmentName: 'Sports Physiotherapy',
  },
  {
    title: 'Massage for tight muscles',
    alt: 'Drawing of a massage.',
    picture: 'massage',
    treatmentName: 'Therapeutic Massage',
  },
  {
    title: 'Breathing practice',
    alt: 'Drawing of a person who practises slow breathing.',
    picture: 'breath',
    treatmentName: 'Chest Physiotherapy',
  },
  {
    title: 'Play that trains',
    alt: 'Drawing of a child at play during a session.',
    picture: 'child-play',
    treatmentName: 'Pediatric Physiotherapy',
  },
  {
    title: 'A stretch to take home',
    alt: 'Drawing of a person who stretches.',
    picture: 'stretch',
    treatmentName: 'Home Care Physiotherapy',
  },
  {
    title: 'Sample video 2, to be replaced by the clinic’s own film',
    alt: 'Drawing of a person who practises balance. It stands for a sample video.',
    picture: 'balance',
    youtubeId: 'aqz-KE-bpKQ',
  },
];
