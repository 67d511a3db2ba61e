/** The timers of a story's page that take seconds; there is one in each frame, from before the page's own scripts. */
export interface LongTimers {
  /** They may run, as a play needs them. */
  run: () => void;
  /** None goes off any more: a notice stays for its picture, however busy the machine is. */
  stop: () => void;
}

function watchLongTimers(): LongTimers {
  const seconds = 2_000;
  const start = window.setTimeout.bind(window);
  const underWay = new Set<number>();
  let areStopped = false;
  window.setTimeout = ((act: TimerHandler, after = 0, ...given: unknown[]) => {
    if (after <= seconds) return start(act, after, ...given);
    if (areStopped) return 0;
    const id = start(act, after, ...given);
    underWay.add(id);
    return id;
  }) as typeof window.setTimeout;
  return {
    run: () => {
      areStopped = false;
    },
    stop: () => {
      areStopped = true;
      underWay.forEach((id) => window.clearTimeout(id));
      underWay.clear();
    },
  };
}

// The page around the story's frame waits for the story.
if (window !== window.top) Object.assign(window, { longTimers: watchLongTimers() });
