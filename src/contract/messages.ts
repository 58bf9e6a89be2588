import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, requiredText, version } from './fields.ts';
import * as templateMessages from './messages/messages.ts';
import { limits } from './plain/limits.ts';
import { findUnknownField, messageKeys, templateFields } from './plain/template-fields.ts';
import { routes } from './routes.ts';

const messageTemplate = z
  .object({
    id,
    key: z.enum(messageKeys),
    text: z.string(),
    default_text: z.string().describe('The default words, until someone changes them'),
    by_mail: z
      .boolean()
      .nullable()
      .describe('Whether the program sends it by e-mail when it is due; null for one that only people send'),
    version,
    other_texts: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('The message in other languages, by tag, with the name of the clinic filled in; in the list alone'),
  })
  .meta({ id: 'MessageTemplate' });

export type MessageTemplate = z.output<typeof messageTemplate>;

const templateForm = z
  .object({
    text: requiredText(limits.remarks, templateMessages.noText).superRefine((text, context) => {
      const unknown = findUnknownField(text);
      if (unknown !== undefined)
        context.addIssue({ code: 'custom', message: templateMessages.unknownField(unknown, templateFields) });
    }),
    by_mail: z.boolean().exactOptional(),
  })
  .meta({ id: 'MessageTemplateForm', examples: [{ text: 'Hello {name}, {clinic} has your request {reference}.' }] });

export const messages = defineEndpoints(routes.messages, ['front-desk', templateMessages.notFound], {
  list: { summary: 'Ready messages for patients, with fields such as {name}', output: z.array(messageTemplate) },
  get: { summary: 'One message', output: messageTemplate },
  update: {
    access: 'owner',
    summary: 'Change the words of a message',
    body: templateForm,
    output: messageTemplate,
    conditional: true,
    failure: templateMessages.updateFailure,
  },
});
