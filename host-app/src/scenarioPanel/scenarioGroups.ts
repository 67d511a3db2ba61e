import { codeOfTheLink, offeredSwapToken } from 'boxoffice/mocks';
import type { ScenarioName } from '../demo/demoQuery';

/** Worlds by what one looks at them for. */
const groups = {
  event: ['conference', 'freeEvent', 'festivalDays', 'yen', 'longTexts', 'manyTickets', 'largeEvent'],
  rows: ['rowStates', 'soldOut', 'waitlist', 'fewLeft', 'feesHidden', 'taxIncluded', 'noTax'],
  list: ['ownWords', 'noTickets', 'noTicketsOwnWords', 'backButton'],
  quantities: ['singleTicket', 'noDefaultQuantity', 'quantityRules', 'quantityRulesPlain'],
  codes: ['promotionCodes', 'noCodes', 'codeOfLink'],
  ways: [
    ...(['everyWay', 'cardAndInvoice', 'cardAndBitcoin', 'invoiceOnly', 'bitcoinOnly', 'payPal'] as const),
    ...(['hostedCard', 'zooz'] as const),
    ...(['ownOrderTexts', 'noAmex', 'twoCards'] as const),
  ],
  faces: [
    ...(['pictures', 'manyFaces', 'brokenPictures', 'fewFaces', 'tooFewFaces'] as const),
    ...(['facesOff', 'noWidgetId', 'minisite'] as const),
  ],
  hold: ['captcha', 'captchaUnseen', 'expiring', 'consentRequested', 'swapOffered'],
  form: ['richForm', 'signedIn', 'linkedin', 'informationReuse', 'uniqueEmails'],
  confirmation: ['confirmationPlain', 'confirmationRich', 'confirmationBare', 'orderStates'],
} as const satisfies Record<string, readonly ScenarioName[]>;

type Group = keyof typeof groups;
type Grouped = (typeof groups)[Group][number];

/** Does not compile while a world is in no group. */
export const scenarioGroups: [ScenarioName] extends [Grouped] ? [Group, readonly ScenarioName[]][] : never =
  Object.entries(groups) as [Group, readonly ScenarioName[]][];

/** What the link to a world has besides, because its buyer was sent it. */
export const linkOf: Partial<Record<ScenarioName, Readonly<Record<string, string>>>> = {
  swapOffered: { swapToken: offeredSwapToken },
  codeOfLink: { promo: codeOfTheLink },
  rowStates: { promo: codeOfTheLink },
};
