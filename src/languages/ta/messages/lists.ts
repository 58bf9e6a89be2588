export const empty = 'இங்கே இன்னும் எதுவும் இல்லை';
