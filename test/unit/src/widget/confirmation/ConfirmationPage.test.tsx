import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import type { ErrorListener } from '../../../../../src/diagnostics';
import { createTextStore, tagManager, type TextStore } from '../../../../../src/hooks';
import { BoxofficeProvider } from '../../../../../src/widget/BoxofficeProvider';
import {
  ConfirmationPage,
  type ConfirmationPageProps,
} from '../../../../../src/widget/confirmation/ConfirmationPage';
import { backendInTests, eventId } from '../../../mocks/backend';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const { backend, client, bases } = backendInTests();
const noStorage = () => {
  throw new Error('Nothing is kept.');
};
let browserStore: TextStore;
const page = window as Window & { boxofficeOrders?: unknown[] };
beforeEachRow(() => {
  browserStore = createTextStore(noStorage);
});
afterEachRow(() => {
  delete page.boxofficeOrders;
});

const tokenOf = (orderId: string) => backend.db.orderBook.get(orderId).token;
/** Strict mode asks twice, which would use a fault up before it shows. */
function open(orderId: string, token: string, props: Partial<ConfirmationPageProps> = {}, Mode = StrictMode) {
  return render(
    <Mode>
      <BoxofficeProvider client={client} clock={backend.clock} browserStore={browserStore}>
        <ConfirmationPage eventId={eventId} orderId={orderId} token={token} {...props} />
      </BoxofficeProvider>
    </Mode>,
  );
}
const details = 'Your Registration Details';
const visible = (orderId: string) => screen.findByText(`Order ${orderId}`);
const typesOf = (onEvent: ReturnType<typeof vi.fn>) =>
  onEvent.mock.calls.map(([event]) => (event as { type: string }).type);

/** The backend's answers to some addresses, changed: in front of all that reads an answer. */
function intercepted(address: RegExp, change: (answer: object) => object) {
  const real = globalThis.fetch;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await real(...request);
    const [requested] = request;
    if (!address.test(requested instanceof Request ? requested.url : String(requested))) return answer;
    return Response.json(change((await answer.json()) as object));
  });
}

it('gives a page’s passes to each ticket, and its errors to the page (F106)', async () => {
  const onError = vi.fn<ErrorListener>();
  open('2000-4817', tokenOf('2000-4817'), {
    onError,
    walletPasses: {
      passesFor: ({ ticketId }) => {
        throw new Error(ticketId);
      },
    },
  });
  await visible('2000-4817');
  await waitFor(() => expect(onError).toHaveBeenCalled());
  expect(onError.mock.calls[0]?.[0].code).toBe('BX2009');
});

describe('the three loads (FAULTS F66)', () => {
  it('a failing order ends in an error, nothing is told, and it is tried again', async () => {
    await backend.setFaults({ getConfirmation: { kind: 'error500', times: 1 } });
    const onEvent = vi.fn();
    open('2000-4817', tokenOf('2000-4817'), { onEvent }, Fragment);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(
      screen.getByRole('heading', { name: 'Your confirmation could not be loaded' }),
    ).toBeInTheDocument();
    expect(onEvent).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await visible('2000-4817');
    expect(typesOf(onEvent)).toEqual(['purchase', 'registrationComplete']);
  });

  eachRow([
    ['getPostRegistration', { kind: 'error500' }, 500],
    ['getSocialShareSettings', { kind: 'error500' }, 500],
    ['getSocialShareSettings', { kind: 'refused', code: 4040 }, 404],
  ] as const)(
    'a failing %s (%j, %d) hides neither the order nor its tickets, and is reported',
    async (name, fault, status) => {
      await backend.setFaults({ [name]: fault });
      const onEvent = vi.fn();
      const onError = vi.fn();
      open('2000-4817', tokenOf('2000-4817'), { onEvent, onError }, Fragment);
      await visible('2000-4817');
      expect(screen.getByRole('heading', { name: details })).toBeInTheDocument();
      expect(typesOf(onEvent)).toEqual(['purchase', 'registrationComplete']);
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          code: 'BX2002',
          cause: expect.objectContaining({ name: 'ApiError', status }) as unknown,
        }),
      );
    },
  );

  it('settings without any member hide nothing, and the host hears what they lack', async () => {
    const answer = intercepted(/\/post_registration/, () => ({}));
    const onError = vi.fn<ErrorListener>();
    vi.spyOn(console, 'warn').mockReturnValue();
    try {
      const params = { eventId, orderId: '2000-4817', token: tokenOf('2000-4817') };
      render(
        <BoxofficeProvider
          backend={bases}
          clock={backend.clock}
          browserStore={browserStore}
          onError={onError}
        >
          <ConfirmationPage {...params} />
        </BoxofficeProvider>,
      );
      await visible('2000-4817');
      expect(screen.getByRole('heading', { name: details })).toBeInTheDocument();
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({
          code: 'BX2001',
          message: expect.stringContaining('post_registration') as string,
        }),
      );
    } finally {
      vi.mocked(console.warn).mockRestore();
      answer.mockRestore();
    }
  });

  it('one that hangs comes to its end', async () => {
    await backend.setFaults({ getPostRegistration: { kind: 'neverAnswers' } });
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 1_000,
    });
    try {
      open('2000-4817', tokenOf('2000-4817'));
      expect(await screen.findByText('Loading your confirmation')).toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(31_000);
      await visible('2000-4817');
    } finally {
      vi.useRealTimers();
    }
  });

  it('nothing is sent while an id is missing, and the host hears why', async () => {
    const onError = vi.fn();
    open('', 'token', { onError });
    expect(
      await screen.findByRole('heading', { name: "Don't have required parameters." }),
    ).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'BX2002', cause: new Error("Don't have required parameters.") }),
    );
  });

  it('an order there is not is said to be none', async () => {
    const onOrderAgain = vi.fn();
    open('2000-4817', 'wrong', { onOrderAgain });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to tickets' }));
    expect(onOrderAgain).toHaveBeenCalledOnce();
  });
});

describe('what is told of an order (FAULTS F67)', () => {
  it('is told once, also when the page is loaded again', async () => {
    const onEvent = vi.fn();
    const first = open('2000-4817', tokenOf('2000-4817'), { onEvent });
    await visible('2000-4817');
    first.unmount();
    open('2000-4817', tokenOf('2000-4817'), { onEvent });
    await visible('2000-4817');
    expect(typesOf(onEvent)).toEqual(['purchase', 'registrationComplete']);
    expect(page.boxofficeOrders).toHaveLength(1);
  });

  it('has number, total, tax and products, amounts in whole units', async () => {
    const dataLayer: Record<string, unknown>[] = [];
    open('2000-4817', tokenOf('2000-4817'), { analytics: tagManager({ dataLayer }) });
    await visible('2000-4817');
    const { total, tickets } = backend.db.orderBook.get('2000-4817');
    const completed = {
      transactionId: '2000-4817',
      transactionTotal: total / 100,
      transactionTax: tickets.reduce((sum, { tax }) => sum + tax, 0) / 100,
      currency: 'USD',
    };
    expect(dataLayer).toMatchObject([
      { event: 'purchase', ...completed },
      { event: 'registrationComplete', ...completed },
    ]);
    expect(dataLayer[0]?.['products']).toMatchObject(
      tickets.map(({ ticketName, totalPaid }) => ({
        category: 'Registration',
        ticketName,
        price: totalPaid / 100,
        quantity: 1,
      })),
    );
    expect(page.boxofficeOrders).toMatchObject([completed]);
  });

  it('has the buyer with consent only, and never the token', async () => {
    const { token, buyerEmail, buyerName } = backend.db.orderBook.get('2000-4817');
    for (const personalData of [false, true]) {
      browserStore = createTextStore(noStorage);
      delete page.boxofficeOrders;
      const dataLayer: Record<string, unknown>[] = [];
      const view = open('2000-4817', token, { analytics: tagManager({ dataLayer, personalData }) });
      await visible('2000-4817');
      const reported = JSON.stringify([dataLayer, page.boxofficeOrders]);
      expect(reported).not.toContain(token);
      expect(reported.includes(buyerEmail)).toBe(personalData);
      expect(reported.includes(buyerName)).toBe(personalData);
      expect(dataLayer[1]?.['buyer']).toEqual(
        personalData ? { name: buyerName, email: buyerEmail } : undefined,
      );
      view.unmount();
    }
  });

  it('is nothing of a sample', async () => {
    const onEvent = vi.fn();
    open('2000-1', 'preview', { onEvent });
    await visible('2000-1');
    expect(screen.getByText('Preview')).toBeInTheDocument();
    expect(onEvent).not.toHaveBeenCalled();
    expect(page.boxofficeOrders).toBeUndefined();
  });

  it('is nothing of an order that came to nothing', async () => {
    await backend.reset(scenarios.orderStates);
    const onEvent = vi.fn();
    for (const [orderId, title] of [
      ['2000-4984', 'This order was canceled'],
      ['2000-4985', 'We are checking your payment'],
      ['2000-4986', 'The payment did not go through'],
      ['2000-4987', 'This order was not paid in time'],
    ] as const) {
      const view = open(orderId, `or_state_${orderId.slice(5)}`, { onEvent });
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      view.unmount();
    }
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('cannot harm the page', async () => {
    const onError = vi.fn();
    const onEvent = () => {
      throw new Error('blocked');
    };
    open('2000-4817', tokenOf('2000-4817'), { onEvent, onError });
    await visible('2000-4817');
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  });
});

eachRow([
  ['2000-4981', 'Robin Vale 10'],
  ['2000-4982', 'Pay via Invoice'],
  ['2000-4983', 'The network is confirming your bitcoins'],
  ['2000-4984', '$401.30 is refunded'],
  ['2000-4985', 'We are checking your payment'],
  ['2000-4986', 'Nothing was charged'],
  ['2000-4987', 'This order was not paid in time'],
])('what became of order %s: %s', async (orderId, text) => {
  await backend.reset(scenarios.orderStates);
  const { container } = open(orderId, `or_state_${orderId.slice(5)}`);
  await waitFor(() => expect(container).toHaveTextContent(text));
});

const answering = (paymentStatus: unknown) =>
  intercepted(/\/confirmation\//, (answer) => ({ ...answer, paymentStatus }));

describe('F80: an answer with a payment status that nobody knows', () => {
  eachRow(['authorized', 'partially_refunded', 'PAID', null, '', undefined, 7, 'toString'])(
    '%j is a payment that is checked: nothing is said of money, and nobody is led to order again',
    async (status) => {
      const fetched = answering(status);
      const onEvent = vi.fn();
      const onOrderAgain = vi.fn();
      try {
        const { container } = open('2000-4817', tokenOf('2000-4817'), { onEvent, onOrderAgain });
        expect(
          await screen.findByRole('heading', { name: 'We are checking your payment' }),
        ).toBeInTheDocument();
        expect(screen.queryByRole('button')).toBeNull();
        expect(screen.queryByRole('link', { name: /tickets|order/i })).toBeNull();
        expect(container).not.toHaveTextContent(
          /nothing was charged|not paid|canceled|went through|new order/i,
        );
        expect(onEvent).not.toHaveBeenCalled();
        expect(page.boxofficeOrders).toBeUndefined();
      } finally {
        fetched.mockRestore();
      }
    },
  );

  it('is the order once a later answer says that it is paid', async () => {
    const fetched = answering('authorized');
    open('2000-4817', tokenOf('2000-4817'));
    await screen.findByRole('heading', { name: 'We are checking your payment' });
    fetched.mockRestore();
    await visible('2000-4817');
  });
});
