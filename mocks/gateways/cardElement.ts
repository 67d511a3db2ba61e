import { brandOf } from './testCards';
import { checkField, digitsOf, fieldRules, type CardFieldType, type FieldState } from './cardFields';

type Listener = (event?: unknown) => void;

/** The options of a Stripe element that the fake heeds. */
export interface CardElementOptions {
  placeholder?: string;
  disabled?: boolean;
  style?: { base?: Record<string, unknown> };
  classes?: Partial<Record<ElementState, string>>;
}

type ElementState = 'base' | 'focus' | 'empty' | 'complete' | 'invalid';

const stateClasses: Record<ElementState, string> = {
  base: 'StripeElement',
  focus: 'StripeElement--focus',
  empty: 'StripeElement--empty',
  complete: 'StripeElement--complete',
  invalid: 'StripeElement--invalid',
};

/** What an element needs of the group it is in. */
export interface CardElementGroup {
  label: string;
  failsToLoad: boolean | 'silent';
  now: () => number;
  /** Digits in the group's number field. */
  cardNumber: () => string;
  /** Frees the place for another element of this type. */
  onDestroyed: () => void;
}

/** One field of a card: a plain input where Stripe puts a frame. */
interface CardElement {
  readonly type: CardFieldType;
  mount(container: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: CardElementOptions): void;
  on(event: string, listener: Listener): CardElement;
  once(event: string, listener: Listener): CardElement;
  off(event: string, listener?: Listener): CardElement;
  focus(): void;
  blur(): void;
  clear(): void;
}

/** For the fake alone: what was typed. A host sees the public element only. */
export interface ReadableCardElement {
  element: CardElement;
  digits: () => string;
  /** The field's state as if it had been left. */
  verdict: () => FieldState;
}

export function createCardElement(
  type: CardFieldType,
  given: CardElementOptions,
  group: CardElementGroup,
): ReadableCardElement {
  const rules = fieldRules[type];
  const listeners = new Map<string, Set<Listener>>();
  const input = document.createElement('input');
  let options = given;
  let container: HTMLElement | null = null;
  let wasLeft = false;
  let isReady = false;

  const digits = () => digitsOf(input.value);
  const check = (left: boolean) =>
    checkField(type, digits(), { cardNumber: group.cardNumber(), now: group.now() }, left);
  const emit = (event: string, detail?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(detail);
  };
  const show = () => {
    const state = check(wasLeft);
    const states: Record<ElementState, boolean> = {
      base: true,
      focus: document.activeElement === input,
      empty: state.empty,
      complete: state.complete,
      invalid: state.error !== undefined,
    };
    for (const state of Object.keys(states) as ElementState[])
      container?.classList.toggle(options.classes?.[state] ?? stateClasses[state], states[state]);
    if (state.error) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    return state;
  };
  const change = () => {
    emit('change', {
      elementType: type,
      ...show(),
      ...(type === 'cardNumber' ? { brand: brandOf(digits()).id } : {}),
    });
  };
  const write = () => {
    const caret = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const isAtEnd = caret === digits().length;
    input.value = rules.format(digits());
    if (!isAtEnd) input.setSelectionRange(...caretAfter(input.value, caret));
    wasLeft = false;
    change();
  };

  dress(input, type, group.label, options);
  input.addEventListener('input', write);
  input.addEventListener('focus', () => {
    show();
    emit('focus', { elementType: type });
  });
  input.addEventListener('blur', () => {
    wasLeft = true;
    emit('blur', { elementType: type });
    change();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape', { elementType: type });
  });

  const element: CardElement = {
    type,
    mount: (target) => {
      const node = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!node) throw new Error(`There is no node to mount the ${type} element in`);
      container = node;
      if (group.failsToLoad) {
        if (group.failsToLoad === 'silent') return;
        setTimeout(() =>
          emit('loaderror', { elementType: type, error: { message: 'It could not be loaded.' } }),
        );
        return;
      }
      node.replaceChildren(input);
      show();
      setTimeout(() => {
        isReady = container !== null;
        if (isReady) emit('ready', element);
      });
    },
    unmount: () => {
      input.remove();
      container?.classList.remove(
        ...Object.keys(stateClasses).map((state) => classOf(options, state as ElementState)),
      );
      container = null;
    },
    destroy: () => {
      element.unmount();
      listeners.clear();
      input.value = '';
      group.onDestroyed();
    },
    update: (next) => {
      options = { ...options, ...next };
      dress(input, type, group.label, options);
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      // A frame takes longer to get ready than React to attach listeners; an input may be faster.
      if (event === 'ready' && isReady) setTimeout(() => listener(element));
      return element;
    },
    once: (event, listener) => {
      const first: Listener = (detail) => {
        element.off(event, first);
        listener(detail);
      };
      return element.on(event, first);
    },
    off: (event, listener) => {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear: () => {
      input.value = '';
      write();
    },
  };
  return { element, digits, verdict: () => check(true) };
}

const classOf = (options: CardElementOptions, state: ElementState) =>
  options.classes?.[state] ?? stateClasses[state];

/** Just after the `count`th digit. */
function caretAfter(text: string, count: number): [number, number] {
  let seen = 0;
  let index = 0;
  while (index < text.length && seen < count) {
    if (/\d/.test(text[index] ?? '')) seen += 1;
    index += 1;
  }
  return [index, index];
}

/** Looks like the text around it. Set through the object model, which a strict CSP allows. */
function dress(
  input: HTMLInputElement,
  type: CardFieldType,
  label: string,
  options: CardElementOptions,
): void {
  const rules = fieldRules[type];
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = rules.autocomplete as AutoFill;
  input.placeholder = options.placeholder ?? rules.placeholder;
  input.disabled = options.disabled ?? false;
  input.setAttribute('aria-label', label);
  input.dir = 'ltr';
  Object.assign(input.style, {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    background: 'transparent',
    border: '0',
    outline: 'none',
    boxShadow: 'none',
    width: '100%',
    margin: '0',
    padding: '0',
    display: 'block',
    minHeight: '0',
  });
  for (const [name, value] of Object.entries(options.style?.base ?? {}))
    if (typeof value === 'string' && name in input.style) Object.assign(input.style, { [name]: value });
}
