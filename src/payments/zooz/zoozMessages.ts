/** What the frame says. 000 §7: six actions in all; `init` is asked of it and answered by it, `submit` is asked of it. */
export type ZoozMessage =
  | { action: 'init' | 'validationFailed' | 'validationSuccess' | 'cardNotAdded' }
  | { action: 'cardAdded'; paymentKey: string };

const bare = ['init', 'validationFailed', 'validationSuccess', 'cardNotAdded'] as const;

/** A name of something, and never a card: no run of digits is as long as a number's. */
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[\w.:-]{1,200}$/.test(key) && !/\d{12}/.test(key.replace(/[_.:-]/g, ''));

/** The message in it; `null` when its shape is none of them (FAULTS A12). */
export function zoozMessage(data: unknown): ZoozMessage | null {
  if (typeof data !== 'object' || data === null || !('action' in data)) return null;
  const action = bare.find((one) => one === data.action);
  if (action) return { action };
  if (data.action === 'cardAdded' && 'paymentKey' in data && isKey(data.paymentKey))
    return { action: 'cardAdded', paymentKey: data.paymentKey };
  return null;
}
