/** `#1F4E5F`, `1f4e5f` and `#abc` as `#rrggbb`; `null` for anything else. */
export function readColour(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}
