/** What each parameter of an address stands for, by its name, which means the same in every address. */
const texts: Readonly<Record<string, string>> = {
  accountId: 'Whose events they are.',
  appId: 'A developer’s app.',
  assetContextType: 'What the assets of a session are for, e.g. its recording.',
  attributeId: 'An attribute of the account.',
  campaignId: 'A campaign of shares.',
  captionsId: 'Captions of a video.',
  cardId: 'A card of the mobile app.',
  companyId: 'A company that takes part.',
  configId: 'A configuration of single sign-on.',
  consentId: 'A cookie consent.',
  contactId: 'A contact of the account.',
  dashboardId: 'An insights dashboard.',
  definitionId: 'What a task consists of.',
  document: '`invoice` or `receipt`: a paper of the order.',
  emailId: 'An email of the event.',
  enabled: '`true` or `false`: whether the email is sent.',
  eventId: 'Which event.',
  extensionId: 'A developer’s extension.',
  fileId: 'An uploaded file.',
  flowId: 'A registration flow.',
  hash: 'From the link of the email that resets a password.',
  inviteId: 'An invitation to a team.',
  jobId: 'A job that goes through many orders.',
  key: 'The idempotency key that the order was saved with.',
  memberId: 'A member of the team.',
  messageId: 'A message of the mobile app.',
  moderatorId: 'A moderator of a session.',
  orderId: 'An order of the event.',
  pollId: 'A poll.',
  promotionGroupId: 'A group of promotion codes.',
  promotionId: 'A promotion code.',
  providerId: 'An external provider.',
  requestId: 'A request of a buyer.',
  resourceId: 'A file or link for attendees.',
  ringId: 'A ring of features.',
  scanId: 'A scan of a ticket at a door, by its own id.',
  sectionId: 'A section of the website.',
  sessionId: 'A session of the agenda.',
  speakerId: 'A speaker of the event.',
  shareId: 'With whom a dashboard is shared.',
  sourceId: 'Where bitcoins are to be sent, as the provider names it.',
  tabId: 'A page of the website.',
  tagId: 'A tag.',
  taskInstanceId: 'A task of one person or company.',
  templateId: 'A template of events.',
  ticketId: 'A ticket of an order.',
  token: 'Of the order or its hold; who has it may read and change it.',
  toolId: 'An engagement tool of a session.',
  widgetId: 'A widget.',
};

/** The parameters of an address such as `/api/events/:eventId`. Throws for one that nothing is known of. */
export const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const description = texts[name];
    if (!description)
      throw new Error(`scripts/contract/pathParameters.ts says nothing of :${name} in ${path}`);
    return { name, in: 'path', required: true, description, schema: { type: 'string' } };
  });
