import type { Channel } from '../appointments.ts';

export const notFound = 'This mark was removed already.';
export const failure = 'Failed to mark the patient as told.';
export const removeFailure = 'Failed to remove the mark.';
export const removed = 'The mark is removed.';
export const noTemplates = 'The ready messages could not be loaded. You can write your own.';
export const nothingToTell = 'Nothing to tell any more';
export const emptyList = 'Everyone knows how their visits are.';
export const allReminded = 'Everyone with a visit on the next open day has been reminded.';
export const noVisits = 'No one has a visit on the next open day.';
export const incompleteMessage = (field: string) =>
  `The message needs ${field}, which is missing here. Open the request to write it.`;

/** How a patient was told: 'Told by …'. */
export const channelLabels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'text message',
  phone: 'phone',
  email: 'e-mail',
};
