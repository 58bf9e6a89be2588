import { createElement, Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** Words with fields such as `{phone}`, in the order that the language wants. */
  words: string;
  /** Links, numbers and names by field. */
  fields: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it. */
export function Sentence({ words, fields }: SentenceProps) {
  return createElement(Fragment, null, ...words.split(/[{}]/).map((part, at) => (at % 2 ? fields[part] : part)));
}
