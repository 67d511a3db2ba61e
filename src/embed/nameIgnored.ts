/** Of an attribute that makes no sense; the page's developer reads it in the console, also in production. Short, as it is part of the loader. */
export function nameIgnored(name: string, value = ''): void {
  console.warn(`BX1010: ${name}="${value}", docs/codes.md`);
}
