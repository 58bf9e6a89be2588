export const name = 'नाम';
export const urgentHelp = 'तुरंत मदद';
export const enterName = 'कृपया लक्षण का नाम लिखें।';
export const symptoms = 'लक्षण';
export const undoable = '30 सेकंड तक आप इसे वापस ला सकते हैं।';
export const filterByName = 'नाम से छाँटें';
export const addASymptom = 'लक्षण जोड़ें';
export const symptomsAToZ = 'लक्षण, A से Z';
export const conditions = 'बीमारियाँ';
export const editOrDelete = 'बदलें या हटाएँ';
export const noConditionsYet = 'अभी कोई नहीं';
export const belongsToNone = 'यह किसी बीमारी से जुड़ा नहीं है।';
export const save = 'सेव करें';
export const addTheSymptom = 'यह लक्षण जोड़ें';
export const nothingLost = 'आपका लिखा हुआ सब सुरक्षित है।';
export const nameHint = 'जैसे लोग बोलते हैं, जैसे “सीढ़ियों पर दर्द”।';
export const urgentHelpHint =
  'जब इस लक्षण में तुरंत मदद चाहिए, जैसे “अचानक साँस फूलना: {emergency} पर फ़ोन करें।” वहाँ लोगों को क्लिनिक वाला नंबर दिखेगा। लक्षण चुनने पर सबसे पहले यही दिखता है।';
export const deleteNamed = '“{name}” को हटाएँ?';
export const editNamed = '“{name}” को बदलें';
export const belongsTo = (count: number) =>
  count === 1
    ? 'यह 1 बीमारी से जुड़ा है: {names}। बीमारी रहेगी, पर उसमें यह लक्षण नहीं होगा।'
    : `यह ${count} बीमारियों से जुड़ा है: {names}। बीमारियाँ रहेंगी, पर उनमें यह लक्षण नहीं होगा।`;
