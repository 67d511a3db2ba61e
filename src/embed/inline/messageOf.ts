import type { Message } from '../channel';
import type { FrameEvents } from '../protocol';
import { minorUnitsOf, type WidgetEvent } from '../../domain';

/** What the page is told of something that happened in the widget; undefined when it is none of its business. */
export function messageOf(event: WidgetEvent, eventName: string): Message<FrameEvents> | undefined {
  switch (event.type) {
    case 'confirmed': {
      const { orderId, currency, total } = event;
      const paid = currency !== undefined && total !== undefined && total > 0;
      const payload = { orderId, ...(paid && { currency, amount: minorOf(total, currency) }) };
      return { type: 'orderConfirmed', payload };
    }
    case 'countdownWarning': {
      const secondsLeft = Math.max(0, Math.ceil(event.remaining / 1000));
      return { type: 'countdownWarning', payload: { secondsLeft, eventName } };
    }
    case 'holdRefused':
    case 'orderError':
    case 'signInError':
      return { type: 'error', payload: { kind: event.type } };
    default:
      return undefined;
  }
}

/** Minor units by ISO 4217; what happens in the widget is counted in whole ones. */
const minorOf = (total: number, currency: string): number => Math.round(total * 10 ** minorUnitsOf(currency));
