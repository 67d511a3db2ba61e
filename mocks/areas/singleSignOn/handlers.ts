import {
  createSsoConfig,
  getLoginSettings,
  getSsoServiceConfig,
  listLoginSettings,
  readIdpMetadata,
  restrictLogin,
  searchSsoConfigs,
  setSsoStatus,
  updateLoginSettings,
  updateSsoConfig,
  type LoginSettings,
  type LoginSettingsInput,
} from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { equals, Refusal, searchRows, type Db } from '../../db';
import { handle } from '../../handle';
import type { StoredSsoConfig } from './seed';
import { eventIdsOf } from '../account/rules/account';
import { changedAt } from '../../rules/edits';
import {
  checkedConfig,
  checkedLogin,
  eventsWith,
  isComplete,
  loginSettingsOf,
  readMetadata,
  toConfigResponse,
} from './rules';
import { stamp } from '../../rules/stamp';

const platform = 'https://sign-in.platform.example';
const pageSize = 10;

export const singleSignOnHandlers = [
  handle(createSsoConfig, ({ db, params: { accountId }, body, clock }) => {
    const settings = checkedConfig(db, accountId, body);
    const now = stamp(clock);
    const made: StoredSsoConfig = {
      ...settings,
      id: db.nextId('sso'),
      accountId,
      status: 'DRAFT',
      createdDate: now,
      modifiedDate: now,
    };
    return toConfigResponse(db.rows('ssoConfigs', accountId).add(made));
  }),

  handle(updateSsoConfig, ({ db, params: { accountId, configId }, body, clock, fail }) => {
    const configs = db.rows('ssoConfigs', accountId);
    const config = configs.get(configId);
    const settings = checkedConfig(db, accountId, body, config);
    if (body.modifiedDate !== undefined && Date.parse(body.modifiedDate) !== Date.parse(config.modifiedDate))
      fail(4090);
    if (config.status === 'ACTIVE' && (settings.configType !== config.configType || !isComplete(settings)))
      fail(4022, 'People sign in with it: disable it first.');
    const { id, status, createdDate } = config;
    const modifiedDate = changedAt(clock, config.modifiedDate);
    // Put, not changed: what is no longer given is gone.
    return toConfigResponse(configs.put({ ...settings, id, accountId, status, createdDate, modifiedDate }));
  }),

  handle(searchSsoConfigs, ({ db, params, body }) =>
    searchRows(db.rows('ssoConfigs', params.accountId).all().map(toConfigResponse), body, {
      size: pageSize,
      matches: equals,
      sortBy: { MODIFIED: ({ modifiedDate }) => Date.parse(modifiedDate) },
    }),
  ),

  handle(listLoginSettings, ({ db, params: { accountId }, query }) => {
    const own = eventIdsOf(db, accountId);
    const requested = new Set(query.eventIds.split(',').map((id) => id.trim()));
    return [...requested].filter((id) => own.has(id)).map((id) => loginSettingsOf(db, id));
  }),

  handle(getLoginSettings, ({ db, params: { accountId, eventId } }) => {
    mustOwn(db, accountId, eventId);
    return loginSettingsOf(db, eventId);
  }),

  handle(updateLoginSettings, ({ db, params: { accountId, eventId }, body, clock }) => {
    mustOwn(db, accountId, eventId);
    return save(db, accountId, eventId, checkedLogin(db, accountId, body), clock);
  }),

  handle(restrictLogin, ({ db, params: { accountId, eventId }, body, clock }) => {
    mustOwn(db, accountId, eventId);
    const { methods, ssoConfigId } = loginSettingsOf(db, eventId);
    const { restrictLoginForNonTicketHolders } = body;
    return save(db, accountId, eventId, { methods, ssoConfigId, restrictLoginForNonTicketHolders }, clock);
  }),

  handle(readIdpMetadata, ({ body }) => readMetadata(body)),

  handle(setSsoStatus, ({ db, params: { accountId }, body: { configId, status }, clock, fail }) => {
    const configs = db.rows('ssoConfigs', accountId);
    const config = configs.get(configId);
    if (config.status === status) return toConfigResponse(config);
    if (config.status === 'DRAFT' && status === 'DISABLED') fail(4091, 'A draft is not in force.');
    if (status === 'ACTIVE') activate(db, config, clock);
    else if (eventsWith(db, accountId, configId).length > 0)
      fail(4022, 'Events lead people to it: change their login settings first.');
    return toConfigResponse(
      configs.change(configId, { status, modifiedDate: changedAt(clock, config.modifiedDate) }),
    );
  }),

  handle(getSsoServiceConfig, ({ db, params: { accountId } }) => ({
    entityId: `${platform}/sso/${accountId}`,
    answerUrl: `${platform}/sso/${accountId}/answer`,
    signOutUrl: `${platform}/sso/${accountId}/sign-out`,
    active: db
      .rows('ssoConfigs', accountId)
      .all()
      .filter(({ status }) => status === 'ACTIVE')
      .map(toConfigResponse),
  })),
];

/** The other one of its type steps back, and its events follow the new one. Refuses with 4022. */
function activate(db: Db, config: StoredSsoConfig, clock: Clock): void {
  if (!isComplete(config))
    throw new Refusal(
      4022,
      config.configType === 'SAML' ? 'It needs the certificate.' : 'It needs the client’s id.',
    );
  const { accountId } = config;
  const modifiedDate = stamp(clock);
  const configs = db.rows('ssoConfigs', accountId);
  for (const other of configs.all()) {
    if (other.configType !== config.configType || other.status !== 'ACTIVE') continue;
    configs.change(other.id, { status: 'DISABLED', modifiedDate });
    for (const { id } of eventsWith(db, accountId, other.id))
      db.rows('loginSettings', id).change(id, { ssoConfigId: config.id, modifiedDate });
  }
}

function mustOwn(db: Db, accountId: string, eventId: string): void {
  if (!eventIdsOf(db, accountId).has(eventId)) throw new Refusal(4040, 'The account has no such event.');
}

function save(
  db: Db,
  accountId: string,
  eventId: string,
  settings: LoginSettingsInput,
  clock: Clock,
): LoginSettings {
  const rows = db.rows('loginSettings', eventId);
  const modifiedDate = changedAt(clock, rows.find(eventId)?.modifiedDate);
  rows.put({ id: eventId, accountId, ...settings, modifiedDate });
  return loginSettingsOf(db, eventId);
}
