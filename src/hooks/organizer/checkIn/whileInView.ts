/** Calls `visit` at once and every so often, while the page is in view and has a connection; the answer ends that. */
export function whileInView(visit: () => void, everyMs: number): () => void {
  const attempt = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) visit();
  };
  attempt();
  const timer = setInterval(attempt, everyMs);
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', attempt);
  };
}
