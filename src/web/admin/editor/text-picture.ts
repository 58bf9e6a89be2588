import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm, formFile } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';
import { choosePicture, sayWhatItShows } from '#words/admin/blogs.ts';

export interface TextPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Uploads a picture for a text. Without a file, only the description of the `current` picture changes. */
export const textPicture = defineForm({
  fields: ['image', 'alt'],
  read: (form) => ({ ...formTexts(form, ['current', 'alt']), image: formFile(form, 'image') }),
  check: ({ image, current, alt }) => ({
    ...(!image && !current && { image: choosePicture }),
    ...(alt.trim() === '' && { alt: sayWhatItShows }),
  }),
  send: async (api: typeof adminApi, { image, alt }): Promise<Partial<TextPicture>> => {
    if (!image) return { alt: alt.trim() };
    const { image_url: src, width, height } = await api.blogs.addPicture({ body: { image } });
    return { src, alt: alt.trim(), width, height };
  },
});
