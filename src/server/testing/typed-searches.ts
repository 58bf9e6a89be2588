interface TypedSearch {
  typed: string;
  /** The condition, treatment, problem or article that has to be among the first three. */
  leadsTo: string;
}

const searches = (list: readonly (readonly [typed: string, leadsTo: string])[]): TypedSearch[] =>
  list.map(([typed, leadsTo]) => ({ typed, leadsTo }));

/** Searches in English as people type them: lay words, body parts, whole sentences. */
export const plainSearches = searches([
  ['knee pain', 'Knee osteoarthritis'],
  ['lower back', 'Back pain'],
  ['my lower back hurts', 'Back pain'],
  ['headache', 'Headache from the neck'],
  ['dizzy', 'Vertigo (BPPV)'],
  ['dizzy when i turn in bed', 'Vertigo (BPPV)'],
  ['pain when walking stairs', 'Kneecap pain'],
  ['my neck is very stiff', 'Neck pain'],
  ['i cannot lift the arm above my head', 'Shoulder pain'],
  ['shoulder', 'Frozen shoulder'],
  ['shoulder hurts at night', 'Frozen shoulder'],
  ['heel', 'Heel pain (plantar fasciitis)'],
  ['pain under the foot in the morning', 'Heel pain (plantar fasciitis)'],
  ['i twisted my ankle playing', 'Ankle sprain'],
  ['numb fingers', 'Carpal tunnel syndrome'],
  ['hand tingling at night', 'Carpal tunnel syndrome'],
  ['leg pain from back', 'Sciatica'],
  ['elbow', 'Tennis elbow'],
  ['jaw clicks', 'Jaw pain (TMJ disorder)'],
  ['leaking when i cough', 'Pelvic floor weakness'],
  ['face drooping', "Bell's palsy"],
  ['out of breath after covid', 'Post-COVID breathlessness'],
  ['after a stroke', 'Stroke recovery'],
  ['my spine is curved', 'Scoliosis'],
  ['pulled a muscle in my leg', 'Sports muscle strain'],
  ["my father's hands are shaking", "Parkinson's disease"],
  ['back massage', 'Therapeutic Massage'],
  ['can you come to my home for physio', 'Home Care Physiotherapy'],
  ['ice or heat', 'Heat or cold: which one helps?'],
  ['sleep with back pain', 'Sleeping better with a sore back or shoulder'],
  ['walk again after long bed rest', 'Walking again after a long rest'],
  ['child', 'Limping child and growing pains'],
]);

export const misspeltSearches = searches([
  ['frozen sholder', 'Frozen shoulder'],
  ['slip disc', 'Slipped disc'],
  ['sciatca', 'Sciatica'],
  ['vertgo', 'Vertigo (BPPV)'],
  ['artritis knee', 'Knee osteoarthritis'],
  ['plantar facitis', 'Heel pain (plantar fasciitis)'],
  ['tennis elbo', 'Tennis elbow'],
  ['cervical spondylosys', 'Cervical spondylosis'],
  ['carpal tunel', 'Carpal tunnel syndrome'],
  ['parkinsons desease', "Parkinson's disease"],
  ['rotattor cuff', 'Rotator cuff injury'],
  ['ankle sprian', 'Ankle sprain'],
  ['scholiosis', 'Scoliosis'],
  ['pelvic flor', 'Pelvic floor weakness'],
]);

export const hindiSearches = searches([
  ['ghutne ka dard', 'Knee osteoarthritis'],
  ['ghutne mein dard', 'Knee osteoarthritis'],
  ['kamar mein bahut dard', 'Back pain'],
  ['meri kamar mein dard hai', 'Back pain'],
  ['chakkar', 'Vertigo (BPPV)'],
  ['chakkar aa rahe hai', 'Vertigo (BPPV)'],
  ['gardan dard kar rahi hai', 'Neck pain'],
  ['kandhe mein dard hai', 'Shoulder pain'],
  ['घुटने में दर्द', 'Knee osteoarthritis'],
  ['मेरे घुटने में दर्द है', 'Knee osteoarthritis'],
  ['कमर बहुत दर्द कर रही है', 'Back pain'],
  ['कमर में दर्द', 'Back pain'],
  ['चक्कर', 'Vertigo (BPPV)'],
  ['चक्कर आ रहे हैं', 'Vertigo (BPPV)'],
  ['मेरी गर्दन में दर्द', 'Neck pain'],
  ['सुबह एड़ी में दर्द', 'Heel pain (plantar fasciitis)'],
]);

export const typedSearches: readonly TypedSearch[] = [...plainSearches, ...misspeltSearches, ...hindiSearches];
