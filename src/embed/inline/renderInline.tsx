'use client';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Message } from '../channel';
import type { FrameEvents, HostCommands } from '../protocol';
import type { TicketWidgetControls } from '../../widget';
import { InlineWidget, type InlineOptions, type InlinePayments } from './InlineWidget';

/** What the page may ask of tickets that are a part of it. */
type InlineCommand = <Type extends keyof HostCommands>(type: Type, payload: HostCommands[Type]) => void;

/** Tickets in the page, once they are drawn. @public */
export interface InlineTickets {
  command: InlineCommand;
  close: () => void;
}

/** Draws the tickets into an element of the page; what happens is reported as a frame would. @public */
export type RenderInline = (
  container: HTMLElement,
  options: InlineOptions,
  onMessage: (message: Message<FrameEvents>) => void,
) => InlineTickets;

/** A way to draw with ways to pay in it; without any, orders that cost nothing and invoices can be made. @public */
export const inlineWith =
  (payments?: InlinePayments): RenderInline =>
  (container, options, onMessage) => {
    const root = createRoot(container);
    const controls = createRef<TicketWidgetControls>();
    let drawn = options;
    const show = (changed: Partial<InlineOptions>) => {
      drawn = { ...drawn, ...changed };
      root.render(<InlineWidget {...drawn} onMessage={onMessage} controls={controls} payments={payments} />);
    };
    show({});
    return {
      command(type, payload) {
        if (type === 'open') container.querySelector<HTMLElement>('h2, h3')?.focus();
        else show(changeOf({ type, payload } as Message<HostCommands>));
      },
      close() {
        controls.current?.release();
        root.unmount();
      },
    };
  };

/**
 * Draws tickets into an element of the page, without a frame and with no payment options but what costs nothing or goes by invoice.
 * @public
 */
export const renderInline: RenderInline = inlineWith();

/** What a command changes of what is shown. */
function changeOf({ type, payload }: Message<HostCommands>): Partial<InlineOptions> {
  switch (type) {
    case 'setLocale':
    case 'setScheme':
    case 'setTheme':
      return payload;
    case 'setPromotionCode':
      return { promotionCode: payload.code };
    default:
      return {};
  }
}
