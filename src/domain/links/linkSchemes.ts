/** Pages that somebody else named: also those without encryption, since leaving them out would lose the link without a word. */
export const webSchemes = ['https:', 'http:'] as const;

/** What a text that somebody wrote may link to, wherever it is written, saved or shown. */
export const linkSchemes = [...webSchemes, 'mailto:'] as const;
