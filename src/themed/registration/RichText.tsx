'use client';
import { Fragment, type ReactNode } from 'react';

export interface RichTextProps {
  /** A translated text with simple tags: `I agree to the <terms>End-user terms</terms>`. */
  text: string;
  /** What each tag becomes. Words of an unknown tag stay plain. */
  parts: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** Puts links and emphasis into a translated sentence without cutting it up for translators. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/<(\w+)>(.*?)<\/\1>/).map((piece, index, pieces) => {
    // split() yields words, tag, tagged words, words, tag, …
    if (index % 3 === 1) return null;
    const tag = index % 3 === 2 ? pieces[index - 1] : undefined;
    const render = tag === undefined ? undefined : parts[tag];
    return <Fragment key={index}>{render ? render(piece) : piece}</Fragment>;
  });
}
