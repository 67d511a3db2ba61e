import { deadlines } from '../deadlines';
import { zoozMessage, type ZoozMessage } from './zoozMessages';

/** What sending the card came to. `silent`: nobody answered. */
type ZoozAnswer =
  | { action: 'validationFailed' }
  | { action: 'cardNotAdded' }
  | { action: 'cardAdded'; paymentKey: string }
  | { action: 'silent' };

/**
 * Where the frame stands, for what is shown around it. `ready`: the card can be typed. `sent`: it is on its way. `invalid`: something
 * in it is wrong; `refused`: it was not taken. `added`: it was, and is requested no more.
 */
export type ZoozStatus = 'opening' | 'ready' | 'sent' | 'invalid' | 'refused' | 'added';

/** What the frame hands over once its form can be used. The card stays in it. */
export interface ZoozInput {
  transactionId: string;
  /** Sends what was typed; once for each press. A card that was added is not sent again. */
  submit: () => Promise<ZoozAnswer>;
}

/** The frame's page could not be had, or does not answer. FAULTS F44. */
export class ZoozError extends Error {
  override readonly name = 'ZoozError';
}

/** One open payment, before and behind its frame. */
export interface ZoozSession {
  /** Of the provider's page for this payment. */
  readonly address: string;
  /**
   * Talks with the page in the frame; answers how to stop. `onReady` comes once; `onFailed` when its page does not answer within
   * ten seconds.
   */
  connect(frame: HTMLIFrameElement, hear: ZoozListener): () => void;
}

interface ZoozListener {
  onReady: (input: ZoozInput) => void;
  onFailed: (error: ZoozError) => void;
  onStatus: (status: ZoozStatus) => void;
}

/** A payment that was opened for a hold, at the address of the provider's page. */
export function zoozSession(page: string, transactionId: string): ZoozSession {
  const url = new URL(page, window.location.href);
  url.searchParams.set('transactionId', transactionId);

  return {
    address: url.href,
    connect(frame, { onReady, onFailed, onStatus }) {
      const messages = listenTo(frame, url.origin);
      /** Exactly to the page it was opened with: a frame that went elsewhere hears nothing. */
      const say = (message: object) => frame.contentWindow?.postMessage(message, url.origin);
      let isOpen = false;
      let added: ZoozAnswer | undefined;
      let sending: Promise<ZoozAnswer> | undefined;

      const fail = () => onFailed(new ZoozError(`${url.origin} does not answer init`));
      const timer = setTimeout(fail, deadlines.frameMs);
      const greet = () => say({ action: 'init', transactionId });
      frame.addEventListener('load', greet);
      const stopWaiting = messages.on(({ action }) => {
        if (action !== 'init' || isOpen) return;
        isOpen = true;
        clearTimeout(timer);
        stopWaiting();
        onReady({ transactionId, submit });
        onStatus('ready');
      });

      function submit(): Promise<ZoozAnswer> {
        if (added) return Promise.resolve(added);
        sending ??= send().finally(() => {
          sending = undefined;
        });
        return sending;
      }

      async function send(): Promise<ZoozAnswer> {
        onStatus('sent');
        const answer = await requestOnce(messages, () => say({ action: 'submit' }));
        if (answer.action === 'cardAdded') added = answer;
        onStatus(statusAfter[answer.action]);
        if (answer.action === 'validationFailed' || answer.action === 'cardNotAdded') frame.focus();
        return answer;
      }

      return () => {
        clearTimeout(timer);
        frame.removeEventListener('load', greet);
        messages.stop();
      };
    },
  };
}

const statusAfter = {
  validationFailed: 'invalid',
  cardNotAdded: 'refused',
  cardAdded: 'added',
  silent: 'ready',
} as const satisfies Record<ZoozAnswer['action'], ZoozStatus>;

interface Messages {
  on: (hear: (message: ZoozMessage) => void) => () => void;
  stop: () => void;
}

/** From this frame, its page's origin and in a shape we know, or it was never said (FAULTS A12). */
function listenTo(frame: HTMLIFrameElement, origin: string): Messages {
  const listeners = new Set<(message: ZoozMessage) => void>();
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !event.source || event.source !== frame.contentWindow) return;
    const message = zoozMessage(event.data);
    if (message) [...listeners].forEach((listener) => listener(message));
  };
  window.addEventListener('message', hear);
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => window.removeEventListener('message', hear),
  };
}

/** The first word that ends it counts; what comes later, or was said before it was asked, does not. */
function requestOnce(messages: Messages, request: () => void): Promise<ZoozAnswer> {
  return new Promise((resolve) => {
    let isValid = false;
    const end = (answer: ZoozAnswer) => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ action: 'silent' }), deadlines.confirmMs);
    const stop = messages.on((message) => {
      if (message.action === 'validationSuccess') isValid = true;
      else if (message.action === 'validationFailed' && !isValid) end({ action: 'validationFailed' });
      else if (message.action === 'cardNotAdded') end({ action: 'cardNotAdded' });
      else if (message.action === 'cardAdded') end(message);
    });
    request();
  });
}
