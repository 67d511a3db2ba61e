import type { Message } from '../channel';
import type { FrameEvents } from '../protocol';
import { toMinor, type WidgetEvent } from '../../domain';

/** What the page hears of something that happened in the widget; undefined when it is none of its business. */
export function messageOf(event: WidgetEvent, eventName: string): Message<FrameEvents> | undefined {
  switch (event.type) {
    case 'confirmed': {
      const { orderId, currency, total } = event;
      const paid = currency !== undefined && total !== undefined && total > 0;
      const payload = { orderId, ...(paid && { currency, amount: toMinor(total, currency) }) };
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
