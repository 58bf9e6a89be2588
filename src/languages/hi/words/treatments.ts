export const minutesShort = (minutes: number) => `${minutes} मिनट`;
export const minutes = (count: number) => `${count} मिनट`;
export const bookThis = 'यह इलाज बुक करें';
export const whenNotTo = 'यह इलाज कब न कराएँ';
export const description = (name: string, said: string) => `{place} में ${name}: ${said}`;
export const whatToExpect = 'इलाज में क्या होता है, और कैसे बुक करें।';
