import { createContext } from 'react';

/** Whether the page is a document without React, which only the server renders: see `isDocument` in pages.ts. */
export const IsDocument = createContext(false);
