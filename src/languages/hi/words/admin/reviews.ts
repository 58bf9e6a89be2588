export const ratings = 'रेटिंग';
export const noneYet = 'अभी कोई नहीं';
export const outOfFive = '5 में से, औसत स्टार';
export const stars = 'स्टार';
export const all = 'सभी';
export const onTheWebsite = 'वेबसाइट पर';
export const reviews = 'राय';
export const inactiveInstead = 'इसे वेबसाइट से हटाकर यहाँ रखना हो, तो हटाने के बजाय इसे बंद करें।';
export const loadingTheReviews = 'राय खुल रही हैं';
export const searchLabel = 'नाम, ई-मेल, मोबाइल या राय के शब्दों से खोजें';
export const searchHint = 'नाम, मोबाइल, शब्द';
export const nameAndRating = 'नाम और रेटिंग';
export const review = 'राय';
export const received = 'कब आई';
export const historyAndDelete = 'बदलावों का इतिहास और हटाना';
export const nothingMatches = 'इस खोज से कुछ नहीं मिला।';
export const noStars = 'कोई स्टार नहीं';
export const notAgreed = 'वेबसाइट पर दिखाने की सहमति नहीं दी है।';
export const visible = 'वेबसाइट पर दिखे';
export const stateNew = 'नई: अभी नहीं दिखती';
export const stateActive = 'चालू: दिखती है';
export const stateInactive = 'बंद: छिपी है';
export const noWords = 'कुछ लिखा नहीं, सिर्फ़ स्टार दिए।';
export const showLess = 'कम दिखाएँ';
export const showAll = 'पूरा दिखाएँ';
export const call = 'फ़ोन करें';
export const mailSubject = 'आपकी राय';
export const eMail = 'ई-मेल';
export const statuses = { all: 'सभी', new: 'नई', active: 'चालू', inactive: 'बंद' };
export const captions = {
  all: 'सभी राय, सबसे नई पहले',
  new: 'नई राय, सबसे नई पहले',
  active: 'चालू राय, सबसे नई पहले',
  inactive: 'बंद राय, सबसे नई पहले',
};
export const nouns = { all: 'राय', new: 'नई राय', active: 'चालू राय', inactive: 'बंद राय' };
export const nextSteps = {
  all: 'लोग वेबसाइट पर जो राय लिखते हैं, वह यहाँ दिखती है।',
  new: 'आपने सब पढ़ ली हैं। नई राय यहाँ तब तक रहती है जब तक आप उसे दिखाएँ या छिपाएँ नहीं।',
  active: 'किसी राय का बटन चालू करें, तो वह होम पेज पर दिखेगी।',
  inactive: 'जो राय आप वेबसाइट से हटाते हैं, वे यहाँ दिखती हैं।',
};
export const deleteWarning = '{name} की राय वेबसाइट से तुरंत हट जाएगी। 30 सेकंड तक आप इसे वापस ला सकते हैं।';
export const hide = 'छिपाएँ';
export const reviewOf = (name: string) => `${name} की राय`;
export const deleteReviewOf = (name: string) => `${name} की राय हटाएँ`;
export const whomToCall = (name: string) => `: ${name}, `;
export const whomToWrite = (name: string) => `: ${name}, `;
export const inAll = (count: string) => `कुल ${count}`;
export const countOnWebsite = (count: string) => `${count} वेबसाइट पर`;
