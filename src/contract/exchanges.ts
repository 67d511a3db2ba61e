import { analyticsExchanges } from './exchanges/analytics';
import type { Exchange } from './exchanges/exchange';
import { linkExchanges } from './exchanges/links';
import { frameExchanges } from './exchanges/frameMessages';
import { messageExchanges } from './exchanges/messages';
import { pageExchanges } from './exchanges/pages';
import { popupExchanges } from './exchanges/popups';
import { providerExchanges } from './exchanges/providers';
import { socketExchanges } from './exchanges/sockets';
import { storageExchanges } from './exchanges/storage';

export type { Exchange, ExchangeKind } from './exchanges/exchange';

/** Every exchange that is not HTTP. @experimental */
export const exchanges: readonly Exchange[] = [
  ...providerExchanges,
  ...messageExchanges,
  ...frameExchanges,
  ...socketExchanges,
  ...linkExchanges,
  ...popupExchanges,
  ...analyticsExchanges,
  ...pageExchanges,
  ...storageExchanges,
];
