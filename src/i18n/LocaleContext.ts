'use client';
import { createContext } from 'react';
import type { Catalogue } from './catalogue';
import { noTexts, type Texts } from './texts';

export interface LocaleInForce {
  /** As asked for; numbers, dates and names of countries follow it. */
  locale: string;
  /** What the texts are written in, which is a relative of it or English; plural forms follow it. */
  language: string;
  /** False while only the texts of the first screen are there. */
  isWhole: boolean;
  /** Loads the texts of the other screens, where that waits for somebody who needs them. */
  requestRest: () => void;
  /** The texts, without what the host overrides. */
  catalogue?: Catalogue | undefined;
  /** What gives the text of a key, the host's own among them. */
  texts: Texts;
}

export const LocaleContext = /* @__PURE__ */ createContext<LocaleInForce>({
  locale: 'en',
  language: 'en',
  isWhole: true,
  requestRest: () => undefined,
  texts: noTexts,
});
