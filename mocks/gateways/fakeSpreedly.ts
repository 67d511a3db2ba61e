import { createCardElement, type ReadableCardElement } from './cardElement';
import { createFakeLifecycle, type FakeBank, type LifecycleOptions } from './fakeLifecycle';
import type { PaymentLedger } from './paymentLedger';
import { brandOf } from './testCards';

/** As Spreedly answers a card it does not take. @public */
export interface FakeSpreedlyError {
  attribute: string;
  key: string;
  message: string;
}

/** Who keeps the cards and payments, and how the bank behaves. @public */
export interface FakeSpreedlyOptions {
  /** The vault and the bank behind it: a mock backend's `payments`. */
  ledger: PaymentLedger;
  /** What the bank does with a card that it wants to ask about. Default: `asks`. */
  bank?: FakeBank;
  /** What the vault finds wrong with the first card, the second …; after them it finds what is really wrong. */
  refusals?: readonly (readonly FakeSpreedlyError[])[];
  /** The fields never get ready (FAULTS F37). Default: false. */
  failToLoad?: boolean;
  /** Milliseconds the vault takes. Default: 0. */
  vaultTakes?: number;
  /** Milliseconds since the epoch, for expiry dates. Default: system time. */
  now?: () => number;
}

type Listener = (...args: never[]) => void;
type Field = 'number' | 'cvv';

interface CardOwner {
  first_name: string;
  last_name: string;
  month: string;
  year: string;
}

/** What Spreedly's script puts on a page: `Object.assign(window, createFakeSpreedly({ ledger }))`. @public */
export interface FakeSpreedly {
  Spreedly: FakeFrame & {
    ThreeDS: {
      serialize: (size: string, acceptHeader: string) => string;
      Lifecycle: new (options: LifecycleOptions) => { start: () => void };
    };
  };
  SpreedlyPaymentFrame: new () => FakeFrame;
}

interface FakeFrame {
  init: (environmentKey: string, options: { numberEl: string; cvvEl: string }) => void;
  on: (event: string, listener: Listener) => void;
  reload: () => void;
  removeHandlers: () => void;
  setStyle: (field: Field | 'placeholder', css: string) => void;
  setPlaceholder: (field: Field, placeholder: string) => void;
  setLabel: (field: Field, label: string) => void;
  setFieldType: (field: Field, type: string) => void;
  setNumberFormat: (format: string) => void;
  transferFocus: (field: Field) => void;
  tokenizeCreditCard: (owner: CardOwner) => void;
}

/** Spreedly's own, so that tests read the same with its real fields until they are given others. */
const ownLabels = { number: 'credit card number', cvv: 'cvv number' } as const;

/**
 * Stands in for Spreedly's iFrame script. What is typed stays in here and is reported to the ledger's `tokenize` alone. The
 * cards it knows: `testCards`.
 * @public
 */
export function createFakeSpreedly(options: FakeSpreedlyOptions): FakeSpreedly {
  const { ledger, bank = 'asks' } = options;
  const refusals = [...(options.refusals ?? [])];
  const frameOf = () => createFrame(options, () => refusals.shift());
  const page = frameOf();
  const notify = (status: object) => page.emit('3ds:status', status);
  return {
    Spreedly: {
      ...page.frame,
      ThreeDS: {
        serialize: (size, acceptHeader) =>
          btoa(JSON.stringify({ size, accept_header: acceptHeader, language: navigator.language })),
        Lifecycle: class {
          readonly start: () => void;
          constructor(given: LifecycleOptions) {
            this.start = createFakeLifecycle({ ledger, bank, notify }, given);
          }
        },
      },
    },
    // A class may answer another object than its own.
    SpreedlyPaymentFrame: function () {
      return frameOf().frame;
    } as unknown as FakeSpreedly['SpreedlyPaymentFrame'],
  };
}

function createFrame(options: FakeSpreedlyOptions, refuse: () => readonly FakeSpreedlyError[] | undefined) {
  const { ledger, now = Date.now, vaultTakes = 0, failToLoad = false } = options;
  const listeners = new Map<string, Set<Listener>>();
  const emit = (event: string, ...args: unknown[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...(args as never[]));
  };
  const labels: Record<Field, string> = { ...ownLabels };
  const seen: Record<Field, string> = { number: '', cvv: '' };
  const fields: Partial<Record<Field, ReadableCardElement>> = {};
  const digitsOf = (field: Field) => fields[field]?.digits() ?? '';
  const stateOf = () => ({
    cardType: cardTypeOf(digitsOf('number')),
    validNumber: fields.number?.verdict().complete ?? false,
    validCvv: fields.cvv?.verdict().complete ?? false,
    numberLength: digitsOf('number').length,
    cvvLength: digitsOf('cvv').length,
  });
  const open = (field: Field, container: string, whenReady: () => void) => {
    const group = {
      get label() {
        return labels[field];
      },
      failsToLoad: false,
      now,
      cardNumber: () => digitsOf('number'),
      onDestroyed: () => undefined,
    };
    const made = createCardElement(field === 'number' ? 'cardNumber' : 'cardCvc', {}, group);
    fields[field] = made;
    seen[field] = '';
    made.element.on('focus', () => emit('fieldEvent', field, 'focus', field, {}));
    made.element.on('blur', () => emit('fieldEvent', field, 'blur', field, {}));
    made.element.on('change', () => {
      if (seen[field] === made.digits()) return;
      seen[field] = made.digits();
      emit('fieldEvent', field, 'input', field, stateOf());
    });
    made.element.on('ready', whenReady);
    made.element.mount(`#${CSS.escape(container)}`);
  };
  let containers: Record<Field, string> | undefined;
  const openBoth = () => {
    if (!containers || failToLoad) return;
    let waiting = 2;
    const whenReady = () => {
      waiting -= 1;
      if (waiting === 0) emit('ready');
    };
    open('number', containers.number, whenReady);
    open('cvv', containers.cvv, whenReady);
  };
  const tokenize = async (owner: CardOwner) => {
    const card = digitsOf('number');
    const errors = refuse() ?? errorsOf(owner, stateOf(), now());
    await new Promise((resolve) => setTimeout(resolve, vaultTakes));
    if (errors.length > 0) {
      emit('errors', errors);
      return;
    }
    const { id } = await ledger.tokenize(card);
    emit('paymentMethod', id, { token: id, card_type: cardTypeOf(card), last_four_digits: card.slice(-4) });
  };
  const frame: FakeFrame = {
    init: (_key, { numberEl, cvvEl }) => {
      containers = { number: numberEl, cvv: cvvEl };
      openBoth();
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    reload: openBoth,
    removeHandlers: () => listeners.clear(),
    setStyle: (field, css) => {
      // A plain input's placeholder can't be reached from here.
      if (field !== 'placeholder') fields[field]?.element.update({ style: { base: declarationsOf(css) } });
    },
    setPlaceholder: (field, placeholder) => fields[field]?.element.update({ placeholder }),
    setLabel: (field, label) => {
      labels[field] = label;
      fields[field]?.element.update({});
    },
    setFieldType: () => undefined,
    setNumberFormat: () => undefined,
    transferFocus: (field) => fields[field]?.element.focus(),
    tokenizeCreditCard: (owner) => void tokenize(owner),
  };
  return { frame, emit };
}

const cardTypes: Partial<Record<string, string>> = { mastercard: 'master', amex: 'american_express' };

function cardTypeOf(digits: string): string {
  const { id } = brandOf(digits);
  return cardTypes[id] ?? id;
}

/** `color: red; font-size: 16px` as properties of a style. */
const declarationsOf = (css: string): Record<string, string> =>
  Object.fromEntries(
    css
      .split(';')
      .map((declaration) => declaration.split(':').map((part) => part.trim()))
      .flatMap(([name = '', value = '']) =>
        name && value ? [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]] : [],
      ),
  );

/** What the vault finds wrong, in Spreedly's words. */
function errorsOf(
  { first_name, last_name, month, year }: CardOwner,
  { validNumber, numberLength }: { validNumber: boolean; numberLength: number },
  now: number,
): FakeSpreedlyError[] {
  const today = new Date(now);
  const isPast =
    Number(year) < today.getFullYear() ||
    (Number(year) === today.getFullYear() && Number(month) < today.getMonth() + 1);
  const wrong: [boolean, string, string, string][] = [
    [!first_name.trim(), 'first_name', 'errors.blank', "First name can't be blank"],
    [!last_name.trim(), 'last_name', 'errors.blank', "Last name can't be blank"],
    [!(Number(month) >= 1 && Number(month) <= 12), 'month', 'errors.invalid', 'Month is invalid'],
    [isPast, 'year', 'errors.expired', 'Year is expired'],
    [numberLength === 0, 'number', 'errors.blank', "Number can't be blank"],
    [numberLength > 0 && !validNumber, 'number', 'errors.invalid', 'Number is invalid'],
  ];
  return wrong.flatMap(([isWrong, attribute, key, message]) =>
    isWrong ? [{ attribute, key, message }] : [],
  );
}

/** How Spreedly's script loads, and behaves once it is there. @public */
export interface FakeSpreedlyLoaderOptions extends Omit<FakeSpreedlyOptions, 'failToLoad'> {
  /** The script can't be had: never (`false`), ever (`true`), or the first so many times. Default: false. */
  failToLoad?: boolean | number;
}

/**
 * A loader for `spreedlyPaymentOption({ load, environmentKey })` that brings the fake, the same each time.
 * @example
 * const load = createFakeSpreedlyLoader({ ledger: backend.payments, bank: 'refuses' });
 * const option = spreedlyPaymentOption({ load, environmentKey: 'test' });
 * // Pay with 4000 0025 0000 3155: 'Your payment could not be verified'.
 * @public
 */
export function createFakeSpreedlyLoader({ failToLoad = false, ...options }: FakeSpreedlyLoaderOptions) {
  let failures = typeof failToLoad === 'number' ? failToLoad : failToLoad ? Infinity : 0;
  let script: FakeSpreedly | undefined;
  return (): Promise<FakeSpreedly> => {
    if (failures > 0) {
      failures -= 1;
      return Promise.reject(new Error("Spreedly's script could not be loaded: the fake was told to fail"));
    }
    script ??= createFakeSpreedly(options);
    return Promise.resolve(script);
  };
}
