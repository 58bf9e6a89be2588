export const filter = { conditions: 'आजारांमध्ये शोधा', symptoms: 'लक्षणांमध्ये शोधा' } as const;
export const toLetter = { conditions: 'अक्षर निवडा: आजार', symptoms: 'अक्षर निवडा: लक्षणे' } as const;
export const entries = (count: number) => `एकूण ${count}`;
export const shownOf = (shown: number, count: number) => `${count} पैकी ${shown}`;
export const skipList = 'ही यादी सोडून पुढे जा';
export const goWith = (count: number) =>
  count === 1 ? '1 आजार, ज्यात हे लक्षण असू शकते: {symptom}' : `${count} आजार, ज्यांत हे लक्षण असू शकते: {symptom}`;
export const showAll = 'सर्व आजार दाखवा';
export const therapies = (count: number) => `${count} थेरपी`;
export const services = (count: number) => `${count} सेवा`;
export const more = (count: number) => `आणखी ${count} दाखवा`;
