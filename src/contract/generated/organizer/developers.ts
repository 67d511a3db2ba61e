// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isId, isInstant, isText, must, oneOf, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readChatbotAnswer: Reader = /* @__PURE__ */ record({ ...each(must(isText), 'question answer') });
const readChatbot: Reader = /* @__PURE__ */ record({
  enabled: must(isFlag),
  ...each(must(isText), 'name greeting handoffEmail'),
  answers: whole(readChatbotAnswer),
  modified: must(isInstant),
});
const readChatbotReply: Reader = /* @__PURE__ */ record({
  text: must(isText),
  ...each(nullable(must(isText)), 'question handoffEmail'),
});
const readDeveloperApp: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name clientId'),
  redirectUrls: whole(must(isText)),
  scopes: whole(must(oneOf('orders.read', 'orders.write', 'tickets.read', 'agenda.read', 'contacts.read'))),
  id: must(isId),
  ...each(must(isInstant), 'created modified'),
});
const readDeveloperExtension: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'appId name url'),
  place: must(oneOf('orderList', 'orderDetails', 'agenda', 'contacts', 'insights')),
  enabled: must(isFlag),
  id: must(isId),
  ...each(must(isInstant), 'created modified'),
});
export const getChatbot: Reader = /* @__PURE__ */ readChatbot;
export const updateChatbot: Reader = /* @__PURE__ */ readChatbot;
export const askChatbot: Reader = /* @__PURE__ */ readChatbotReply;
export const listDeveloperExtensions: Reader = /* @__PURE__ */ record({
  extensions: whole(readDeveloperExtension),
});
export const createDeveloperExtension: Reader = /* @__PURE__ */ readDeveloperExtension;
export const updateDeveloperExtension: Reader = /* @__PURE__ */ readDeveloperExtension;
export const listDeveloperApps: Reader = /* @__PURE__ */ record({ apps: whole(readDeveloperApp) });
export const createDeveloperApp: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'clientSecret name clientId'),
  redirectUrls: whole(must(isText)),
  scopes: whole(must(oneOf('orders.read', 'orders.write', 'tickets.read', 'agenda.read', 'contacts.read'))),
  id: must(isId),
  ...each(must(isInstant), 'created modified'),
});
export const updateDeveloperApp: Reader = /* @__PURE__ */ readDeveloperApp;
