/** News that programs of the clinic get, by the name that each message carries as its type. */
export const webhookEvents = [
  'request.created',
  'visit.booked',
  'visit.changed',
  'visit.cancelled',
  'visit.attended',
  'review.created',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Ways by which the clinic's own gateway tells patients who have no e-mail address. */
export const gatewayChannels = ['whatsapp', 'sms'] as const;
export type GatewayChannel = (typeof gatewayChannels)[number];

export const deliveryStates = ['waiting', 'sending', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Time in ms for which a former secret still signs, so that the other program can change over. */
export const formerSecretMs = 24 * 3_600_000;
/** Time in ms for which a delivery is tried again. */
export const deliveryGivesUpMs = 24 * 3_600_000;

export const webhookLimits = { targets: 10, deliveries: 200 } as const;
