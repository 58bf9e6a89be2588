export const offline = 'You are offline.';
export const checkConnection = 'Please check your connection and try again.';
export const pageNotLoaded = 'This page could not be loaded.';
