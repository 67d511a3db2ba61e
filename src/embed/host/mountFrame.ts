import type { Message } from '../channel';
import type { FrameEvents, HostCommands } from '../protocol';
import { keepCommands, type CommandType } from './commands';
import { fallback, isSupported } from './fallback';
import { leaveFor } from './leaveFor';
import { openFrame, type OpenedFrame } from './openFrame';
import type { TicketsOptions } from './options';
import { notify } from './notify';
import { englishTexts, type LoadTexts } from './texts';

/** What a page holds of the tickets it has put in. @public */
export interface MountedTickets {
  /** Shows the tickets, again after `close()`, and moves the focus to them. */
  open: () => void;
  /** Takes everything away: the frame, the link, what was listened to. Held tickets are let go. */
  close: () => void;
  /** Gives a command, at once or as soon as the frame is ready. Throws a `TypeError` for what the protocol does not know. */
  command: <Type extends CommandType>(type: Type, payload: HostCommands[Type]) => void;
}

/** `mountTickets` without the package's own sentences. */
export function mountFrame(
  container: HTMLElement,
  options: TicketsOptions & { loadTexts: LoadTexts },
): MountedTickets {
  const { loadTexts, locale = 'en', settings } = options;
  const commands = keepCommands();
  if (settings && isSupported()) commands.give('setTheme', { settings });
  let texts = englishTexts;
  let frame: OpenedFrame | undefined;
  let sentence: HTMLElement | undefined;

  const hear = (message: Message<FrameEvents>) => {
    const opened = frame;
    if (!opened) return;
    if (message.type === 'ready') commands.connect(opened.say);
    const isWanted = notify(container, options, message);
    if (message.type === 'scrollToTop') {
      if (isWanted) showTop(opened.element);
      opened.say('scrolledToTop', {});
    }
    if (message.type === 'leave' && isWanted)
      leaveFor(message.payload.address, new URL(opened.element.src).origin);
  };
  const show = () => {
    if (frame || sentence) return;
    if (isSupported()) frame = openFrame(container, options, () => texts, hear);
    else {
      sentence = fallback(options, texts, 'embed.unsupported');
      container.append(sentence);
    }
  };

  if (!options.closed) show();
  // Asked for now, while the tickets' address answers: it may be what does not, later.
  loadTexts(locale).then(
    (loaded) => {
      if (!loaded) return;
      texts = loaded;
      if (frame) frame.element.title = texts['tickets.title'];
      sentence?.replaceWith((sentence = fallback(options, texts, 'embed.unsupported')));
    },
    // English stays.
    () => undefined,
  );

  return {
    open() {
      show();
      frame?.element.focus({ preventScroll: true });
      if (frame) commands.give('open', {});
    },
    close() {
      frame?.say('close', {});
      frame?.close();
      sentence?.remove();
      frame = sentence = undefined;
      commands.disconnect();
    },
    command: (type, payload) => commands.give(type, payload),
  };
}

/** The frame's top, when it is out of sight. */
function showTop(frame: HTMLElement) {
  const { top } = frame.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight / 2) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}
