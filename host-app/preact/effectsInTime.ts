import { options } from 'preact';

/**
 * Effects follow what was drawn at once, as React's do after a press of a key and wherever a layout effect changes a state. Preact would
 * wait for the next frame, in which somebody may have gone on already.
 */
options.requestAnimationFrame = (run) => queueMicrotask(run);
