import { Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './link-address.ts';

/** A picture of this site, on a line of its own. Pictures from elsewhere are left out when they are pasted. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/uploads/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** What the text of a blog can be made of: the same as the server lets through, so that nothing changes on the way. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  Picture,
];
