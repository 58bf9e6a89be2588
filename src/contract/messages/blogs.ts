export const added = 'Blog added!';
export const updated = 'Blog updated!';
export const saveFailure = 'Error saving blog.';
export const deleted = 'Blog deleted!';
export const deleteFailure = 'Error deleting blog.';
export const statusUpdated = 'Status updated!';
export const statusFailure = 'Failed to toggle status.';
export const empty = 'No blogs available.';
