import {
  askChatbot,
  createDeveloperApp,
  createDeveloperExtension,
  deleteDeveloperApp,
  deleteDeveloperExtension,
  getChatbot,
  listDeveloperApps,
  listDeveloperExtensions,
  updateChatbot,
  updateDeveloperApp,
  updateDeveloperExtension,
} from '../../../src/contract';
import type { Chatbot, DeveloperAppDraft, DeveloperExtensionDraft } from '../../../src/contract';
import { compare, type Db } from '../../db';
import { lettersOf } from '../../db/hash';
import { withoutId } from '../../db/rows';
import { handle } from '../../handle';
import type { StoredDeveloperApp } from './seed';
import { replyOf } from './rules';
import { changedAt, checkUnchanged, optionalEmail, repeatedAt } from '../../rules/edits';
import { eventOf } from '../events/rules';
import { httpsOf, malformed, textOf } from '../../rules/fields';
import { digestOf } from '../../db/hash';
import { freeNameOf } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';
import { without } from '../../rules/without';

const appsOf = (db: Db, accountId: string) => db.rows('developerApps', accountId);
const extensionsOf = (db: Db, accountId: string) => db.rows('developerExtensions', accountId);

const toAppResponse = (app: StoredDeveloperApp) => without(app, 'secretDigest');

/** The chatbot of an event, or how it is before anybody decided anything. Refuses with 4046. */
function chatbotOf(db: Db, { accountId, eventId }: { accountId: string; eventId: string }): Chatbot {
  const { id, name, created } = eventOf(db, accountId, eventId);
  return (
    withoutId(db.rows('chatbots', id).find(id)) ?? {
      enabled: false,
      name: name.slice(0, 40),
      greeting: '',
      handoffEmail: '',
      answers: [],
      modified: created,
    }
  );
}

function checkedApp(db: Db, accountId: string, draft: DeveloperAppDraft, own?: string): DeveloperAppDraft {
  return {
    name: freeNameOf(appsOf(db, accountId).all(), draft.name, own),
    redirectUrls: draft.redirectUrls.map((url, index) => httpsOf(`redirectUrls[${index}]`, url)),
    scopes: draft.scopes,
  };
}

const isOn = (url: string, { redirectUrls }: Pick<DeveloperAppDraft, 'redirectUrls'>): boolean =>
  redirectUrls.some((redirect) => new URL(redirect).host === new URL(url).host);

/** Refuses with 4000 and 4046. */
function checkedExtension(
  db: Db,
  accountId: string,
  draft: DeveloperExtensionDraft,
  own?: string,
): DeveloperExtensionDraft {
  const { appId, place, enabled } = draft;
  const app = appsOf(db, accountId).get(appId);
  const url = httpsOf('url', draft.url);
  if (!isOn(url, app)) throw malformed('url', 'It is on a host that is not the app’s.');
  const ofTheApp = extensionsOf(db, accountId)
    .all()
    .filter((extension) => extension.appId === appId);
  return { appId, name: freeNameOf(ofTheApp, draft.name, own), place, url, enabled };
}

export const developersHandlers = [
  handle(getChatbot, ({ db, params }) => chatbotOf(db, params)),

  handle(updateChatbot, ({ db, clock, params, body, fail }) => {
    const before = chatbotOf(db, params);
    checkUnchanged(before, body.modified);
    const answers = body.answers.map(({ question, answer }, index) => ({
      question: textOf(`answers[${index}].question`, question),
      answer: textOf(`answers[${index}].answer`, answer, 1000),
    }));
    const repeated = repeatedAt(answers.map(({ question }) => question));
    if (repeated >= 0) throw malformed(`answers[${repeated}].question`, 'It is there already.');
    if (body.enabled && answers.length === 0) fail(4022, 'It knows no answer.');
    const chatbot = {
      enabled: body.enabled,
      name: textOf('name', body.name, 40),
      greeting: body.greeting.trim(),
      handoffEmail: optionalEmail('handoffEmail', body.handoffEmail),
      answers,
      modified: changedAt(clock, before.modified),
    };
    db.rows('chatbots', params.eventId).put({ id: params.eventId, ...chatbot });
    return chatbot;
  }),

  handle(askChatbot, ({ db, params: { eventId }, body: { text }, fail }) => {
    const chatbot = db.rows('chatbots', eventId).find(eventId);
    if (!chatbot?.enabled) return fail(4091, 'It is not enabled.');
    if (text.trim() === '') fail(4022, 'Nothing was asked.');
    return replyOf(chatbot, text);
  }),

  handle(listDeveloperExtensions, ({ db, params: { accountId }, query: { place, enabled } }) => ({
    extensions: extensionsOf(db, accountId)
      .all()
      .filter((extension) => place === undefined || extension.place === place)
      .filter((extension) => enabled === undefined || extension.enabled === enabled)
      .sort((a, b) => compare(a.name, b.name)),
  })),

  handle(createDeveloperExtension, ({ db, clock, params: { accountId }, body }) => {
    const now = stamp(clock);
    return extensionsOf(db, accountId).add({
      id: db.nextId('extension'),
      ...checkedExtension(db, accountId, body),
      created: now,
      modified: now,
    });
  }),

  handle(updateDeveloperExtension, ({ db, clock, params: { accountId, extensionId }, body, fail }) => {
    const extensions = extensionsOf(db, accountId);
    const { appId, modified } = extensions.get(extensionId);
    const changes = checkedExtension(db, accountId, body, extensionId);
    if (changes.appId !== appId) fail(4022, 'An extension stays with its app.');
    return extensions.change(extensionId, { ...changes, modified: changedAt(clock, modified) });
  }),

  handle(deleteDeveloperExtension, ({ db, params }) => {
    extensionsOf(db, params.accountId).remove(params.extensionId);
    return null;
  }),

  handle(listDeveloperApps, ({ db, params }) => ({
    apps: appsOf(db, params.accountId)
      .all()
      .sort((a, b) => compare(a.name, b.name))
      .map(toAppResponse),
  })),

  handle(createDeveloperApp, ({ db, clock, params: { accountId }, body }) => {
    const draft = checkedApp(db, accountId, body);
    const id = db.nextId('app');
    const now = stamp(clock);
    const clientSecret = db.token(`developer app ${id} ${now}`, 40);
    const app = appsOf(db, accountId).add({
      id,
      ...draft,
      clientId: `client-${lettersOf(`client ${id}`, 16)}`,
      created: now,
      modified: now,
      secretDigest: digestOf(clientSecret),
    });
    return { ...toAppResponse(app), clientSecret };
  }),

  handle(updateDeveloperApp, ({ db, clock, params: { accountId, appId }, body, fail }) => {
    const { modified } = appsOf(db, accountId).get(appId);
    const draft = checkedApp(db, accountId, body, appId);
    const isLeft = extensionsOf(db, accountId)
      .all()
      .some((extension) => extension.appId === appId && !isOn(extension.url, draft));
    if (isLeft) fail(4022, 'An extension is on a host that would no longer be the app’s.');
    return toAppResponse(
      appsOf(db, accountId).change(appId, { ...draft, modified: changedAt(clock, modified) }),
    );
  }),

  handle(deleteDeveloperApp, ({ db, params: { accountId, appId } }) => {
    appsOf(db, accountId).remove(appId);
    const extensions = extensionsOf(db, accountId);
    for (const extension of extensions.all()) if (extension.appId === appId) extensions.remove(extension.id);
    return null;
  }),
];
