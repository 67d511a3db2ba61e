/** 000 §2: asked up to 10 times, every 500 ms. */
const tries = 10;
const every = 500;

export interface ScrollRequester {
  /** Begins anew, when it was asking already. */
  start: () => void;
  /** It was answered, or nobody is there any more. */
  stop: () => void;
}

/** Says it again until it is stopped: the page around may be busy, or still loading. */
export function requestScroll(say: () => void): ScrollRequester {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  return {
    stop,
    start() {
      stop();
      let left = tries;
      const sayOnce = () => {
        left -= 1;
        if (left <= 0) stop();
        say();
      };
      timer = setInterval(sayOnce, every);
      sayOnce();
    },
  };
}
