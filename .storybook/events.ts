import { flushSync } from 'react-dom';
import { configure } from 'storybook/test';

/** Who waits for an element asks again and again: each time a failed one would write down the whole page. */
function elementError(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/**
 * Between two events of a real user React has drawn what the first one changed. Storybook sees to that with React's `act`, which a
 * built Storybook has not: there play functions would press and leave a field in one go.
 */
const drawn = <T>(dispatch: () => T): T => flushSync(dispatch);

/** What a play needs in a built Storybook only. */
export function configureBuilt() {
  if (import.meta.env.DEV) return;
  configure({ eventWrapper: drawn, getElementError: elementError });
}
