/** By area, from head to foot: the order of the index of conditions. */
export { bodyAreaNames } from '../messages/body-areas.ts';
