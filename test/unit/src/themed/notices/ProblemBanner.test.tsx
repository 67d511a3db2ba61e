import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { holdError, orderError, type Problem } from '../../../../../src/domain';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { ProblemBanner } from '../../../../../src/themed/notices';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

/** The card comes in a part of its own. */
beforeAll(() => import('../../../../../src/themed/notices/later'));
beforeEachRow(() => vi.useFakeTimers());
afterEachRow(() => vi.useRealTimers());

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const phase = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');

async function show(problem: Problem) {
  const onExpire = vi.fn();
  render(
    <I18nRoot locale="en" catalogue={en}>
      <ProblemBanner
        problem={problem}
        supportEmail="help@example.com"
        onDismiss={vi.fn()}
        onExpire={onExpire}
      />
    </I18nRoot>,
  );
  await after(0);
  return onExpire;
}

/** FAULTS F09, F10. */
describe('a problem is shown for its time, then fades and is cleared, 000 §9', () => {
  eachRow([
    ['a hold that failed', holdError({ code: 0 }), 5_000, 600],
    ['a captcha that was not passed', holdError({ code: 4021 }), 10_000, 600],
    ['an order that failed', orderError({ code: 5000 }), 20_000, 1_000],
  ])('%s', async (_, problem, visible, fades) => {
    const onExpire = await show(problem);
    expect(phase()).toBe('shown');
    await after(visible - 1);
    expect(phase()).toBe('shown');
    await after(1);
    expect(phase()).toBe('fading');
    await after(fades - 1);
    expect(onExpire).not.toHaveBeenCalled();
    await after(1);
    expect(onExpire).toHaveBeenCalledOnce();
  });
});

test('only a captcha that was not passed offers an address to write to', async () => {
  await show(holdError({ code: 0 }));
  expect(screen.queryByRole('link')).toBeNull();
  await show(holdError({ code: 4021 }));
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:help@example.com');
});
