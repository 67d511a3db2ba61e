import type { Message } from '../channel';
import type { FrameEvents } from '../protocol';
import {
  englishTexts,
  fallback,
  isSupported,
  keepCommands,
  timeoutMs,
  notify,
  type EmbedTexts,
  type LoadTexts,
  type MountedTickets,
} from '../host';
import type { InlineTickets, RenderInline } from '../inline';
import type { ElementOptions } from './attributes';

/** Brings the part with React in it, which pages with frames alone never load. @public */
export type LoadInline = () => Promise<RenderInline>;

/** The tickets as a part of the page, in `place`. The same handle and the same events as a frame has. */
export function mountInline(
  container: HTMLElement,
  options: ElementOptions & { loadTexts: LoadTexts },
  load: LoadInline,
): MountedTickets {
  const { loadTexts, locale = 'en' } = options;
  const commands = keepCommands();
  let drawn: { close: () => void } | undefined;

  const show = () => {
    let isOpen = true;
    let tickets: InlineTickets | undefined;
    let sentence: HTMLElement | undefined;
    const box = container.appendChild(document.createElement('div'));
    const say = async (why: Parameters<typeof fallback>[2]) => {
      const texts: EmbedTexts = (await loadTexts(locale).catch(() => undefined)) ?? englishTexts;
      if (!isOpen || tickets) return;
      sentence ??= container.appendChild(fallback(options, texts, why));
    };
    const timer = setTimeout(() => void say('embed.blocked'), timeoutMs);
    const hear = (message: Message<FrameEvents>) => {
      if (isOpen && tickets && message.type === 'ready') commands.connect(tickets.command);
      if (isOpen) notify(container, {}, message);
    };
    const begin = (render: RenderInline) => {
      clearTimeout(timer);
      if (!isOpen) return;
      sentence?.remove();
      tickets = render(box, options, hear);
    };
    if (isSupported()) load().then(begin, () => void say('embed.blocked'));
    else void say('embed.unsupported');
    drawn = {
      close() {
        isOpen = false;
        clearTimeout(timer);
        tickets?.close();
        sentence?.remove();
        box.remove();
        commands.disconnect();
      },
    };
  };

  if (!options.closed) show();
  return {
    open() {
      if (!drawn) show();
      commands.give('open', {});
    },
    close() {
      drawn?.close();
      drawn = undefined;
    },
    command: commands.give,
  };
}
