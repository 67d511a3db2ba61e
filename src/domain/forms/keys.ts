/** In a draft ids are members of a path: without dots, and never a number, which would be a place in a list. */
export const keyOf = (id: string) => (id === '' ? '' : `$${id.replaceAll('.', '\u2024')}`);
export const idOf = (key: string) => key.slice(1).replaceAll('\u2024', '.');
