/** The wallets that a browser can have. @public */
export type FakeWallet = 'applePay' | 'googlePay' | 'link';

/** What the browser has, and what its owner does once a wallet is open. */
export interface FakeWalletOptions {
  /** Wallets that are set up in the browser. Default: all of them. */
  wallets?: readonly FakeWallet[];
  /** What is done with the open wallet; a function is asked each time. Default: `pay`. */
  walletAnswer?: WalletAnswer | (() => WalletAnswer);
}

/** `open` leaves it as it is. */
type WalletAnswer = 'pay' | 'cancel' | 'open';

type Listener = (event?: unknown) => void;

interface ExpressOptions {
  buttonHeight?: number;
  buttonTheme?: { applePay?: 'black' | 'white' | 'white-outline' };
}

/** The group of elements the buttons are in. */
interface WalletGroup extends FakeWalletOptions {
  failsToLoad: boolean | 'silent';
  /** The wallet was opened, and its owner agreed. */
  onPaid: (wallet: FakeWallet) => void;
  onDestroyed: () => void;
}

const buttons = {
  applePay: { type: 'apple_pay', label: 'Apple Pay' },
  googlePay: { type: 'google_pay', label: 'Google Pay' },
  link: { type: 'link', label: 'Link' },
} as const;

const everyWallet = ['applePay', 'googlePay', 'link'] as const satisfies readonly FakeWallet[];

/** Stripe closes a wallet of which the page said nothing for so long, in milliseconds. */
const answerWithinMs = 1_000;

/** Plain buttons where Stripe puts its frame of wallets. */
export function createWalletElement(options: ExpressOptions, group: WalletGroup) {
  const { wallets = everyWallet, walletAnswer = 'pay' } = group;
  const listeners = new Map<string, Set<Listener>>();
  let container: HTMLElement | null = null;
  let isReady = false;
  let isOpen = false;
  const emit = (event: string, detail?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(detail);
  };
  const ready = {
    elementType: 'expressCheckout',
    availablePaymentMethods:
      wallets.length > 0
        ? {
            amazonPay: false,
            klarna: false,
            paypal: false,
            ...Object.fromEntries(everyWallet.map((wallet) => [wallet, wallets.includes(wallet)])),
          }
        : undefined,
  };

  function open(wallet: FakeWallet) {
    isOpen = true;
    const answer = typeof walletAnswer === 'function' ? walletAnswer() : walletAnswer;
    // A sheet of the browser's own: nothing of the page runs in the same task.
    setTimeout(() => {
      if (answer === 'open') return;
      isOpen = false;
      if (answer === 'cancel') {
        emit('cancel', { elementType: 'expressCheckout' });
        return;
      }
      group.onPaid(wallet);
      emit('confirm', { expressPaymentType: buttons[wallet].type, paymentFailed: () => undefined });
    });
  }

  function press(wallet: FakeWallet) {
    if (isOpen) return;
    let isAnswered = false;
    const answer = (then?: () => void) => () => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(timer);
      then?.();
    };
    const timer = setTimeout(answer(), answerWithinMs);
    emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: buttons[wallet].type,
      resolve: answer(() => open(wallet)),
      reject: answer(),
    });
  }

  function draw(node: HTMLElement) {
    const isLight = options.buttonTheme?.applePay === 'white';
    const row = document.createElement('div');
    Object.assign(row.style, {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
      gap: '8px',
    });
    for (const wallet of everyWallet) {
      if (!wallets.includes(wallet)) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = buttons[wallet].label;
      button.dir = 'ltr';
      button.addEventListener('click', () => press(wallet));
      const isLink = wallet === 'link';
      Object.assign(button.style, {
        font: 'inherit',
        fontWeight: '600',
        height: `${options.buttonHeight ?? 44}px`,
        border: '0',
        borderRadius: '4px',
        cursor: 'pointer',
        color: isLink || isLight ? '#000' : '#fff',
        background: isLink ? '#00d66f' : isLight ? '#fff' : '#000',
      });
      row.append(button);
    }
    node.replaceChildren(row);
  }

  const element = {
    mount(target: string | HTMLElement) {
      const node = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!node) throw new Error('There is no node to mount the expressCheckout element in');
      container = node;
      if (group.failsToLoad === 'silent') return;
      if (!group.failsToLoad) draw(node);
      setTimeout(() => {
        if (!container) return;
        if (group.failsToLoad) {
          emit('loaderror', {
            elementType: 'expressCheckout',
            error: { message: 'It could not be loaded.' },
          });
          return;
        }
        isReady = true;
        emit('ready', ready);
      });
    },
    unmount() {
      container?.replaceChildren();
      container = null;
    },
    destroy() {
      element.unmount();
      listeners.clear();
      group.onDestroyed();
    },
    update: () => undefined,
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      // A frame takes longer to get ready than React to attach listeners; buttons may be faster.
      if (event === 'ready' && isReady) setTimeout(() => listener(ready));
      return element;
    },
    off(event: string, listener?: Listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
  };
  return element;
}
