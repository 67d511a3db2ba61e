import { serialize } from 'node:v8';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  getBitcoinSource,
  getConfirmation,
  getInvoiceData,
  getPersonTickets,
  getPostRegistration,
  getTickets,
  getWidgetBootstrap,
  holdTickets,
  type BitcoinSource,
  type ConfirmationData,
  type Endpoint,
  type FormQuestion,
  type HeldTransaction,
  type InvoiceData,
  type PostRegistrationSettings,
  type TicketsData,
  type WidgetBootstrap,
} from '../../../../../src/contract';
import { broken } from '../../../../../src/contract/reading';
import {
  checkSelection,
  defaultSelection,
  linesOf,
  orderTotals,
  orderActions,
} from '../../../../../src/domain';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { Confirmation } from '../../../../../src/themed/confirmation/Confirmation';
import { BitcoinFields } from '../../../../../src/payments/bitcoin/ui/BitcoinFields';
import { RegistrationForm } from '../../../../../src/themed/registration';
import { OrderSummary } from '../../../../../src/themed/order/OrderSummary';
import { TicketSelection } from '../../../../../src/themed/tickets/TicketSelection';
import { invoiceArgs, invoiceData } from '../../../../../stories/fixtures/invoices';
import { personTickets } from '../../../../../stories/fixtures/orders';
import { asForm, draftWith, eachType, questionArgs } from '../../../../../stories/fixtures/questions';
import { mutationsOf } from '../../../../attack/mutations';
import { backendInTests, eventId } from '../../../mocks/backend';

const { client, requestFor } = backendInTests();
const params = { eventId };
const perAnswer = Number(process.env['ANSWERS'] ?? 2_400) / 8;
/** Of answers with few members. */
const perShortAnswer = perAnswer / 3;
const nothing = () => undefined;

let tickets: TicketsData;
let bootstrap: WidgetBootstrap;
let hold: HeldTransaction;
let confirmation: ConfirmationData;
let settings: PostRegistrationSettings;
beforeAll(async () => {
  const sale = await client.call(getTickets, { params });
  // One row of each kind is as good as all.
  tickets = { ...sale, tickets: sale.tickets.slice(0, 4) };
  bootstrap = await client.call(getWidgetBootstrap, { params });
  const body = await requestFor({ 3001: 2, 3009: 1 });
  hold = await client.call(holdTickets, { params, body, idempotencyKey: 'shown' });
  confirmation = await client.call(getConfirmation, {
    params: { ...params, orderId: '2000-4817', token: 'preview' },
  });
  settings = await client.call(getPostRegistration, { params });
});

/** The list and its footer, as `useSelectionStep` puts them together. */
function Selection({ data, page }: { data: TicketsData; page: WidgetBootstrap }) {
  const { ticketsWidgetModel: widget, siteConf, event, invoiceData } = page;
  const first = data.tickets.find(({ inSale }) => inSale);
  const selection = first ? { [first.id]: 2 } : defaultSelection(data.tickets, siteConf.features);
  const totals = orderTotals(linesOf(data.tickets, selection), widget);
  const actions = orderActions(widget, data, invoiceData, totals, siteConf.features);
  return (
    <TicketSelection
      event={event}
      selection={selection}
      title={widget.title}
      tickets={data.tickets}
      showFees={widget.showFees}
      noTicketsHeader={widget.noTicketsHeader}
      noTicketsText={widget.noTicketsText}
      now={Date.parse('2026-03-01T12:00:00Z')}
      attendees={page.attendees}
      problem={null}
      onSelectionChange={nothing}
      onProblemDismiss={nothing}
      onProblemExpire={nothing}
      order={{
        totals,
        currency: data.currency,
        unavailable: checkSelection(selection, widget),
        label: actions.primaryButtonText.text ?? 'Order',
        cards: actions.cards,
        choice: 'card',
        busy: null,
        invoiceLabel: null,
        bitcoinLabel: null,
        addsTax: widget.taxOnCheckout,
        onOrder: nothing,
      }}
    />
  );
}

const renderPage = (page: React.ReactNode) =>
  renderToString(
    <I18nRoot locale="en" catalogue={en}>
      {page}
    </I18nRoot>,
  );

const formOf = (entities: FormQuestion[]) => ({ form: asForm(entities), personTickets: personTickets(1) });
const draft = draftWith(asForm(eachType));
const Form = (read: ReturnType<typeof formOf>) => (
  <RegistrationForm {...questionArgs} {...read} draft={draft} />
);

/** Nobody is asked anything else. */
const Invoice = ({ data }: { data: InvoiceData }) => (
  <RegistrationForm {...invoiceArgs} form={asForm([])} invoice={{ data }} />
);

const source: BitcoinSource = {
  id: 'src_1',
  status: 'pending',
  amount: 20_065,
  currency: 'USD',
  bitcoinAmount: 2_371,
  address: 'bc1qpay',
  uri: 'bitcoin:bc1qpay?amount=0.00002371',
};
const Bitcoin = (read: BitcoinSource) => (
  <BitcoinFields
    hold={hold}
    onGenerate={nothing}
    onReset={nothing}
    onRetryLoad={nothing}
    onTryAgain={nothing}
    state={{
      script: 'ready',
      channel: 'connected',
      payment: { at: 'waiting', source: read, isRenewed: false, refundAddress: 'bc1qback' },
    }}
  />
);

/** Also what JavaScript makes of a date that is none. */
const nonsense = /NaN|undefined|\[object|Invalid Date|Infinity/;
/** Texts that say such a thing by themselves. */
const saysSo = /"(NaN|\[object Object\])"/;

/** Asks for the parts of a screen that come later, and waits for them. */
async function drawOnce(page: React.ReactNode) {
  render(
    <I18nRoot locale="en" catalogue={en}>
      {page}
    </I18nRoot>,
  );
  await vi.dynamicImportSettled();
}

/** Which mutations of an answer end a screen, or are seen on it. One that is refused is another screen's, if that may be. */
function failuresOf<Answer>(
  endpoint: Endpoint,
  answer: Answer,
  pageOf: (read: Answer) => React.ReactNode,
  { count = perAnswer, mayRefuse = (_change: string): boolean => true } = {},
): string[] {
  /** By what was read: the same is drawn once, however it was mutated. */
  const problems = new Map<string, string | undefined>();
  return mutationsOf(answer, count, 7).flatMap(({ answer: mutated, change }) => {
    const read = endpoint.reads?.(mutated, '', nothing);
    if (read === broken) return mayRefuse(change) ? [] : [`${change}: is refused`];
    if (saysSo.test(change)) return [];
    const id = serialize(read).toString('latin1');
    if (!problems.has(id)) problems.set(id, problemOf(pageOf(read as Answer)));
    const problem = problems.get(id);
    return problem ? [`${change}: ${problem}`] : [];
  });
}

function problemOf(page: React.ReactNode): string | undefined {
  try {
    const seen = nonsense.exec(renderPage(page));
    return seen ? `shows ${seen[0]}` : undefined;
  } catch (error) {
    return String(error);
  }
}

/** FAULTS F74: never `NaN`, `undefined`, `[object Object]`; never an error instead of a screen. */
describe('what is shown of mutated answers', () => {
  it('the list of tickets', () => {
    expect(renderPage(<Selection data={tickets} page={bootstrap} />)).toContain('General Admission');
    const failures = failuresOf(getTickets, tickets, (data) => <Selection data={data} page={bootstrap} />);
    expect(failures).toEqual([]);
  });

  it('the settings of the widget', () => {
    expect(
      failuresOf(getWidgetBootstrap, bootstrap, (page) => <Selection data={tickets} page={page} />),
    ).toEqual([]);
  });

  it('the order summary', () => {
    const widget = { showFees: true, taxOnCheckout: true };
    expect(renderPage(<OrderSummary hold={hold} widget={widget} />)).toContain('General Admission');
    const failures = failuresOf(holdTickets, hold, (read) => <OrderSummary hold={read} widget={widget} />);
    expect(failures).toEqual([]);
  });

  it('the confirmation', () => {
    expect(renderPage(<Confirmation data={confirmation} settings={settings} />)).toContain('2000-4817');
    expect(
      failuresOf(
        getConfirmation,
        confirmation,
        (data) => <Confirmation data={data} settings={settings} />,
        // Whoever has paid is refused only what is not known to be theirs.
        { mayRefuse: (change) => /(?:^|, )(?:all|id|token) = /.test(change) },
      ),
    ).toEqual([]);
    expect(
      failuresOf(getPostRegistration, settings, (read) => (
        <Confirmation data={confirmation} settings={read} />
      )),
    ).toEqual([]);
  });

  it('the registration form', async () => {
    await drawOnce(<Form {...formOf(eachType)} />);
    expect(renderPage(<Form {...formOf(eachType)} />)).toContain('Portuguese');
    // One question after the other: a screen of all of them takes long to draw.
    const count = perAnswer / eachType.length;
    const failures = eachType.flatMap((question) =>
      failuresOf(getPersonTickets, formOf([question]), (read) => <Form {...read} />, { count }),
    );
    expect(failures).toEqual([]);
  });

  it('the invoice', async () => {
    await drawOnce(<Invoice data={invoiceData} />);
    expect(renderPage(<Invoice data={invoiceData} />)).toContain('Preview invoice');
    expect(
      failuresOf(getInvoiceData, invoiceData, (data) => <Invoice data={data} />, { count: perShortAnswer }),
    ).toEqual([]);
  });

  it('the bitcoins', async () => {
    await drawOnce(<Bitcoin {...source} />);
    expect(renderPage(<Bitcoin {...source} />)).toContain('bc1qpay');
    expect(
      failuresOf(getBitcoinSource, source, (read) => <Bitcoin {...read} />, { count: perShortAnswer }),
    ).toEqual([]);
  });
});
