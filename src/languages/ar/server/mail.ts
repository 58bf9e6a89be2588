// Words around a message to a patient by e-mail. The message itself is a template that owners can edit: contract/messages/messages.ts

export const subject = (clinic: string, time: string | undefined) => (time ? `${clinic}: ${time}` : clinic);
export const whyAndHowToStop = (clinic: string, stopAt: string) =>
  `${clinic} sends this because you said that we may write to you later. No one reads answers to it. To stop it: ${stopAt}`;
export const why = (clinic: string, reference: string, phone: string) =>
  `${clinic} sends this because you gave this e-mail address with your request ${reference}. No one reads answers to it. If you want no messages by e-mail, please tell us: ${phone}.`;
