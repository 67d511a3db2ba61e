import type { ChallengeStage } from '../types';
import type { BrowserSize, SpreedlyScript, ThreeDSStatus } from './script';

/** What a browser asks a page with. */
const acceptHeader = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** In pixels: below it a challenge takes the whole screen (DECISIONS, Order flow). */
const narrow = 500;

/** 000 §4, §9: the browser as the bank's check wants to know it. */
export const browserInfoOf = ({ Spreedly }: SpreedlyScript): string => {
  const size: BrowserSize = window.innerWidth < narrow ? '05' : '03';
  return Spreedly.ThreeDS.serialize(size, acceptHeader);
};

type Listener = (status: ThreeDSStatus) => void;

/** Who hears of the challenge that is played, by the script's own frame: its events can't be unsubscribed from one by one. */
const listeners = new WeakMap<SpreedlyScript['Spreedly'], { current: Listener | null }>();

function listen({ Spreedly }: SpreedlyScript, listener: Listener): () => void {
  let seat = listeners.get(Spreedly);
  if (!seat) {
    const made: { current: Listener | null } = { current: null };
    seat = made;
    listeners.set(Spreedly, made);
    Spreedly.on('3ds:status', (status) => made.current?.(status));
  }
  const taken = seat;
  taken.current = listener;
  return () => {
    if (taken.current === listener) taken.current = null;
  };
}

const idOf = (container: HTMLElement, name: string) => {
  if (!container.id) container.id = `${name}-${crypto.randomUUID()}`;
  return container.id;
};

interface Played {
  environmentKey: string;
  transactionToken: string;
  stage: ChallengeStage;
  /** Hears what concerns this transaction, in order, until it stops or the stage is left. */
  onStatus: Listener;
}

/** Begins the life cycle of a transaction on its stage; answers how to stop hearing of it. */
export function startLifecycle(script: SpreedlyScript, played: Played): () => void {
  const { environmentKey, transactionToken, stage, onStatus } = played;
  const stop = listen(script, (status) => {
    const about = status.token ?? status.context?.token ?? transactionToken;
    if (about === transactionToken) onStatus(status);
  });
  stage.signal.addEventListener('abort', stop);
  new script.Spreedly.ThreeDS.Lifecycle({
    environmentKey,
    transactionToken,
    hiddenIframeLocation: idOf(stage.fingerprint, 'fingerprint'),
    challengeIframeLocation: idOf(stage.challenge, 'challenge'),
  }).start();
  return stop;
}
