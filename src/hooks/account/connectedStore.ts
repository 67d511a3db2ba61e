import type { Instant } from '../../contract';
import { authServices, type AuthService } from '../../domain';
import { createTextStore, type TextStore } from '../textStore';

/** Since when each is connected. */
export type ConnectedServices = Partial<Record<AuthService, Instant>>;

const keyOf = (personId: string) => `boxoffice:connected:${personId}`;

/** What this browser heard of a person's connections: services and times, nothing that opens one. */
export function connectedStore(given: TextStore | undefined, personId: string) {
  const store = given ?? createTextStore(() => localStorage);
  const read = (): ConnectedServices => parse(store.read(keyOf(personId)));
  return {
    read,
    set(service: AuthService, since: Instant | null) {
      const others = Object.entries(read()).filter(([known]) => known !== service);
      const connected: ConnectedServices = Object.fromEntries(
        since === null ? others : [...others, [service, since]],
      );
      store.write(keyOf(personId), JSON.stringify(connected));
      return connected;
    },
  };
}

function parse(text: string | null): ConnectedServices {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const entries = new Map(Object.entries(found));
    const isInstant = (value: unknown): value is Instant =>
      typeof value === 'string' && !Number.isNaN(Date.parse(value));
    return Object.fromEntries(
      authServices.flatMap((service) => {
        const since: unknown = entries.get(service);
        return isInstant(since) ? [[service, since]] : [];
      }),
    );
  } catch {
    return {};
  }
}
