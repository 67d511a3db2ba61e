/** Draws it in a task of its own, so that a long list comes bit by bit and a press in between is heard. Preact would draw it all at once. */
export const startTransition = (run: () => void): void => void setTimeout(run);
