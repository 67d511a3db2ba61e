/** A text as part of an address. Half of a character, as a text ends that was cut in it, has no encoding (FAULTS F74). */
export const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'));

/** Where one writes to. The scheme is ours and the rest is encoded, so that an address can't become another kind of link. */
export const mailAddress = (email: string): string => `mailto:${encoded(email).replace('%40', '@')}`;
