import { focusPlace, hasBeenUsed, isFocusFree } from './lostFocus';

const kept = new WeakSet<Element>();

function ancestors(element: Element, root: Element): Element[] {
  const path = [element];
  for (let around = element.parentElement; around && root.contains(around); around = around.parentElement)
    path.push(around);
  return path;
}

/**
 * From now on, whoever has the focus in what goes is led to what stays around it, instead of to the page's beginning: a button "Try again" goes with
 * what failed. What leads to a place of its own comes first. FAULTS F82.
 * @param inside anything in a widget; all of that is looked after, until it goes itself
 */
export function keepFocus(inside: Element): void {
  const root = inside.closest('.bx');
  if (!root || kept.has(root)) return;
  kept.add(root);
  let path: Element[] = [];
  const enter = (element: Element | null) => {
    if (!element || !root.contains(element)) return;
    // A dialog gives back what it took.
    path = element.closest('[role$="dialog"]') ? [] : ancestors(element, root);
  };
  // One that was there before.
  enter(root.ownerDocument.activeElement);
  root.addEventListener('focusin', ({ target }) => enter(target as Element));
  root.addEventListener('focusout', ({ target }) => {
    // Left, unless it is gone: some browsers say so as well when it is taken away.
    queueMicrotask(() => {
      if (path[0] === target && path[0].isConnected) path = [];
    });
  });
  const lead = () => {
    const place = path.find((element) => element.isConnected);
    if (place instanceof HTMLElement && hasBeenUsed() && isFocusFree(place)) focusPlace(place);
  };
  new MutationObserver(() => {
    if (path[0]?.isConnected === false) requestAnimationFrame(lead);
  }).observe(root, { childList: true, subtree: true });
}
