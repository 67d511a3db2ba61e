import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../../../src/client';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { ReadState, readingOf, ScreenState } from '../../../../../../src/organizer/kit/record';

afterEach(cleanup);

const gone = new ApiError('refused', 404, { code: 4046, message: '' }, 'gone');
const catalogue = { ...en, ...organizer };
const load = (isError = false, error?: ApiError) => ({ isError, isFetching: false, error, refetch: vi.fn() });

function renderScreen(data: { order?: string | undefined }, loads = [load()], isUnknown = false) {
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <ScreenState
        loads={loads}
        data={{ order: data.order }}
        isUnknown={isUnknown}
        head={{ title: 'Order', back: { href: '#orders', label: 'Orders' } }}
        loading="Loading the order"
        failed="We could not load the order"
      >
        {({ order }) => <p>{order.toUpperCase()}</p>}
      </ScreenState>
    </I18nRoot>,
  );
}

test('a screen shows its head and a skeleton until all of its reads are there', () => {
  renderScreen({});
  expect(screen.getByRole('heading', { name: 'Order' })).toBeDefined();
  expect(screen.getByText('Loading the order')).toBeDefined();
});

test('it shows its content alone, also when a later read fails', () => {
  renderScreen({ order: 'paid' }, [load(true)]);
  expect(screen.getByText('PAID')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText('We could not load the order')).toBeNull();
});

test('only the reads that failed are tried again', () => {
  const [failed, loaded] = [load(true), load()];
  renderScreen({}, [failed, loaded]);
  fireEvent.click(screen.getByRole('button', { name: en['load.failed.retry'] }));
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(loaded.refetch).not.toHaveBeenCalled();
});

test('what does not exist has nothing to try again', () => {
  renderScreen({}, [load(true)], true);
  expect(screen.getByText(organizer['organizer.kit.page.notFound.title'])).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeDefined();
});

test('what the backend does not know is said to be missing, and not to try again', () => {
  renderScreen({}, [load(true), load(true, gone)]);
  expect(screen.getByText(organizer['organizer.kit.page.notFound.title'])).toBeDefined();
  cleanup();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <ReadState<string>
        content={null}
        {...readingOf(load(true, gone))}
        loading="Loading"
        failed="Not loaded"
      >
        {(order) => <p>{order}</p>}
      </ReadState>
    </I18nRoot>,
  );
  expect(screen.getByText(organizer['organizer.kit.page.notFound.title'])).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was read stays below a failed read', () => {
  const onRetry = vi.fn();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <ReadState content="paid" hasFailed onRetry={onRetry} loading="Loading" failed="We could not load it">
        {(order) => <p>{order}</p>}
      </ReadState>
    </I18nRoot>,
  );
  expect(screen.getByText('paid')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: en['load.failed.retry'] }));
  expect(onRetry).toHaveBeenCalledOnce();
});
