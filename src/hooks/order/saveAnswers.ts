import type { Client } from '../../client';
import { saveFormData, type HeldTransaction, type SaveRequest } from '../../contract';
import { asApiError } from './createKeep';
import { isAboutHold } from './readOutcome';

/** Milliseconds after which a payment does not wait for it any longer. */
const answersTimeoutMs = 5_000;

/** What the save itself would refuse: an answer, a full session, an email address. */
const refusals: readonly number[] = [4012, 4022, 4050, 4051];

/**
 * Saves what was filled in before anything is paid (000 §4 Submit). Throws what the save of the order would be refused for, so
 * that nobody pays for it; everything else is let pass, since the save carries the same answers. `false` when the tickets
 * are not held any more, or are an order already. docs/decisions/0016.
 */
export async function saveAnswers(
  client: Client,
  { eventId, token }: Pick<HeldTransaction, 'eventId' | 'token'>,
  personTickets: SaveRequest['personTickets'],
): Promise<boolean> {
  if (personTickets.length === 0) return true;
  const saving = client.call(saveFormData, { params: { eventId, token }, body: { personTickets } });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise((resolve) => {
    timer = setTimeout(resolve, answersTimeoutMs, null);
  });
  try {
    await Promise.race([saving, waited]);
    return true;
  } catch (cause) {
    const { kind, code } = asApiError(cause);
    if (kind === 'refused' && refusals.includes(code)) throw cause;
    return !isAboutHold(code);
  } finally {
    clearTimeout(timer);
  }
}
