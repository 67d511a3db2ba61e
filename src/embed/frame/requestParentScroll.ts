import { isExactOrigin, openChannel } from '../channel';
import { frameEvents, hostCommands, type FrameEvents, type HostCommands } from '../protocol';
import { requestScroll } from './requestScroll';

/**
 * Asks the page around the frame to show its top, until it answers `scrolledToTop`; without a frame this page does. `parentOrigin`
 * is exact: nobody else is asked, and nobody else's answer counts (FAULTS A12, A13). For a widget without a connection of its own.
 * Answers how to stop. 000 §2.
 * @public
 */
export function requestParentScroll(parentOrigin: string | undefined): () => void {
  if (window.parent === window) {
    window.scrollTo({ top: 0 });
    return () => undefined;
  }
  if (!parentOrigin || !isExactOrigin(parentOrigin)) return () => undefined;
  const channel = openChannel<HostCommands, FrameEvents>({
    peer: () => window.parent,
    origin: parentOrigin,
    hears: hostCommands,
    says: frameEvents,
    onMessage: ({ type }) => {
      if (type === 'scrolledToTop') stop();
    },
  });
  const asker = requestScroll(() => void channel.say('scrollToTop', {}));
  const stop = () => {
    asker.stop();
    channel.close();
  };
  asker.start();
  return stop;
}
