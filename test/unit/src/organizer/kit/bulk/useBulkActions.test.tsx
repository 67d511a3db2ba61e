import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../../src/client';
import { saveProblem } from '../../../../../../src/domain';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { useBulkActions } from '../../../../../../src/organizer/kit/bulk';
import type { BulkQuestion } from '../../../../../../src/organizer/kit/bulk/bulkTask';
import type { BulkActionsOptions } from '../../../../../../src/organizer/kit/bulk/useBulkActions';

afterEach(cleanup);

const catalogue = { ...en, ...organizer };
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nRoot locale="en" catalogue={catalogue}>
    {children}
  </I18nRoot>
);

type Run = (ids: string[], signal: AbortSignal) => Promise<string>;

interface Row {
  id: string;
}

type EachRun = (id: string, signal: AbortSignal, row: Row | undefined) => Promise<unknown>;

const page: Row[] = [{ id: 'a' }, { id: 'b' }];
const choices = {
  'Choose one': { ids: new Set(['a']), isEvery: false },
  'Choose two': { ids: new Set(['a', 'b']), isEvery: false },
  'Choose all': { ids: new Set(['a']), isEvery: true },
};

/** A list of three rows, two on this page. */
function List(options: Pick<BulkActionsOptions<Row>, 'findEvery' | 'actions'>) {
  const bulk = useBulkActions<Row>({ page, total: 3, failed: 'Not loaded', ...options });
  return (
    <>
      {Object.entries(choices).map(([label, selection]) => (
        <button key={label} type="button" onClick={() => bulk.setSelection(selection)}>
          {label}
        </button>
      ))}
      {bulk.actions.map(({ id, label, onPress }) => (
        <button key={id} type="button" onClick={() => onPress(bulk.selection)}>
          {label}
        </button>
      ))}
      <output>{bulk.selection.ids.size}</output>
      {bulk.notice}
      {bulk.dialog}
    </>
  );
}

interface ListProps {
  run: Run;
  findEvery?: (signal: AbortSignal) => Promise<Row[]>;
  /** The action asks nothing first. */
  isQuick?: boolean;
  check?: BulkQuestion<Row>['check'];
}

/** With one action, which asks first. */
const renderList = ({
  run,
  isQuick,
  check,
  findEvery = () => Promise.resolve([...page, { id: 'c' }]),
}: ListProps) =>
  render(
    <List
      findEvery={findEvery}
      actions={(count) => [
        {
          kind: 'all',
          id: 'remove',
          label: 'Remove',
          ...(!isQuick && {
            question: {
              title: `Remove ${String(count)}?`,
              text: 'They go.',
              action: 'Yes, remove',
              ...(check && { check }),
            },
          }),
          toErrorMessage: saveProblem,
          run,
        },
      ]}
    />,
    { wrapper },
  );
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const begin = async (choice: string) => {
  await press(choice);
  await press('Remove');
  await press('Yes, remove');
};
const chosen = () => document.querySelector('output')?.textContent;
/** A call that only ends when it is aborted. */
const untilAborted = (_ids: string[], signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

describe('one call for all chosen rows', () => {
  it('gets the chosen ids, shows what became of it, and lets go of the rows', async () => {
    const run = vi.fn<Run>((ids) => Promise.resolve(`${String(ids.length)} removed`));
    renderList({ run });
    await begin('Choose one');
    await screen.findByText('1 removed');
    expect(run).toHaveBeenCalledWith(['a'], expect.any(AbortSignal));
    expect(chosen()).toBe('0');
  });

  it('gets the ids on other pages when every row is chosen', async () => {
    const run = vi.fn<Run>(() => Promise.resolve('Removed'));
    renderList({ run });
    await begin('Choose all');
    await screen.findByText('Removed');
    expect(run).toHaveBeenCalledWith(['a', 'b', 'c'], expect.any(AbortSignal));
  });

  it('is aborted by "Stop", which says that it may be done all the same', async () => {
    const run = vi.fn<Run>(untilAborted);
    renderList({ run });
    await begin('Choose one');
    await press('Stop');
    await screen.findByText('Stopped early');
    expect(run.mock.calls[0]?.[1].aborted).toBe(true);
    expect(chosen()).toBe('1');
  });

  it('is not made when it is stopped while the rows are still to be found', async () => {
    const run = vi.fn<Run>(() => Promise.resolve('Removed'));
    const findEvery = (signal: AbortSignal) => untilAborted([], signal).then(() => []);
    renderList({ run, findEvery });
    await begin('Choose all');
    await press('Stop');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(run).not.toHaveBeenCalled();
    expect(screen.queryByText('Stopped early')).toBeNull();
  });

  it('is aborted when the screen goes', async () => {
    const run = vi.fn<Run>(untilAborted);
    const { unmount } = renderList({ run });
    await begin('Choose one');
    await waitFor(() => expect(run).toHaveBeenCalled());
    expect(run.mock.calls[0]?.[1].aborted).toBe(false);
    unmount();
    expect(run.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('can be stopped after a second when nothing was asked first', async () => {
    vi.useFakeTimers();
    const run = vi.fn<Run>(untilAborted);
    renderList({ run, isQuick: true });
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    click('Choose one');
    click('Remove');
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    click('Stop');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(run.mock.calls[0]?.[1].aborted).toBe(true);
    expect(screen.getByText('Stopped early')).toBeDefined();
    vi.useRealTimers();
  });
});

describe('a question that checks the rows first', () => {
  const check = vi.fn<NonNullable<BulkQuestion<Row>['check']>>();
  const checked = (eligible: number, total: number) => ({
    total,
    eligible,
    facts: [{ label: 'Total refund', value: '€12.00' }],
    ineligible: [{ reason: 'Already refunded', count: 1, ids: ['b'] }],
  });

  it('says what is known, and leaves alone what is not eligible', async () => {
    check.mockResolvedValue(checked(2, 3));
    const run = vi.fn<Run>(() => Promise.resolve('Removed'));
    renderList({ run, check });
    await press('Choose all');
    await press('Remove');
    await screen.findByText('2 of 3');
    expect(screen.getByText('€12.00')).toBeDefined();
    expect(screen.getByText('Already refunded')).toBeDefined();
    await press('Yes, remove');
    await screen.findByText('Removed');
    expect(run).toHaveBeenCalledWith(['a', 'c'], expect.any(AbortSignal));
  });

  it('can’t be confirmed when none is eligible, or the backend refuses', async () => {
    check.mockResolvedValueOnce(checked(0, 1));
    renderList({ run: vi.fn<Run>(), check });
    await press('Choose one');
    await press('Remove');
    await screen.findByText('0 of 1');
    expect(screen.queryByRole('button', { name: 'Yes, remove' })).toBeNull();
    await press('Cancel');
    check.mockRejectedValueOnce(new ApiError('refused', 403, { code: 4003, message: 'No.' }, 'No.'));
    await press('Remove');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, remove' })).toBeNull());
  });

  it('is checked again after no answer, and can be confirmed without one', async () => {
    check.mockRejectedValueOnce(new ApiError('network', 503, null, 'No answer.'));
    renderList({ run: () => Promise.resolve('Removed'), check });
    await press('Choose one');
    await press('Remove');
    await screen.findByText('We could not check your selection');
    expect(screen.getByRole('button', { name: 'Yes, remove' })).toBeDefined();
    check.mockResolvedValueOnce(checked(1, 1));
    await press('Try again');
    await screen.findByText('1 of 1');
  });

  it('wants the number typed for very many', async () => {
    check.mockResolvedValueOnce(checked(250, 300));
    const run = vi.fn<Run>(() => Promise.resolve('Removed'));
    renderList({ run, check });
    await press('Choose all');
    await press('Remove');
    const field = await screen.findByRole('textbox', { name: 'Type 250 to confirm' });
    await press('Yes, remove');
    await screen.findByText('Enter 250');
    expect(document.activeElement).toBe(field);
    expect(run).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '250' } });
    await press('Yes, remove');
    await screen.findByText('Removed');
  });
});

describe('a call for each chosen row', () => {
  const renderEach = (run: EachRun, canRetry?: (error: unknown) => boolean) =>
    render(
      <List
        findEvery={() => Promise.resolve([...page, { id: 'c' }])}
        actions={() => [
          {
            kind: 'each',
            id: 'send',
            label: 'Send',
            question: { title: 'Send?', text: 'They go.', action: 'Yes, send' },
            run,
            ...(canRetry && { canRetry }),
          },
        ]}
      />,
      { wrapper },
    );
  const send = async (choice: string) => {
    await press(choice);
    await press('Send');
    await press('Yes, send');
    // The dialog's own cross closes it too.
    const [close] = await screen.findAllByRole('button', { name: 'Close', hidden: true });
    if (close) fireEvent.click(close);
  };
  const failing = (...ids: string[]) =>
    vi.fn<EachRun>((id) => (ids.includes(id) ? Promise.reject(new Error(id)) : Promise.resolve()));

  it('lets go of those that were done, and leaves the others chosen to be tried again', async () => {
    const run = failing('b');
    renderEach(run);
    await send('Choose two');
    await waitFor(() => expect(chosen()).toBe('1'));
    await press('Send');
    await press('Yes, send');
    await waitFor(() => expect(run.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'b']));
  });

  it('lets go of those that need not be tried again (FAULTS F139)', async () => {
    renderEach(failing('a', 'b'), (error) => error instanceof Error && error.message !== 'a');
    await send('Choose two');
    await waitFor(() => expect(chosen()).toBe('1'));
  });

  it('has the row, also of those on other pages', async () => {
    const run = failing();
    renderEach(run);
    await send('Choose all');
    expect(run.mock.calls.map(([, , row]) => row?.id)).toEqual(['a', 'b', 'c']);
  });
});

type Start = (ids: readonly string[] | null, signal: AbortSignal) => Promise<unknown>;

describe('a job of the backend', () => {
  const renderJob = (start: Start) => {
    const run = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
    render(
      <List
        findEvery={() => Promise.reject(new Error('They need not be found'))}
        actions={() => [
          {
            kind: 'each',
            id: 'send',
            label: 'Send',
            question: { title: 'Send?', text: 'They go.', action: 'Yes, send' },
            run,
            job: { above: 1, text: 'In the background.', start },
          },
        ]}
      />,
      { wrapper },
    );
    return run;
  };
  const send = async (choice: string) => {
    await press(choice);
    await press('Send');
    await press('Yes, send');
  };

  it('is begun for more rows than the limit, and lets go of them', async () => {
    const start = vi.fn<Start>(() => Promise.resolve());
    const run = renderJob(start);
    await send('Choose two');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(start).toHaveBeenCalledWith(['a', 'b'], expect.any(AbortSignal));
    expect(run).not.toHaveBeenCalled();
    expect(chosen()).toBe('0');
  });

  it('is begun for every row that matches, without finding them', async () => {
    const start = vi.fn<Start>(() => Promise.resolve());
    renderJob(start);
    await send('Choose all');
    await waitFor(() => expect(start).toHaveBeenCalledWith(null, expect.any(AbortSignal)));
  });

  it('is not begun for fewer rows: there is a call for each', async () => {
    const start = vi.fn<Start>(() => Promise.resolve());
    const run = renderJob(start);
    await send('Choose one');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(start).not.toHaveBeenCalled();
  });

  it('that could not be begun is said, and the rows stay chosen', async () => {
    renderJob(() => Promise.reject(new ApiError('refused', 403, { code: 4003, message: 'No.' }, 'No.')));
    await send('Choose two');
    await screen.findByRole('alert');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chosen()).toBe('2');
  });
});
