export const title = 'Title';
export const address = 'Address';
export const content = 'Content';
export const pages = 'Pages';
export const addAPage = 'Add a page';
export const empty =
  'Write what patients ask about, such as fees or parking. Shown pages stand at the foot of the website.';
export const addTheFirstPage = 'Add the first page';
export const order = 'as at the foot of the website';
export const onTheWebsite = 'On the website';
export const contentHint =
  '{clinic}, {phone}, {email}, {address} and {emergency} stand for what the clinic’s details say.';
export const addressHint =
  'Small letters, digits and hyphens, behind /pages/. If it is empty, we make it from the title.';
export const addressHintStored =
  'Small letters, digits and hyphens, behind /pages/. If you change it, links to the page stop working.';
