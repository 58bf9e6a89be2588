export const filter = { conditions: 'बीमारियाँ छाँटें', symptoms: 'लक्षण छाँटें' } as const;
export const toLetter = { conditions: 'अक्षर चुनें: बीमारियाँ', symptoms: 'अक्षर चुनें: लक्षण' } as const;
export const entries = (count: number) => `कुल ${count}`;
export const shownOf = (shown: number, count: number) => `${count} में से ${shown}`;
export const skipList = 'इस सूची को छोड़ें';
export const goWith = (count: number) =>
  count === 1 ? '1 बीमारी, जिसमें यह लक्षण हो सकता है: {symptom}' : `${count} बीमारियाँ, जिनमें यह लक्षण हो सकता है: {symptom}`;
export const showAll = 'सभी बीमारियाँ दिखाएँ';
export const therapies = (count: number) => `${count} थेरेपी`;
export const services = (count: number) => `${count} सेवाएँ`;
export const more = (count: number) => `${count} और दिखाएँ`;
