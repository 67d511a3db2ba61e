import { act } from '@testing-library/react';

/** Does something, and lets what follows from it without a clock come to its end. */
export const actThrough = <Result>(change: () => Result): Promise<Result> =>
  act(async () => {
    const result = change();
    await Promise.resolve();
    return result;
  });
