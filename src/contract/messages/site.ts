export const offline = 'You are offline.';
export const checkConnection = 'Please check your connection and try again.';
