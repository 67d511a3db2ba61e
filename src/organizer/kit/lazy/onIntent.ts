/**
 * Handlers for what opens a part in a chunk of its own: the chunk is fetched once the pointer or the focus is on it, so that it is there
 * when it is pressed.
 */
export const onIntent = (load: () => Promise<void>) => {
  const fetch = () => void load();
  return { onPointerEnter: fetch, onFocus: fetch };
};
