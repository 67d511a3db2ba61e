/**
 * Reports how tall `content` is, in whole CSS pixels, at first and whenever that changes, also when it shrinks. It must be as tall
 * as what is in it and no taller: measuring the page would only ever grow. At most once per frame of the screen; nothing is told
 * twice, so that the answer to a message is never another. Answers how to stop.
 */
export function reportHeight(content: Element, onHeight: (height: number) => void): () => void {
  const root = content.ownerDocument.documentElement;
  let lastReported = 0;
  const read = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === lastReported || height === 0) return;
    lastReported = height;
    onHeight(height);
  };
  // Once the page around follows, a bar would come and go with each change, and make the text break anew.
  const follow = () => {
    if (window.innerHeight === lastReported) root.style.overflowY = 'hidden';
  };
  const observer = new ResizeObserver(read);
  observer.observe(content);
  window.addEventListener('resize', follow);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', follow);
    root.style.overflowY = '';
  };
}
