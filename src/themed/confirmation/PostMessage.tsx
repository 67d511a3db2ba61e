'use client';
import { fillPlaceholders } from '../../domain/confirmation';
import { chunk, useChunk } from '../kit/chunk';
import { plainText } from '../kit/plainText';
import * as css from './PostMessage.css';
import type { PostMessageProps } from './FormattedMessage';

const formatting = /* @__PURE__ */ chunk(() => import('./FormattedMessage'));

/** The organizer's own words to the buyer: plain at once, formatted as soon as the sanitizer is there. 001 §2.2; FAULTS A03. */
export function PostMessage(props: PostMessageProps) {
  const loaded = useChunk(formatting);
  if (loaded) return <loaded.FormattedMessage {...props} />;
  // Plain first, filled in then: what a value looks like is never looked at.
  return (
    <div dir="auto" className={css.message}>
      {fillPlaceholders(plainText(props.html), props.values)}
    </div>
  );
}
