export const today = 'आज';
export const yesterday = 'बीता कल';
export const moment = (day: string, time: string) => `${day}, ${time}`;
export const todayWithin = 'आज';
export const yesterdayWithin = 'बीते कल';

export const justCame = 'अभी आया';
export const waitingMinutes = (count: number) => `${count} मिनट से इंतज़ार में`;
export const waitingHours = (count: number) => `${count} घंटे से इंतज़ार में`;
export const waitingDays = (count: number) => `${count} दिन से इंतज़ार में`;

export const show = 'दिखाएँ';
export const received = 'मिले:';
export const daysToShow = 'कौन-से दिन दिखाएँ';
export const from = 'कब से';
export const until = 'कब तक';
export const showTheseDays = 'ये दिन दिखाएँ';
export const anyDate = 'कोई भी तारीख';
export const anyDateWithin = 'किसी भी तारीख को';
export const daysFromTo = (from: string, to: string) => `${from} से ${to} तक`;
export const daysFrom = (day: string) => `${day} से`;
export const daysUntil = (day: string) => `${day} तक`;
export const clearSearch = 'खोज साफ़ करें';
export const foundIn = (count: string, filter: string) => `“${filter}” में ${count}`;

export const newestFirst = 'नए पहले';
export const listed = (shown: string, total: string, rows: string, order: string) =>
  `${total} में से ${shown} ${rows}, ${order}`;
export const moreThan = (count: string) => `${count} से ज़्यादा`;
export const showMore = 'और दिखाएँ';
export const tryAgain = 'दोबारा कोशिश करें';
export const moreNotLoaded = 'आगे के नहीं आ पाए।';
export const notLoaded = 'यह सूची अभी नहीं आ पाई।';

export const orderedLists = {
  gallery: {
    rows: 'फ़ोटो और वीडियो',
    label: 'गैलरी की फ़ोटो और वीडियो',
    changed: 'किसी और ने गैलरी बदल दी है; अब यह ऐसी है।',
  },
  pages: { rows: 'पेज', label: 'पेज', changed: 'किसी और ने पेज बदल दिए हैं; अब वे ऐसे हैं।' },
  problems: {
    rows: 'तकलीफ़ें',
    label: 'तकलीफ़ें',
    changed: 'किसी और ने तकलीफ़ें बदल दी हैं; अब वे ऐसी हैं।',
  },
  rooms: { rows: 'कमरे', label: 'कमरे', changed: 'किसी और ने कमरे बदल दिए हैं; अब वे ऐसे हैं।' },
  treatments: { rows: 'इलाज', label: 'इलाज', changed: 'किसी और ने इलाज बदल दिए हैं; अब वे ऐसे हैं।' },
};
export const dragElsewhere = 'खींचकर दूसरी जगह ले जाएँ';
export const hidden = 'छिपा है';
export const shown = 'दिखता है';
export const moveUp = 'ऊपर ले जाएँ';
export const moveDown = 'नीचे ले जाएँ';
export const moveToTop = 'सबसे ऊपर ले जाएँ';
export const moved = (name: string, place: number, count: number) => `${name} अब ${count} में से नंबर ${place} पर है।`;

export const daysTables = {
  closure: { caption: 'बंद दिन, नए पहले', heading: 'बंद दिन', name: (name: string) => `बंद दिन ${name}` },
  notice: { caption: 'सूचनाएँ, नई पहले', heading: 'सूचना', name: (name: string) => `सूचना ${name}` },
};
export const days = 'दिन';
export const onWebsite = 'वेबसाइट पर';
export const added = 'कब जोड़ा';
export const showsNow = 'अभी दिख रहा है';
export const replaced = 'इसकी जगह नया है';

export const importWord = 'इंपोर्ट करें';
export const change = 'बदलें';
export const edit = '{hidden}बदलें';
export const view = '{hidden}देखें';
export const editHidden = (name: string) => `${name} `;
export const viewHidden = (name: string) => `${name} जैसा लोगों को दिखता है (नए टैब में खुलेगा) `;
export const deleteNamed = (name: string) => `${name} हटाएँ`;

export const parts = {
  telling: {
    label: 'मरीज़ों को बताना',
    parts: {
      '/admin/tomorrow': 'कल की विज़िट',
      '/admin/wait-list': 'वेटिंग लिस्ट',
      '/admin/untold': 'अभी नहीं बताया',
      '/admin/to-come-back': 'दोबारा आना है',
    },
  },
  away: {
    label: 'बंद दिन और छुट्टी',
    parts: { '/admin/closures': 'बंद दिन', '/admin/hours/leave': 'छुट्टी', '/admin/hours': 'हफ़्ता' },
  },
  team: { label: 'टीम और समय', parts: { '/admin/clinic/team': 'टीम', '/admin/hours': 'हफ़्ता' } },
  booking: {
    label: 'ऑनलाइन बुकिंग',
    parts: { '/admin/hours/settings': 'समय', '/admin/problems': 'तकलीफ़ें' },
  },
  reports: { label: 'रिपोर्ट', parts: { '/admin/reports': 'क्लिनिक', '/admin/reports/website': 'वेबसाइट' } },
  career: { label: 'नौकरी', parts: { '/admin/career': 'खाली पद', '/admin/career/applications': 'आवेदन' } },
  treatments: { label: 'इलाज', parts: { '/admin/treatments': 'सूची', '/admin/treatments/table': 'टेबल' } },
  words: {
    label: 'पेज और लेख',
    parts: { '/admin/pages': 'पेज', '/admin/texts': 'लेख', '/admin/translations': 'अनुवाद' },
  },
};
export const fresh = (count: number) => `${count} नए`;
