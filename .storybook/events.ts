import { flushSync } from 'react-dom';
import { configure } from 'storybook/test';

/**
 * Between two events of a real user React has drawn what the first one changed. Storybook sees to that with React's `act`, which a
 * built Storybook has not: there play functions would press and leave a field in one go.
 */
export function drawBetweenEvents() {
  if (import.meta.env.DEV) return;
  configure({
    eventWrapper: <T>(dispatch: () => T): T => flushSync(dispatch),
  });
}
