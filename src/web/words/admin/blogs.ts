export const withoutATitle = 'Without a title';
export const openingPreview = 'Opening the preview';
export const whenToGetHelp = 'When to get help';
export const pictureAfterSaving = 'The picture from your address will show after you save.';
export const title = 'Title';
export const author = 'Author';
export const authorHint = 'Shown with the article. If empty, the article names the clinic.';
export const reviewedBy = 'Reviewed by';
export const reviewedByHint =
  'Name and role of the clinician. Without a name and a day, the article says that it is not yet checked.';
export const lastReviewed = 'Last reviewed';
export const publishOn = 'Publish on';
export const publishOnHint = 'It will be published by itself, at the clinic’s time.';
export const publishedOn = 'Published on';
export const publishedOnHint = 'The date that visitors see.';
export const at = 'At';
export const status = 'Status';
export const statusHint = 'Visitors see only what is published.';
export const address = 'Address';
export const addressMoves = 'This blog is published. Links to its old address will lead to the new one.';
export const pictureAboveTheText = 'Picture above the text';
export const picture = 'Picture';
export const keepThePicture = 'Keep the picture';
export const removePicture = 'Remove picture';
export const pictureLink = 'Or paste a picture link';
export const pictureLinkHint = 'It starts with https://. The picture will be copied to this site once.';
export const enterTitle = 'Please enter a title.';
export const enterContent = 'Please enter the content.';
export const choosePicture = 'Please choose a picture.';
export const sayWhatItShows = 'Please say what the picture shows.';
export const blog = 'Blog';
export const saving = 'Saving';
export const saveChanges = 'Save changes';
export const addBlog = 'Add blog';
export const preview = 'Preview';
export const stillWorking = 'Still working. Please wait a moment.';
export const notSavedYet = 'Not saved yet. A draft is stored in this browser.';
export const allChangesAreSaved = 'All changes are saved.';
export const addABlog = 'Add a blog';
export const editTheBlog = 'Edit the blog';
export const allBlogs = 'All blogs';
export const itAsVisitorsSeeIt = 'it as visitors see it (opens in a new tab)';
export const notSaved = 'This blog is not saved yet.';
export const saveAsNew = 'Save it as a new one';
export const viewTheirs = 'View theirs';
export const theirVersion = 'Their version';
export const blogNotFound = 'Blog not found.';
export const viewAllBlogs = 'View all blogs';
export const blogs = 'Blogs';
export const loadingTheBlogs = 'Loading the blogs';
export const searchByTitle = 'Search by title';
export const blogsNewestFirst = 'Blogs, newest first';
export const titleAndBeginning = 'Title and beginning';
export const edited = 'Edited';
export const rowActions = 'View, edit or delete';
export const noTitleMatches = 'No title has these words.';
export const clearTheSearch = 'Clear the search';
export const scheduledFor = 'Scheduled for';
export const addressHint = 'The page will be at {address}';
/** Visible words, which `itAsVisitorsSeeIt` follows for screen readers. */
export const view = 'View';
export const deletePublished =
  'It will leave the website at once, and be deleted with its pictures. You can undo this for 30 seconds.';
export const deleteDraft = 'It will be deleted with its pictures. You can undo this for 30 seconds.';
export const publishedNamed = (title: string) => `Published: ${title}`;
export const filters = { all: 'All', published: 'Published', draft: 'Draft' };
/** Noun after a number. */
export const nouns = { all: 'blogs', published: 'published', draft: 'drafts' };
export const statuses = { Draft: 'Draft', Scheduled: 'Scheduled', Published: 'Published' };
export const nextStep = {
  all: 'Write the first one with Add a blog. It stays a draft until you publish it.',
  published: 'Publish a draft with its switch, and visitors will find it on your site.',
  draft: 'Blogs that visitors do not see yet appear here.',
};
