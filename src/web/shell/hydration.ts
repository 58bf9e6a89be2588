/** Whether the application has taken over the page that the server sent. */
export const hydration = { isDone: false };
