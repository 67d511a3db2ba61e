import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  getConfirmation,
  getPostRegistration,
  getTickets,
  getWidgetBootstrap,
  type ConfirmationData,
  type PostRegistrationSettings,
  type TicketsData,
  type WidgetBootstrap,
} from '../../../../src/contract';
import { I18nRoot } from '../../../../src/i18n';
import en from '../../../../src/i18n/locales/en.json';
import organizer from '../../../../src/i18n/locales/organizer/en.json';
import { Confirmation } from '../../../../src/themed/confirmation/Confirmation';
import { TicketSelection } from '../../../../src/themed/tickets/TicketSelection';
import { keeps, room, RoomEditor } from '../../../../stories/organizer/form/editor.fixtures';
import { xss } from '../../../corpora/xss';
import { backendInTests, eventId } from '../../mocks/backend';

afterEach(cleanup);
const { client } = backendInTests();
const params = { eventId };
const nothing = () => undefined;

let tickets: TicketsData;
let bootstrap: WidgetBootstrap;
let confirmation: ConfirmationData;
let settings: PostRegistrationSettings;
beforeAll(async () => {
  tickets = await client.call(getTickets, { params });
  bootstrap = await client.call(getWidgetBootstrap, { params });
  const order = { ...params, orderId: '2000-4817', token: 'preview' };
  confirmation = await client.call(getConfirmation, { params: order });
  settings = await client.call(getPostRegistration, { params });
});

/** What a program reads rather than a person. */
const codes =
  /^(?:id|code|gateway|.*-id|.*[dD]ate|availability|visibility|paymentStatus|orderType|provider|socialNetwork|incentiveType|sectionType)$/;

/** An answer with the text in the place of every text that somebody could have written. */
const withText = <Answer,>(answer: Answer, text: string): Answer =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    typeof value === 'string' && !codes.test(name) ? text : value,
  ) as Answer;

const drawn = (page: ReactNode) => {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.innerHTML = renderToString(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      {page}
    </I18nRoot>,
  );
  return box;
};

/** What runs, loads from a stranger or leads to one. Pictures may come from anywhere by https; addresses of links are checked. */
function problemOf(box: Element): string | undefined {
  const element = box.querySelector(
    'script,iframe,frame,object,embed,applet,base,meta,link,style,math,foreignObject,template',
  );
  if (element) return `<${element.tagName.toLowerCase()}>`;
  for (const each of box.querySelectorAll('*'))
    for (const { name, value } of each.attributes) {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'formaction') return name;
      if (
        /^(?:href|src|action|xlink:href)$/.test(name) &&
        !/^(?:https?:\/\/|mailto:|#|\/(?![/\\])|data:image\/)/.test(value)
      )
        return `${name}=${value}`;
      if (name === 'style' && /url\(|expression|@import/i.test(value)) return `style=${value}`;
    }
  return undefined;
}

/** Some at a time, one after the other in one text: a screen takes longer to draw than to look at. */
const batches = Array.from({ length: Math.ceil(xss.length / 8) }, (_, at) =>
  xss.slice(at * 8, at * 8 + 8).join(' '),
);

const failing = (pageOf: (text: string) => ReactNode) =>
  batches.flatMap((text) => {
    const problem = problemOf(drawn(pageOf(text)));
    return problem ? [`${text}: ${problem}`] : [];
  });

function Selection({ text }: { text: string }) {
  const { tickets: types, currency } = withText({ ...tickets, tickets: tickets.tickets.slice(0, 3) }, text);
  const { ticketsWidgetModel: widget, event, attendees } = withText(bootstrap, text);
  return (
    <TicketSelection
      {...{ event, attendees, tickets: types, selection: {}, title: text, showFees: true }}
      {...{ noTicketsHeader: text, noTicketsText: widget.noTicketsText, now: 0, problem: null }}
      {...{
        onSelectionChange: nothing,
        onProblemDismiss: nothing,
        onProblemExpire: nothing,
        supportEmail: text,
      }}
      order={{
        ...{ totals: { quantity: 0, price: 0, fees: 0, tax: 0, total: 0 }, currency },
        ...{ unavailable: { key: 'tickets.problem.tooFew', text }, label: text, cards: [], choice: 'card' },
        ...{ invoiceLabel: text, bitcoinLabel: text, addsTax: false, onOrder: nothing, busy: null },
      }}
    />
  );
}

/** FAULTS A02: a hundred hostile texts in every text that comes from somewhere else. */
it('acts in none of the texts of the ticket list', () => {
  expect(failing((text) => <Selection text={text} />)).toEqual([]);
});

it('acts in none of the texts of the confirmation', () => {
  expect(
    failing((text) => (
      <Confirmation data={withText(confirmation, text)} settings={withText(settings, text)} />
    )),
  ).toEqual([]);
});

it('acts in none of the fields of an organizer’s form, which show it as it is', () => {
  const fieldsOf = (text: string) => (
    <RoomEditor save={keeps} kept={{ version: 1, values: { ...room.values, name: text, notes: text } }} />
  );
  expect(failing(fieldsOf)).toEqual([]);
  const text = '</textarea><script>alert(1)</script>';
  const { container } = render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      {fieldsOf(text)}
    </I18nRoot>,
  );
  expect(container.querySelector('textarea')?.value).toBe(text);
  expect(container.querySelector('script')).toBeNull();
});
