import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  getConfirmation,
  getPostRegistration,
  getTickets,
  getWidgetBootstrap,
  type ConfirmationData,
  type FormQuestion,
  type PostRegistrationSettings,
  type TicketsData,
  type WidgetBootstrap,
} from '../../../../src/contract';
import { communityAddress, placeholderValues } from '../../../../src/domain/confirmation';
import { shareOffer } from '../../../../src/domain/sharing/offer';
import { Confirmation as Headless } from '../../../../src/headless/confirmation';
import { I18nRoot } from '../../../../src/i18n';
import en from '../../../../src/i18n/locales/en.json';
import organizer from '../../../../src/i18n/locales/organizer/en.json';
import { EmailSheet } from '../../../../src/organizer/emails/EmailSheet';
import { PreviewBlock } from '../../../../src/organizer/emails/PreviewBlock';
import { Community } from '../../../../src/themed/confirmation/Community';
import { Confirmation } from '../../../../src/themed/confirmation/Confirmation';
import { EventLogo } from '../../../../src/themed/confirmation/EventLogo';
import { PostMessage } from '../../../../src/themed/confirmation/PostMessage';
import { ShareSection } from '../../../../src/themed/confirmation/ShareSection';
import { SafeHtml } from '../../../../src/themed/kit/SafeHtml';
import { ProblemBanner } from '../../../../src/themed/notices';
import { RegistrationForm } from '../../../../src/themed/registration';
import { NewTab } from '../../../../src/themed/registration/NewTab';
import { PaymentTerms } from '../../../../src/themed/registration/PaymentTerms';
import { OrderSummary } from '../../../../src/themed/order/OrderSummary';
import { TicketSelection } from '../../../../src/themed/tickets/TicketSelection';
import { keeps, room, RoomEditor } from '../../../../stories/organizer/kit/form/editor.fixtures';
import { hold } from '../../../../stories/fixtures/orders';
import { asForm, eachType, questionArgs } from '../../../../stories/fixtures/questions';
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
  /^(?:id|type|attributeKey|ticketTypeId|token|status|expiresAt|serverTime|code|gateway|.*-id|.*[dD]ate|availability|visibility|paymentStatus|orderType|provider|socialNetwork|incentiveType|sectionType)$/;

/** An answer with the text in the place of every text that somebody could have written. */
const withText = <Answer,>(answer: Answer, text: string): Answer =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    typeof value === 'string' && !codes.test(name) ? text : value,
  ) as Answer;

const inRoot = (page: ReactNode) => (
  <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
    {page}
  </I18nRoot>
);

/** Without a window: nothing that is put into it acts. */
const inert = document.implementation.createHTMLDocument();
const drawn = (page: ReactNode) => {
  const box = inert.createElement('div');
  box.innerHTML = renderToString(inRoot(page));
  return box;
};

/**
 * What runs, loads from a stranger or leads to one. Pictures may come from anywhere by https, for which React adds a link that loads them
 * early; addresses of links are checked.
 */
function problemOf(box: Element): string | undefined {
  const element = box.querySelector(
    'script,iframe,frame,object,embed,applet,base,meta,style,math,foreignObject,template,link:not([rel=preload][as=image])',
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

const failing = (
  pageOf: (text: string) => ReactNode,
  { texts = batches, draw = drawn }: { texts?: readonly string[]; draw?: (page: ReactNode) => Element } = {},
) =>
  texts.flatMap((text) => {
    const problem = problemOf(draw(pageOf(text)));
    return problem ? [`${text}: ${problem}`] : [];
  });

function Selection({ text }: { text: string }) {
  const { tickets: types, currency } = withText({ ...tickets, tickets: tickets.tickets.slice(0, 3) }, text);
  const { ticketsWidgetModel: widget, event, attendees } = withText(bootstrap, text);
  return (
    <TicketSelection
      event={event}
      attendees={attendees}
      tickets={types}
      selection={{}}
      title={text}
      showFees
      noTicketsHeader={text}
      noTicketsText={widget.noTicketsText}
      now={0}
      problem={null}
      onSelectionChange={nothing}
      onProblemDismiss={nothing}
      onProblemExpire={nothing}
      supportEmail={text}
      order={{
        totals: { quantity: 0, price: 0, fees: 0, tax: 0, total: 0 },
        currency,
        unavailable: { key: 'tickets.problem.tooFew', text },
        label: text,
        cards: [],
        choice: 'card',
        invoiceLabel: text,
        bitcoinLabel: text,
        addsTax: false,
        onOrder: nothing,
        busy: null,
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

/** Asks for the parts of a screen that come later, and waits for them. */
async function drawOnce(page: ReactNode) {
  const { unmount } = render(inRoot(page));
  await vi.dynamicImportSettled();
  unmount();
}

const Form = ({ questions, text }: { questions: FormQuestion[]; text: string }) => (
  <RegistrationForm
    {...questionArgs}
    form={withText(asForm(questions), text)}
    personTickets={withText(questionArgs.personTickets, text)}
    widget={{ formName: text, ctaFree: text, legalText: text, additionalTerms: text }}
    siteConf={{ features: {}, termsUrl: text, privacyUrl: text }}
  />
);

it('acts in none of the texts of the registration form, its legal terms among them', async () => {
  await drawOnce(<Form questions={eachType} text="Words" />);
  // A screen of all questions takes long to draw: each batch meets one of them.
  const pages = batches.map((text, at) => [text, eachType[at % eachType.length]] as const);
  expect(batches.length).toBeGreaterThanOrEqual(eachType.length);
  expect(
    pages.flatMap(([text, question]) =>
      question ? failing(() => <Form questions={[question]} text={text} />, { texts: [text] }) : [],
    ),
  ).toEqual([]);
});

it('acts in none of the texts of the order summary', () => {
  const widget = { showFees: true, taxOnCheckout: true };
  expect(failing((text) => <OrderSummary hold={withText(hold, text)} widget={widget} />)).toEqual([]);
});

function Share({ text, event }: { text: string; event: string }) {
  const campaign = {
    definition: { incentiveType: 'single' },
    shareMessage: text,
    socialPromo: text,
    socialNetworks: ['FACEBOOK', 'LINKEDIN', 'TWITTER'],
  } satisfies ConfirmationData['campaign'];
  const offer = shareOffer({ settings: undefined, campaign, event });
  return (
    offer && (
      <ShareSection offer={offer} onShare={() => false} onSend={() => Promise.resolve(null)} isPreview />
    )
  );
}

const Email = ({ text, url }: { text: string; url: string }) => (
  <EmailSheet sender={{ fromName: text, fromEmail: text }} subject={text}>
    {(['HEADING', 'TEXT', 'BUTTON', 'IMAGE', 'DIVIDER'] as const).map((kind) => (
      <PreviewBlock key={kind} block={{ kind, text, url }} />
    ))}
  </EmailSheet>
);

it('acts in none of the texts of sharing and of emails', () => {
  const page = 'https://northlight.example/';
  expect(failing((text) => <Share text={text} event={page} />)).toEqual([]);
  expect(failing((text) => <Email text={text} url={page} />)).toEqual([]);
});

it('acts in none of the words of a failure', async () => {
  const failureOf = (text: string, offersSupport: boolean) => (
    <ProblemBanner
      problem={{
        message: { key: 'tickets.problem.none', text },
        detail: { key: 'tickets.problem.none', text },
        showFor: 1_000,
        offersSupport,
      }}
      supportEmail={text}
      onDismiss={nothing}
      onExpire={nothing}
    />
  );
  await drawOnce(failureOf('Words', true));
  expect(drawn(failureOf('Words', true)).querySelector('a')?.href).toBe('mailto:Words');
  for (const offersSupport of [true, false])
    expect(failing((text) => failureOf(text, offersSupport))).toEqual([]);
});

/** Each alone: what an address is shows in how it begins. */
it('leads from none of them where an address should stand', () => {
  const buyer = { token: 'token-1', email: 'amara@tidewater.studio' };
  const linksOf = (text: string) => {
    const community = communityAddress(text, buyer);
    const order = { ...confirmation, links: { manage: text } };
    return (
      <>
        <NewTab href={text}>Terms</NewTab>
        <EventLogo address={text} name="Northlight" />
        {community !== null && <Community address={community} people={[]} />}
        <Headless.Root load={{ data: { order } }} locale="en" labels={{ free: 'Free' }}>
          <Headless.Manage>Change</Headless.Manage>
        </Headless.Root>
        <Share text="Come along" event={text} />
        <PreviewBlock block={{ kind: 'BUTTON', text: 'More', url: text }} />
        <PreviewBlock block={{ kind: 'IMAGE', text: 'More', url: text }} />
      </>
    );
  };
  expect(drawn(linksOf('https://northlight.example/a')).querySelectorAll('a, img').length).toBeGreaterThan(4);
  expect(failing(linksOf, { texts: xss })).toEqual([]);
});

/** In the browser, not on a server: only there is HTML from outside made safe and put in. */
it('acts in none of them as HTML', async () => {
  const consents = eachType.filter(({ type }) => type === 'consent');
  const htmlOf = (text: string) => (
    <>
      <SafeHtml html={text} />
      <PostMessage html={text} values={placeholderValues(withText(confirmation, text))} />
      <PaymentTerms terms={text} preview={null} />
      <Form questions={consents} text={text} />
    </>
  );
  await drawOnce(htmlOf('<b>Bold</b>'));
  const drawnByBrowser = (page: ReactNode) => {
    cleanup();
    return render(inRoot(page)).container;
  };
  expect(drawnByBrowser(htmlOf('<b>Bold</b>')).querySelectorAll('b').length).toBeGreaterThan(3);
  expect(failing(htmlOf, { draw: drawnByBrowser })).toEqual([]);
});

it('acts in none of the fields of an organizer’s form, which show it as it is', () => {
  const fieldsOf = (text: string) => (
    <RoomEditor save={keeps} saved={{ version: 1, values: { ...room.values, name: text, notes: text } }} />
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
