import type { Catalogue } from './catalogue';

/** Of a catalogue the texts that the ticket list shows; `boxoffice/locales/first/*` are these. */
export const firstTextsOf = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).filter(([key]) =>
      /^(?:(?:tickets|order|promotions|attendees|event|load)\.|error\.(?!payment\.|captcha|alreadyAssigned$|notCharged$|sessionFull$|uniqueEmail$)|kit\.(?:card\.|dismiss$))/.test(
        key,
      ),
    ),
  );
