/** LOOK, Motion: what opens fades in. In milliseconds. */
export const fadeMs = 200;

/** Not for who asked the system for less of it. */
export const isMotionWanted = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
