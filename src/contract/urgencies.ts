/** How soon a sign needs help, from the soonest on. There are no other words for it. */
export type Urgency = 'call' | 'emergency' | 'today' | 'days' | 'weeks';
