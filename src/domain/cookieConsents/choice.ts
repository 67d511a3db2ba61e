/** What cookies and tracking are for; what the page can't do without is never asked about. @experimental */
export type ConsentCategory = 'analytics' | 'marketing';

/** In the order they are asked about. */
export const consentCategories = ['analytics', 'marketing'] as const satisfies readonly ConsentCategory[];

/** What a visitor accepts. @experimental */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

export const acceptAll: ConsentChoice = { analytics: true, marketing: true };
export const rejectAll: ConsentChoice = { analytics: false, marketing: false };

/** Milliseconds that a choice holds for, half a year: the visitor is asked again then. */
const validity = 182 * 86_400_000;

/** A choice as it is stored. */
export const choiceText = (choice: ConsentChoice, now: number): string =>
  JSON.stringify({ ...choice, chosen: now });

/** What was stored; `null` for whatever is no choice, or one of too long ago. */
export function readChoice(text: string | null, now: number): ConsentChoice | null {
  const { analytics, marketing, chosen } = membersOf(text);
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof chosen !== 'number')
    return null;
  return now - chosen < validity ? { analytics, marketing } : null;
}

function membersOf(text: string | null): Partial<Record<keyof ConsentChoice | 'chosen', unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
