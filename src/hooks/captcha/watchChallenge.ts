/** A challenge that was solved goes away as well, and its token comes at about the same time. In milliseconds. */
const grace = 500;

export interface ChallengeWatch {
  isOpen: () => boolean;
  stop: () => void;
}

/** Google tells nobody when a buyer closes its challenge. What can be seen is that its window is hidden again. */
export function watchChallenge(onClosed: () => void): ChallengeWatch {
  let isOpen = isVisible();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    const wasOpen = isOpen;
    isOpen = isVisible();
    if (wasOpen === isOpen) return;
    clearTimeout(timer);
    if (!isOpen) timer = setTimeout(onClosed, grace);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['style'],
  });
  return {
    isOpen: () => isOpen,
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

const isVisible = () =>
  [...document.querySelectorAll('iframe[src*="/recaptcha/"][src*="/bframe"]')].some((frame) => {
    const holder = frame.closest<HTMLElement>('[style*="visibility"]');
    return holder?.style.visibility === 'visible';
  });
