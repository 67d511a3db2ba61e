import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Checks from '../../../../../src/headless/form/checks';
import { formArgs, freeHold, personTickets, filledIn } from '../../../../../stories/fixtures/orders';

const checks = '../../../../../src/headless/form/checks';

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.doUnmock(checks);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.resetModules();
});

class Panel extends Component<{ children: ReactNode }> {
  override state = { crashed: false };
  static getDerivedStateFromError = () => ({ crashed: true });
  override render() {
    return this.state.crashed ? (
      <button onClick={() => this.setState({ crashed: false })}>Try again</button>
    ) : (
      this.props.children
    );
  }
}

/** A form whose rules come when `arrive` is called, and are lost while `net.isLost`. */
async function renderForm(draft = filledIn) {
  const net = { isLost: false, tries: 0 };
  const { registrationChecks } = await vi.importActual<typeof Checks>(checks);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(checks, async () => {
    await arrival;
    return {
      get registrationChecks() {
        net.tries += 1;
        if (net.isLost) throw new TypeError('Failed to fetch dynamically imported module');
        return registrationChecks;
      },
    };
  });
  const { RegistrationForm } = await import('../../../../../src/headless/form');
  const onFormSubmit = vi.fn<(values: unknown) => void>();
  render(
    <Panel>
      <RegistrationForm.Root
        hold={freeHold}
        widget={formArgs.widget}
        features={{}}
        form={formArgs.form}
        personTickets={personTickets(1)}
        draft={draft}
        locale="en"
        labels={{ say: ({ key }) => key }}
        onFormSubmit={onFormSubmit}
      >
        <RegistrationForm.Field name="buyer.email" label="Email">
          <RegistrationForm.Label />
          <RegistrationForm.Control />
          <RegistrationForm.Error />
        </RegistrationForm.Field>
        <RegistrationForm.Submit>Order</RegistrationForm.Submit>
      </RegistrationForm.Root>
    </Panel>,
  );
  return {
    net,
    arrive: () =>
      act(async () => {
        arrive();
        await Promise.resolve();
      }),
    onFormSubmit,
  };
}
const email = () => screen.getByRole('textbox', { name: 'Email' });
const order = () => screen.getByRole('button', { name: 'Order' });

test('F145: a field that is left before the rules are there is checked once they are', async () => {
  const { arrive } = await renderForm();
  fireEvent.change(email(), { target: { value: 'nobody' } });
  fireEvent.blur(email());
  expect(email()).not.toHaveAttribute('aria-invalid');
  await arrive();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('validation.emailInvalid')).toBeVisible();
});

test('F145: a form that is sent before the rules are there is busy, and sent once, with what it has by then', async () => {
  const { arrive, onFormSubmit } = await renderForm();
  fireEvent.click(order());
  fireEvent.click(order());
  expect(order()).toHaveAttribute('aria-busy', 'true');
  fireEvent.change(email(), { target: { value: 'later@kolonn.se' } });
  expect(onFormSubmit).not.toHaveBeenCalled();
  await arrive();
  await waitFor(() => expect(onFormSubmit).toHaveBeenCalledOnce());
  expect(onFormSubmit.mock.calls[0]?.[0]).toMatchObject({ buyer: { email: 'later@kolonn.se' } });
  await waitFor(() => expect(order()).not.toHaveAttribute('aria-busy'));
});

test('F145: rules that are lost send nothing: after three tries the panel says so, and tries again', async () => {
  const { net, arrive, onFormSubmit } = await renderForm();
  await arrive();
  net.isLost = true;
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  fireEvent.click(order());
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(net.tries).toBeGreaterThanOrEqual(3);
  expect(onFormSubmit).not.toHaveBeenCalled();
  net.isLost = false;
  fireEvent.click(again);
  fireEvent.click(order());
  await waitFor(() => expect(onFormSubmit).toHaveBeenCalledOnce());
});

test('F145: a field that is left while the rules are lost stays as it is', async () => {
  const { net, arrive } = await renderForm();
  await arrive();
  net.isLost = true;
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  fireEvent.change(email(), { target: { value: 'nobody' } });
  fireEvent.blur(email());
  await waitFor(() => expect(net.tries).toBeGreaterThanOrEqual(3));
  expect(email()).not.toHaveAttribute('aria-invalid');
  net.isLost = false;
  fireEvent.blur(email());
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
});
