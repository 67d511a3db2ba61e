import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an area shows besides its usual answer; a story is `File#Name`, one of the kit begins with its folder, a reason with a dash. */
const kinds = ['first use', 'failed', 'refused', 'conflict', 'slow'] as const;
type States = readonly [empty: string, failed: string, refused: string, conflict: string, slow: string];

const settings = '– settings, which are always there';
const onlyReads = '– it only reads';
const noVersion = '– its calls have no version: the last one saved stands';
const waits = 'kit/page/Page#Loading';
const tableWaits = 'kit/table/DataTable#Loading';
const failsToRead = 'kit/page/Page#Failed';
const formRefused = 'kit/form/EditorForm#Refused';
const formConflict = 'kit/form/EditorForm#SomebodyElseWasFaster';

const own = (file: string, ...names: [string, string, string, string, string]): States => {
  const [empty, failed, refused, conflict, slow] = names.map((name) =>
    /^(kit\/|– )|#/.test(name) ? name : `${file}#${name}`,
  );
  return [empty ?? '', failed ?? '', refused ?? '', conflict ?? '', slow ?? ''];
};

const areas: Readonly<Record<string, States>> = {
  account: own(
    'Account',
    'AccountSwitcher#NoAccounts',
    'RolesFail',
    'ConnectedAccountsView#Refused',
    'ChangedMeanwhile',
    waits,
  ),
  administration: own(
    'Support',
    '– staff look up what is there',
    'Failed',
    'EventRefusedAtItsField',
    'EventConflict',
    waits,
  ),
  agenda: own(
    'Agenda',
    'Empty',
    'NotLoaded',
    'DeleteRefused',
    'SessionEditor#SomebodyElseSaved',
    'Timetable#Loading',
  ),
  attributes: own(
    'Attributes',
    '– those of the platform are always there',
    'NotLoaded',
    'NotSaved',
    'SomebodyElseSaved',
    tableWaits,
  ),
  buyerInformation: own('BuyerInformation', settings, 'NotLoaded', formRefused, formConflict, waits),
  checkIn: own(
    'CheckIn',
    'FirstTime',
    'NotLoaded',
    'CheckInSettings#IdOfAnotherEvent',
    'CheckInSettings#SomebodyElseSaved',
    'Slow',
  ),
  companies: own('Companies', 'Empty', 'Failed', 'Conflict', 'Conflict', 'Slow'),
  confirmation: own('ConfirmationSettings', settings, 'NotLoaded', formRefused, 'SomebodyElseSaved', waits),
  contacts: own('Contacts', 'Empty', 'Failed', 'EmailRefused', 'Contact#AssignGone', 'Slow'),
  cookieConsents: own('CookieConsents', 'Empty', failsToRead, 'Refused', 'SomebodyElseSaved', waits),
  dashboard: own(
    'DashboardScreen',
    'FirstDay',
    'DashboardView#Failed',
    'GoalRefused',
    onlyReads,
    'DashboardView#Loading',
  ),
  developers: own(
    'DeveloperExtensions',
    'DeveloperApps#Empty',
    failsToRead,
    'Refused',
    'Chatbot#SomebodyElseSaved',
    tableWaits,
  ),
  emailDomains: own('EmailDomain', settings, 'NotLoaded', 'Refused', noVersion, waits),
  emails: own(
    'Emails',
    'Empty',
    'NotLoaded',
    'EmailEditor#PublishRefused',
    'EmailEditor#SomebodyElseSaved',
    'Slow',
  ),
  events: own(
    'Events',
    'NoneYet',
    'Failed',
    'NewEvent#OneTooMany',
    'EventSettings#SomebodyElseSaved',
    tableWaits,
  ),
  finder: own('Finder', 'NothingFound', 'OneRefused', onlyReads, onlyReads, 'Reading'),
  hotLeads: own('HotLeads', 'Empty', 'NotLoaded', onlyReads, onlyReads, 'Slow'),
  insights: own('Insights', 'Empty', 'NotLoaded', 'DashboardNotSaved', 'DeletedMeanwhile', 'Slow'),
  invoices: own('InvoiceSettings', 'NotSetUp', 'NotLoaded', formRefused, 'SomebodyElseSaved', waits),
  members: own(
    'Members',
    '– an account has an owner',
    'NotLoaded',
    'Refused',
    'Invitation#AnsweredMeanwhile',
    tableWaits,
  ),
  mobileApp: own('MobileApp', 'NoCards', 'NotLoaded', 'BuildRefused', 'SomebodyElseSaved', waits),
  myOrder: own('BuyerRequests', 'Empty', 'NotLoaded', 'Refused', 'SomebodyElseDecided', 'Slow'),
  orders: own(
    'OrdersScreen',
    'NobodyBoughtYet',
    'OrdersView#Failed',
    'OrderScreen#TransferRefused',
    'CancelDialog#PaidMeanwhile',
    'OrdersView#Loading',
  ),
  partners: own('Partners', 'Empty', 'NotLoaded', 'ImportRefused', 'SomebodyElseSaved', tableWaits),
  paymentProcessors: own(
    'PaymentProcessors',
    'Empty',
    'NotLoaded',
    'ConnectingRefused',
    'SomebodyElseSaved',
    tableWaits,
  ),
  polls: own('Polls', 'Empty', 'NotLoaded', 'Refused', 'VotedMeanwhile', 'Loading'),
  promotions: own(
    'PromotionsView',
    'Empty',
    'PromotionGroups#Failed',
    'PromotionEditor#Refused',
    'PromotionEditor#Conflict',
    'Loading',
  ),
  registrationFlows: own(
    'RegistrationFlows',
    'FirstFlow',
    'NotLoaded',
    'Refused',
    'ChangedMeanwhile',
    'Loading',
  ),
  registrationForm: own(
    'RegistrationFormView',
    'Empty',
    'RegistrationFormScreen#NotLoaded',
    'Refused',
    'ChangedBySomebodyElse',
    'RegistrationFormScreen#Loading',
  ),
  resources: own('Resources', 'Empty', 'NotLoaded', 'Refused', 'SomebodyElseSaved', 'Loading'),
  rings: own('Rings', 'Empty', 'Failed', 'Refused', 'Conflict', waits),
  rtaMessages: own('RtaMessages', 'FirstUse', 'Failed', 'QuotaUsedUp', 'DeletedMeanwhile', 'Slow'),
  saleSettings: own('SaleSettings', settings, 'NotLoaded', formRefused, 'SomebodyElseSaved', waits),
  sessionAnalytics: own('SessionAnalytics', 'Empty', 'NotLoaded', onlyReads, onlyReads, 'ExportRuns'),
  sessionMedia: own('SessionMedia', 'Empty', 'Empty', 'Refused', 'CanceledMeanwhile', 'Slow'),
  sessionRegistrations: own(
    'SessionRegistrations',
    'Empty',
    'NotLoaded',
    'UnregisterRefused',
    'SessionRegistrationSettings#SomebodyElseSaved',
    'SessionRegistrationSettings#Loading',
  ),
  sharing: own('Sharing', 'NothingYet', 'NotLoaded', 'Refused', 'SomebodyElseSaved', waits),
  singleSignOn: own('SingleSignOn', 'Empty', 'NotLoaded', 'Refused', 'NameTaken', tableWaits),
  speakers: own(
    'Speakers',
    'WithoutSpeakers',
    'NotLoaded',
    'SpeakerEditor#NotRemoved',
    'SpeakerEditor#SomebodyElseSaved',
    waits,
  ),
  tags: own('Tags', 'Empty', 'Failed', 'NameTaken', 'Conflict', 'Slow'),
  tasks: own('Tasks', 'Empty', 'NotLoaded', 'Refused', 'TaskReview#SomebodyElseReviewed', 'Loading'),
  ticketTypes: own(
    'TicketTypesView',
    'Empty',
    'Failed',
    'TicketTypeEditorView#RefusedByTheBackend',
    'TicketTypeEditorView#ChangedBySomebodyElse',
    'Loading',
  ),
  virtualSessions: own('VirtualSession', 'NotVirtual', 'NotVirtual', 'Live', 'RemovedMeanwhile', 'Slow'),
  waitlist: own('Waitlist', 'Empty', 'NotLoaded', 'OfferedPartly', noVersion, 'Slow'),
  webhooks: own('Webhooks', 'Empty', 'NotLoaded', 'AddressRefused', 'SomebodyElseSaved', 'Loading'),
  website: own('Website', 'FirstPublished', 'NotLoaded', 'PublishRefused', 'SomebodyElseSaved', waits),
  widgetSettings: own('WidgetSettings', settings, 'NotLoaded', 'NotReset', 'SomebodyElseSaved', waits),
};

const root = 'stories/organizer';

/** What a story is made of; `null` when there is none of this name. */
function sourceOf(area: string, cell: string): string | null {
  const [file = '', name = ''] = cell.split('#');
  const path = `${root}/${file.startsWith('kit/') ? file : `${area}/${file}`}.stories.tsx`;
  if (!existsSync(path)) return null;
  const [, rest] = readFileSync(path, 'utf8').split(new RegExp(`^export const ${name}: Story = `, 'm'));
  return rest?.split(/^export const /m)[0] ?? null;
}
const isReason = (cell: string) => /^– \w/.test(cell);

test('every area of the organizer is here, and none that is not', () => {
  const there = readdirSync('src/organizer', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'kit',
  );
  expect(Object.keys(areas).sort()).toEqual(there.map(({ name }) => name).sort());
});

test.each(Object.entries(areas))('%s: a story of each kind, or why there is none', (area, states) => {
  const missing = states.filter((cell) => !isReason(cell) && sourceOf(area, cell) === null);
  expect(missing).toEqual([]);
});

test.each(Object.entries(areas))(
  '%s: what is said to fail fails, what is said to wait waits',
  (area, states) => {
    const [, failed, , , slow] = states;
    const isFault = (cell: string, fault: RegExp) => fault.test(sourceOf(area, cell) ?? '');
    expect(isFault(failed, /error500|hasFailed: true|<ScreenFailed/)).toBe(true);
    expect(isFault(slow, /neverAnswers|args: { \w+: null|<ScreenLoading/)).toBe(true);
  },
);

test('a state is shown, or can’t be: none is put off', () => {
  const putOff = Object.entries(areas).flatMap(([area, states]) =>
    states.flatMap((cell, index) =>
      isReason(cell) && /\byet\b/.test(cell) ? [`${area}: ${kinds[index]}`] : [],
    ),
  );
  expect(putOff).toEqual([]);
});
