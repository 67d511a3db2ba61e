import { openChannel, type Channel, type Message } from '../channel';
import { frameEvents, hostCommands, type FrameEvents, type HostCommands } from '../protocol';
import { fallback } from './fallback';
import { frameAddress } from './frameAddress';
import type { TicketsOptions } from './options';
import type { EmbedTexts } from './texts';

/** How long a frame may be silent until a link is offered beside it, in milliseconds. */
export const timeoutMs = 5_000;

/** CSS pixels, until the frame has reported its height: about what a list of tickets needs. */
const firstHeight = '480px';

export interface OpenedFrame {
  readonly element: HTMLIFrameElement;
  say: Channel<HostCommands>['say'];
  close: () => void;
}

/** The frame with the tickets at the end of `place`, and what is said to it and heard from it. */
export function openFrame(
  container: HTMLElement,
  options: TicketsOptions,
  texts: () => EmbedTexts,
  onMessage: (message: Message<FrameEvents>) => void,
): OpenedFrame {
  const address = frameAddress(options);
  const element = document.createElement('iframe');
  // Important and all, or a page's own `iframe { height: auto !important; float: left }` would win.
  const style = (name: string, value: string) => element.style.setProperty(name, value, 'important');
  style('all', 'initial');
  style('display', 'block');
  style('width', '100%');
  style('height', firstHeight);

  let link: HTMLElement | undefined;
  /** Kept in the document and as large as it is: a frame that isn't laid out may not even start. */
  const showFrame = (isVisible: boolean) => {
    style('visibility', isVisible ? 'visible' : 'hidden');
    style('position', isVisible ? 'static' : 'absolute');
  };
  const giveUp = () => {
    link = fallback(options, texts(), 'embed.blocked');
    element.before(link);
    showFrame(false);
  };
  const timer = setTimeout(giveUp, timeoutMs);

  const channel = openChannel<FrameEvents, HostCommands>({
    peer: () => element.contentWindow,
    origin: address.origin,
    hears: frameEvents,
    says: hostCommands,
    onMessage: (message) => {
      if (message.type === 'ready') {
        clearTimeout(timer);
        link?.remove();
        showFrame(true);
      } else if (message.type === 'resized') style('height', `${Math.ceil(message.payload.height)}px`);
      onMessage(message);
    },
  });

  element.title = texts()['tickets.title'];
  element.allow = 'payment';
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  element.src = address.href;
  container.append(element);
  return {
    element,
    say: channel.say,
    close() {
      clearTimeout(timer);
      channel.close();
      link?.remove();
      element.remove();
    },
  };
}
