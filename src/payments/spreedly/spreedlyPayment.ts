import { deadlines, withDeadline } from '../deadlines';
import type { PaymentMethod } from '../types';
import { save, challengeOf, complete, stepOf } from './gatewaySaves';
import { openHostedFields, type HostedFields, type HostedContainers } from './hostedFields';
import { offeredAt } from '../offeredAt';
import { playChallenge } from './playChallenge';
import { noToken, notCompleted } from './refusals';
import type { SpreedlyAuth, SpreedlyScript } from './script';
import { browserInfoOf } from './threeDSecure';

/** What the hosted fields hand over. */
export interface SpreedlyInput {
  /** The payment token of the card as it is typed in now. Rejects when there is none to be had. */
  token: () => Promise<string>;
}

export interface SpreedlyPaymentOptions {
  /** Brings Spreedly's script: `loadSpreedly`. Rejects when it can't be had. */
  load: () => Promise<SpreedlyScript>;
  /** Names the organizer's account; `siteConf.spreedlyEnvironmentKey`. */
  environmentKey: string;
  /** Signs each opening of the fields, where the account asks for it. The server's work: the key to sign with is secret. */
  getSpreedlyAuth?: (() => Promise<SpreedlyAuth>) | undefined;
}

/** The Spreedly method, and the opener of its two hosted fields. */
export interface SpreedlyPayment extends PaymentMethod<SpreedlyInput> {
  openFields: (containers: HostedContainers) => Promise<HostedFields>;
}

/** Card by hosted number and CVC; 3-D Secure 2 through the gateway. 000 §4 3-D Secure via gateway. */
export function spreedlyPayment(options: SpreedlyPaymentOptions): SpreedlyPayment {
  const { environmentKey, getSpreedlyAuth } = options;
  const load = () => withDeadline('Spreedly', deadlines.loadMs, options.load);
  const sign = () => getSpreedlyAuth && withDeadline('getSpreedlyAuth', deadlines.openMs, getSpreedlyAuth);
  return {
    id: 'spreedly',
    money: 'withOrder',
    isOffered: offeredAt('spreedly'),

    async openFields(containers) {
      const [script, auth] = await Promise.all([load(), sign()]);
      return openHostedFields(script, { environmentKey, auth }, containers);
    },

    async begin(_hold, input, deps) {
      const script = await load();
      let paymentToken: string;
      try {
        paymentToken = await input.token();
      } catch (cause) {
        return noToken(cause);
      }
      const proof = { paymentToken, enable3dSecure: true, browserInfo: browserInfoOf(script) };
      return stepOf(await save(deps, proof), deps, (answer) => ({
        next: 'challenge',
        challenge: challengeOf(answer),
      }));
    },

    play: async (_hold, challenge, deps, stage) =>
      playChallenge({ script: await load(), environmentKey, challenge, deps, stage }),

    async resume(_hold, challenge, deps) {
      return stepOf(await complete(challenge, deps), deps, () => notCompleted());
    },
  };
}
