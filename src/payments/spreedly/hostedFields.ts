import { deadlines } from '../deadlines';
import type {
  CardOwner,
  HostedField,
  HostedFieldState,
  SpreedlyAuth,
  SpreedlyError,
  SpreedlyScript,
} from './script';

/** Where the two fields go, and who hears of them. */
export interface HostedContainers {
  /** Empty elements on the page. */
  number: HTMLElement;
  cvv: HTMLElement;
  /** Both can be used. */
  onReady: () => void;
  /** `focus`, `blur`, `input` and other things a buyer does; how the card looks comes with `input`. */
  onField: (field: HostedField, type: string, state: HostedFieldState) => void;
}

/** How the frames look: custom properties don't reach into them. */
export interface HostedAppearance {
  /** CSS declarations of the input and of its placeholder. */
  styles: Record<HostedField, string>;
  placeholderStyle: string;
  labels: Record<HostedField, string>;
  placeholders: Record<HostedField, string>;
}

/** An open pair of fields. The digits stay in Spreedly's frames. */
export interface HostedFields {
  dress: (appearance: HostedAppearance) => void;
  focus: (field: HostedField) => void;
  /** The payment token of what is typed in, one after the other. Rejects with {@link CardRefused}. */
  tokenize: (owner: CardOwner) => Promise<string>;
  close: () => void;
}

/** Spreedly took no token of the card; `errors` in its own words, none when it did not answer. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';

  constructor(readonly errors: readonly SpreedlyError[]) {
    super(errors.map(({ message }) => message).join(' ') || 'The card could not be tokenized');
  }
}

let opened = 0;

/** Puts the fields into their places. */
export function openHostedFields(
  { SpreedlyPaymentFrame }: SpreedlyScript,
  { environmentKey, auth }: { environmentKey: string; auth: SpreedlyAuth | undefined },
  { number, cvv, onReady, onField }: HostedContainers,
): HostedFields {
  const frame = new SpreedlyPaymentFrame();
  let pending: { resolve: (token: string) => void; reject: (why: CardRefused) => void } | null = null;
  const idOf = (container: HTMLElement) => {
    if (!container.id) container.id = `hosted-card-field-${(opened += 1)}`;
    return container.id;
  };
  const settle = (how: (waiting: NonNullable<typeof pending>) => void) => {
    if (pending) how(pending);
    pending = null;
  };
  let last: Promise<unknown> = Promise.resolve();
  const tokenizeNow = (owner: CardOwner) =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => settle((waiting) => waiting.reject(new CardRefused([]))),
        deadlines.tokenizeMs,
      );
      pending = {
        resolve: (token) => {
          clearTimeout(timer);
          resolve(token);
        },
        reject: (why) => {
          clearTimeout(timer);
          reject(why);
        },
      };
      frame.tokenizeCreditCard(owner);
    });
  frame.on('ready', () => {
    frame.setFieldType('number', 'tel');
    frame.setFieldType('cvv', 'tel');
    frame.setNumberFormat('prettyFormat');
    onReady();
  });
  frame.on('fieldEvent', (field, type, _active, state) => onField(field, type, state ?? {}));
  frame.on('paymentMethod', (token) => settle(({ resolve }) => resolve(token)));
  frame.on('errors', (errors) => settle(({ reject }) => reject(new CardRefused(errors))));
  frame.init(environmentKey, { numberEl: idOf(number), cvvEl: idOf(cvv), ...auth });

  return {
    dress({ styles, placeholderStyle, labels, placeholders }) {
      for (const field of ['number', 'cvv'] as const) {
        frame.setStyle(field, styles[field]);
        frame.setLabel(field, labels[field]);
        frame.setPlaceholder(field, placeholders[field]);
      }
      frame.setStyle('placeholder', placeholderStyle);
    },
    focus: (field) => frame.transferFocus(field),
    tokenize(owner) {
      // An answer does not say what it answers.
      const answer = last.then(
        () => tokenizeNow(owner),
        () => tokenizeNow(owner),
      );
      last = answer;
      return answer;
    },
    close() {
      frame.removeHandlers();
      settle(({ reject }) => reject(new CardRefused([])));
      number.replaceChildren();
      cvv.replaceChildren();
    },
  };
}
