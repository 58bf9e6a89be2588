import { readFromVisit, storeForVisit } from '#web/booking/popup/visit-storage.ts';

/** Key in the session's storage. */
const typedKey = 'typed';

/** Fields that people type in or choose from; a file cannot be filled in again, and a password is never stored. */
const fields = 'input:not([type=hidden], [type=file], [type=password], [type=search]), select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = () => [...document.querySelectorAll<Field>(fields)].filter(({ name }) => name);

const keyOf = ({ name, value, type }: Field) => (type === 'checkbox' || type === 'radio' ? `${name}=${value}` : name);

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Keeps what was typed when someone opens the page in another language: fills it in there, and stores it on the way. */
export function keepTyped() {
  fillTyped();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-language]')) storeTyped();
  });
}

function storeTyped() {
  const typed = fieldsOf().map((field) => [keyOf(field), isTick(field) ? field.checked : field.value]);
  storeForVisit(typedKey, JSON.stringify(Object.fromEntries(typed)));
}

/** Fills in what was stored, as if it were typed: React and scripts of the page hear of it. */
function fillTyped() {
  const typed = JSON.parse(readFromVisit(typedKey) ?? '{}') as Record<string, string | boolean>;
  storeForVisit(typedKey, null);
  for (const field of fieldsOf()) {
    const before = typed[keyOf(field)];
    if (before === undefined) continue;
    if (isTick(field)) {
      if (field.checked !== before) field.click();
      continue;
    }
    if (field.value === before || before === '') continue;
    const prototype = Object.getPrototypeOf(field) as Field;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, before); // past React's own setter
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
