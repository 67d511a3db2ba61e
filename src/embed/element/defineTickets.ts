import type { HostCommands } from '../protocol';
import { mountTickets, type CommandType, type LoadTexts, type MountedTickets } from '../host';
import { attributeNames, liveAttributes, readAttributes, type AttributeName } from './attributes';
import { mountInline, type LoadInline } from './mountInline';

export const elementName = 'boxoffice-tickets';

/** `<boxoffice-tickets>` as scripts see it. */
export interface TicketsElement extends HTMLElement, Pick<MountedTickets, 'open' | 'close' | 'command'> {}

export interface TicketsElementOptions {
  /** Where Boxoffice is installed, for elements that don't say it. Default: this page's origin. */
  backend?: string;
  /** Where the ticket page is, when it is not there too. */
  page?: string;
  /** The part that `mode="inline"` is drawn with. Default: the package's own, without ways to pay. */
  loadInline?: LoadInline;
  loadTexts?: LoadTexts;
  /** An element has come into the page and can be given commands. */
  onConnected?: (element: TicketsElement) => void;
}

const loadOwnInline: LoadInline = async () => (await import('../inline')).renderInline;

/**
 * Makes `<boxoffice-tickets event-id="1001" backend="https://tickets.example">` work, also where it stands in the page already.
 * Once is enough; does nothing on a server, or when a script tag has done it.
 */
export function defineTickets(options: TicketsElementOptions = {}): void {
  if (typeof customElements === 'undefined' || customElements.get(elementName)) return;
  customElements.define(elementName, ticketsElement(options));
}

/** Made when it is defined, because there is no HTMLElement on a server. */
function ticketsElement(options: TicketsElementOptions): CustomElementConstructor {
  const {
    backend = window.location.origin,
    page,
    loadInline = loadOwnInline,
    loadTexts,
    onConnected,
  } = options;

  return class extends HTMLElement implements TicketsElement {
    static readonly observedAttributes = attributeNames;
    private mounted: MountedTickets | undefined;
    private isStale = false;

    connectedCallback() {
      // Moved within the page: what is there goes on, and a frame, which the browser loads anew, says so itself.
      this.mounted ??= this.mount();
      onConnected?.(this);
    }

    /** Moved by `moveBefore()`: nothing to do. */
    connectedMoveCallback() {
      this.isStale = false;
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.mounted?.close();
        this.mounted = undefined;
      });
    }

    attributeChangedCallback(name: AttributeName, before: string | null, value: string | null) {
      if (!this.mounted || before === value) return;
      if (liveAttributes.some((live) => live === name)) this.change(name);
      else this.begin();
    }

    open() {
      this.mounted?.open();
    }

    close() {
      this.mounted?.close();
    }

    command<Type extends CommandType>(type: Type, payload: HostCommands[Type]) {
      this.mounted?.command(type, payload);
    }

    private read() {
      const locale = document.documentElement.lang || 'en';
      return readAttributes((name) => this.getAttribute(name), { backend, page, locale });
    }

    private mount(): MountedTickets | undefined {
      const read = this.read();
      if (!read.eventId) return undefined;
      const all = { ...read, loadTexts };
      return read.mode === 'inline' ? mountInline(this, all, loadInline) : mountTickets(this, all);
    }

    /** Several attributes changed one after the other begin anew once. */
    private begin() {
      if (this.isStale) return;
      this.isStale = true;
      queueMicrotask(() => {
        this.isStale = false;
        if (!this.isConnected) return;
        this.mounted?.close();
        this.mounted = this.mount();
      });
    }

    private change(name: AttributeName) {
      const {
        locale = 'en',
        preset = 'ink',
        scheme = 'auto',
        settings = {},
        promotionCode = '',
      } = this.read();
      if (name === 'locale') this.command('setLocale', { locale });
      else if (name === 'scheme') this.command('setScheme', { scheme });
      else if (name === 'promotion-code') this.command('setPromotionCode', { code: promotionCode });
      else this.command('setTheme', { preset, settings });
    }
  };
}
