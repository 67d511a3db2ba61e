import { openChannel, type Channel, type Message } from '../channel';
import { frameEvents, hostCommands, type FrameEvents, type HostCommands } from '../protocol';
import { requestScroll } from './requestScroll';
import { parentOriginOf, type ParentSources } from './parentOriginOf';
import { reportHeight } from './reportHeight';
import { watchSeen } from './watchSeen';

/** What the page around may ask for. Its answer `scrolledToTop` is taken care of. @public */
export type HostCommand = Exclude<Message<HostCommands>, { type: 'scrolledToTop' }>;

/** What of the frame the page around it is told, and who hears its commands. @public */
export interface HostConnectionOptions extends ParentSources {
  /** As tall as what it holds; its height is reported. Default: the page's body. */
  content?: Element;
  onCommand: (command: HostCommand) => void;
}

/** The frame's end of its connection with the page around it. @public */
export interface HostConnection {
  say: Channel<FrameEvents>['say'];
  /** Brings the frame's top into sight: its own, and that of the page around, which is asked until it has. 000 §2. */
  showTop: () => void;
  /** Nothing is sent or heard afterwards. */
  close: () => void;
}

/**
 * For the page in the frame: says `ready`, reports its height from then on, and hears commands. `null` where there is no frame, or
 * the page around it is none of the list; then nothing is reported to anybody.
 * @public
 */
export function connectToHost({
  content,
  onCommand,
  ...sources
}: HostConnectionOptions): HostConnection | null {
  const { parent } = window;
  const origin = parent === window ? null : parentOriginOf(sources);
  if (!origin) return null;
  const channel = openChannel<HostCommands, FrameEvents>({
    peer: () => parent,
    origin,
    hears: hostCommands,
    says: frameEvents,
    onMessage: (message) => {
      if (message.type === 'scrolledToTop') asker.stop();
      else onCommand(message);
    },
  });
  const asker = requestScroll(() => void channel.say('scrollToTop', {}));
  channel.say('ready', {});
  const stops = [
    reportHeight(content ?? document.body, (height) => void channel.say('resized', { height })),
    watchSeen(),
    asker.stop,
    channel.close,
  ];
  return {
    say: channel.say,
    showTop() {
      window.scrollTo({ top: 0 });
      asker.start();
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
