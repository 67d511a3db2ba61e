import { options } from 'preact';

/** What a person does once at a time: React draws it, and runs its effects, before the next. */
const discrete = /^(?:key|click|dblclick|pointer(?:down|up)|mouse(?:down|up)|touch|input|change|focus|blur|submit|paste)/;

let isDiscrete = false;
const afterTask = new MessageChannel();
let waiting: (() => void)[] = [];
afterTask.port1.onmessage = () => {
  isDiscrete = false;
  const effects = waiting;
  waiting = [];
  for (const run of effects) run();
};

const later = () => afterTask.port2.postMessage(null);

const { event: before } = options;
options.event = (event) => {
  if (!isDiscrete && discrete.test(event.type)) {
    isDiscrete = true;
    later();
  }
  return before ? before(event) : event;
};

/** Preact waits for a frame, where React waits for the end of the task; what the effects do is seen a frame earlier so. */
options.requestAnimationFrame = (run) => {
  if (isDiscrete) {
    queueMicrotask(run);
    return;
  }
  waiting.push(run);
  later();
};
