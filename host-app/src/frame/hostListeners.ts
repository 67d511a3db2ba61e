import type { TicketWidgetProps } from 'boxoffice';
import { toMinor } from 'boxoffice/domain';
import type { HostLink } from './hostLink';
import { screenOf } from './screenOf';

type Hearers = Required<Pick<TicketWidgetProps, 'onEvent' | 'onStepChange'>>;

/** What the page around hears of an order: where it is, that it was made, and that something went wrong; never whose it is. */
export function hostListeners(host: Pick<HostLink, 'say' | 'showTop'>): Hearers {
  let screen: ReturnType<typeof screenOf> = null;
  let paid = '';
  return {
    onStepChange(step) {
      host.say('step', { step });
      const next = screenOf(step);
      // Nobody is taken away from where they are by a page that has just loaded, but to a confirmation (000 §2).
      if (next && next !== screen && (screen || next === 'confirmation')) host.showTop();
      screen = next ?? screen;
    },
    onEvent(event) {
      if (event.type === 'holdRefused' || event.type === 'orderError')
        host.say('error', { kind: event.type });
      if (event.type !== 'confirmed' || event.orderId === paid) return;
      paid = event.orderId;
      const { orderId, currency, total } = event;
      const amount = currency && total ? { currency, amount: toMinor(total, currency) } : {};
      host.say('orderConfirmed', { orderId, ...amount });
    },
  };
}
