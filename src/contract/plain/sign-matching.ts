import { isOneOff, wordsOf as plainWordsOf } from './matching.ts';
import { bySoonest, type Urgency } from './urgencies.ts';

// Finds the signs in what people write about themselves. It knows words, not people: it never says what someone has.

export interface FoundBySign {
  urgency: Urgency;
  /** Phrases, one a line. */
  words: string;
}

/** Longer texts are cut: a search has at most 200 characters, a field of the booking form at most 2,000. */
const most = { words: 1_200, letters: 24 };
/** How many other words may stand between those of a phrase. */
const between = 8;
const longEnough = 5;

/** Words for the same, of which a phrase names the first. */
const same = [
  'cannot cant canot cannt not unable couldnt wont doesnt dont didnt isnt no nahi nahin nai nhi mat नहीं नही ना',
  'pain pains painful painfull pian paining discomfort hurt hurts hurting ache aches aching agony dard dardh दर्द',
  'urine pee peeing wee weeing urinate urinating urination peshab pishab peshaab pesab पेशाब मूत्र',
  'breathe breath breathing breaths breathes breathless breathlessness brething brethe saans sans saas saansh sas सांस श्वास',
  'sudden suddenly suddenley achanak achaanak अचानक',
  'weak weakness weaker kamjor kamzor kamjori kamzori kamzoori कमजोर कमजोरी',
  'leg legs pair pairs pairon tang taang पैर पैरों टांग',
  'hand hands haath hath haathon हाथ हाथों',
  'one ek एक',
  'both dono donon दोनों',
  'side taraf तरफ',
  'fall fell fallen falls falling gir gira giri gire girne गिर गिरा गिरी गिरने',
  'numb numbness numbing sunn सुन्न',
  'tingling jhanjhanahat jhunjhuni झनझनाहट झुनझुनी',
  'fever feverish temperature bukhar bukhaar बुखार ज्वर',
  'shivering chills rigors kapkapi kampkampi कंपकंपी कंपकपी',
  'swollen swelling swells swelled soojan sujan suja suje suj sooj सूजन सूजा सूजी सूजे सूज',
  'headache headaches sirdard sardard सिरदर्द सरदर्द',
  'diabetes diabetic diabetics',
  'sugar शुगर madhumeh मधुमेह',
  'vomiting vomit vomits vomited ulti उल्टी उल्टियां',
  'cough coughing coughs coughed khansi khasi khaansi khansne खांसी खांसने',
  'sweating sweat sweats sweaty pasina paseena पसीना',
  'stiff akad akda akdi akdan akadna jakad jakda jakdan अकड़ अकड़ा अकड़न जकड़ जकड़न',
  'confused confusion behki uljhan बहकी उलझन भ्रम',
  'sleepy sust susti सुस्त सुस्ती',
  'ill bimar beemar बीमार',
  'strong tez tej तेज',
  'high हाई zyada jyada ज्यादा',
  'low kam कम',
  'hot garam garm गरम गर्म',
  'cold thanda thandi ठंडा ठंडी ठंडे',
  'red laal lal लाल',
  'blue neela neele neeli nila nile नीला नीले नीली',
  'white safed सफेद',
  'black kala kali काला काली काले',
  'new naya nayi नया नई नयी',
  'growing badh badhta badhti badhna बढ़ बढ़ता बढ़ती',
  'burning burns jalan जलन',
  'bleeding khoon khun खून',
  'bruise neel नील',
  'wound ghav ghaav zakhm jakhm घाव जख्म',
  'ulcer chhala chhale छाला छाले',
  'heal healing bhar theek thik भर ठीक',
  'pus mawad मवाद',
  'lump gaanth ganth गांठ',
  'clot clots thakka thakke थक्का थक्के',
  'injury injured chot चोट',
  'accident durghatna hadsa takkar एक्सीडेंट एक्सिडेंट दुर्घटना हादसा टक्कर',
  'operation ऑपरेशन आपरेशन',
  'plaster प्लास्टर',
  'tight kasa kasi कसा कसी टाइट',
  'delivery prasav डिलीवरी डिलिवरी प्रसव',
  'pregnant pregnancy garbhvati garbh garbhavastha गर्भवती गर्भ गर्भावस्था प्रेगनेंट प्रेग्नेंट प्रेगनेंसी',
  'period periods पीरियड माहवारी',
  'child bacha baccha bachcha bacche bachche bache bachchi bacchi beta beti ladka ladki बच्चा बच्चे बच्ची बेटा बेटी बेटे लड़का लड़की',
  'mother maa mummy मां मम्मी',
  'father papa पापा पिता',
  'elderly buzurg bujurg dadi nani dada nana बुजुर्ग दादी नानी दादा नाना',
  'everyone sabko sab सबको सब',
  'home ghar घर',
  'stairs seedhi sidhi सीढ़ी सीढ़ियों',
  'roof chhat छत',
  'bed bistar बिस्तर',
  'morning subah सुबह',
  'evening sham shaam शाम',
  'night raat रात',
  'every har हर',
  'weeks hafte hafton हफ्ते हफ्तों',
  'months mahine mahino महीने महीनों',
  'year saal साल',
  'stand khada khadi khade खड़ा खड़ी खड़े',
  'walk chal chalna chalne चल चलना चलने',
  'move moves moving hil hila hilta हिल हिला',
  'bend bending mud mudna modna jhukne jhukane मुड़ मुड़ना मोड़ झुकने झुकाने',
  'straighten seedha sidha सीधा सीधी',
  'turn ghum ghoom ghuma घूम घुमा',
  'swallow swallowing nigal nigalne निगल निगलने',
  'stuck atak atka phans phas अटक अटका फंस',
  'open khula khuli khule खुला खुली खुले',
  'out nikal utar निकल उतर',
  'see dikh dikhna dikhai दिख दिखना दिखाई',
  'hear sunai सुनाई',
  'dizzy giddy lightheaded',
  'blurred blurry dhundhla dhundla धुंधला',
  'eating khana khate खाना खाते',
  'head सिर',
  'face chehra chehre चेहरा चेहरे',
  'eye eyes aankh ankh aankhon आंख आंखों',
  'mouth muh munh mooh मुंह',
  'tongue jeebh jibh जीभ',
  'lips honth hoth होंठ होठ',
  'jaw jabda jabde jabra जबड़ा जबड़े',
  'throat gala gale गला गले',
  'neck gardan गर्दन',
  'shoulder shoulders kandha kandhe kandho kandhon कंधा कंधे कंधों',
  'arm arms baah baanh बांह बाजू',
  'elbow kohni kohani कोहनी',
  'wrist kalai कलाई',
  'finger fingers ungli ungliyan ungliyon उंगली उंगलियां उंगलियों',
  'chest seena seene sine chhati chaati chati सीना सीने सिने छाती',
  'heart dil दिल',
  'rib ribs pasli pasliyan पसली पसलियों',
  'back kamar peeth pith कमर पीठ',
  'belly stomach tummy abdominal pet पेट',
  'kidney gurda gurde गुर्दे किडनी',
  'hip kulha kulhe koolha koolhe कूल्हा कूल्हे',
  'thigh jangh janghon jangho जांघ जांघों',
  'knee knees ghutna ghutne ghutno ghutnon घुटना घुटने घुटनों',
  'calf pindli पिंडली',
  'ankle takhna takhne टखना टखने',
  'heel edi एड़ी',
  'foot panja panje पंजा पंजे',
  'skin tvacha twacha chamdi त्वचा चमड़ी',
  'bone bones haddi haddiyan हड्डी हड्डियां हड्डियों',
  'joint joints jod jodo jodon जोड़ जोड़ों',
  'muscle maanspeshi mansapeshi मांसपेशी',
  'cancer कैंसर',
];

const canonical = new Map(
  same.flatMap((line) => {
    const [first = '', ...others] = foldedWordsOf(line);
    return others.map((word) => [word, first] as const);
  }),
);

function wordsOf(text: string) {
  return foldedWordsOf(text).map((word) => canonical.get(word) ?? word);
}

function foldedWordsOf(text: string) {
  return plainWordsOf(text).map((word) => word.slice(0, most.letters));
}

/** Words that are one letter from a word of a phrase, and mean something else. */
const otherWords = new Set(
  'heat hear heard head hard here chart cheat chess seen ever never back strike strive stroll breast bread loss lost pair chair'.split(
    ' ',
  ),
);

interface Phrase {
  /** Each inner list is of words of which one is enough. */
  words: readonly (readonly string[])[];
  without: ReadonlySet<string>;
}

/** Prepares signs for `find`, which returns those that stand in a text, the most urgent first. */
export function createSignSearch<S extends FoundBySign>(signs: readonly S[]) {
  const known = signs.map((sign) => ({ sign, phrases: sign.words.split('\n').flatMap(readPhrase) }));
  return (text: string): S[] => {
    const written = read(text);
    return known
      .filter(({ phrases }) => phrases.some((phrase) => standsIn(phrase, written)))
      .map(({ sign }) => sign)
      .toSorted(bySoonest);
  };
}

function readPhrase(line: string): Phrase[] {
  const parts = line.trim().split(/\s+/);
  const words = parts
    .filter((part) => !part.startsWith('-'))
    .map(wordsOf)
    .filter((list) => list.length > 0);
  const without = new Set(parts.filter((part) => part.startsWith('-')).flatMap(wordsOf));
  return words.length > 0 ? [{ words, without }] : [];
}

interface Written {
  written: readonly string[];
  /** Places at which a word stands. */
  find: (known: string, allowsErrors: boolean) => readonly number[];
}

function read(text: string): Written {
  const written = wordsOf(text).slice(0, most.words);
  const placesOf = Map.groupBy(written.keys(), (place) => written[place] ?? '');
  const near = new Map<string, readonly number[]>();
  const findNear = (known: string) =>
    [...placesOf].flatMap(([word, places]) => (isMisspelt(known, word) ? places : []));
  return {
    written,
    find(known, allowsErrors) {
      const same = placesOf.get(known) ?? [];
      if (!allowsErrors || known.length < longEnough) return same;
      const places = near.get(known) ?? [...same, ...findNear(known)];
      near.set(known, places);
      return places;
    },
  };
}

/** Whether each part of a phrase stands there as a word of its own, all of them near each other. */
function standsIn({ words, without }: Phrase, { written, find }: Written) {
  const places = words.map((list) => list.flatMap((word) => find(word, words.length > 1)));
  if (places.some((list) => list.length === 0)) return false;
  const near = words.length + between;
  return (places[0] ?? []).some((start) => {
    if (!fits(places, start, near)) return false;
    return !written.slice(Math.max(0, start - near), start + near + 1).some((word) => without.has(word));
  });
}

/** Whether every part has a place of its own near the first one. */
function fits(places: readonly (readonly number[])[], start: number, near: number) {
  const taken = new Set([start]);
  return places.slice(1).every((list) => {
    const place = list.find((one) => !taken.has(one) && Math.abs(one - start) < near);
    if (place === undefined) return false;
    taken.add(place);
    return true;
  });
}

function isMisspelt(known: string, written: string) {
  if (known === written || written.length < longEnough - 1 || otherWords.has(written)) return false;
  return isOneOff(known, written);
}

/** A text without the names of people in it, such as a practitioner called Stroke: all words of a name, in its order or not. */
export function withoutNames(text: string, names: readonly string[]) {
  const written = plainWordsOf(text);
  const parts = names
    .map((name) => plainWordsOf(name.replaceAll(/\[[^\]]*\]|\b(?:dr|mr|mrs|ms)\b/giu, '')))
    .filter((name) => name.length > 1 && name.every((word) => written.includes(word)));
  const left = new Set(parts.flat());
  return left.size > 0 ? written.filter((word) => !left.has(word)).join(' ') : text;
}
