import type { HostCommands } from '../protocol';
import { mountFrame, type CommandType, type LoadTexts, type MountedTickets } from '../host';
import { nameIgnored } from '../nameIgnored';
import { attributeNames, liveAttributes, readAttributes, type AttributeName } from './attributes';
import { mountInline, type LoadInline } from './mountInline';

/** What the element is called. @public */
export const elementName = 'boxoffice-tickets';

/** `<boxoffice-tickets>` as scripts see it. @public */
export interface TicketsElement extends HTMLElement, Pick<MountedTickets, 'open' | 'close' | 'command'> {}

/** Where the parts of the elements of this page come from. @public */
export interface TicketsElementOptions {
  /** Where Boxoffice is installed, for elements that don't say it. Default: this page's origin. */
  backend?: string;
  /** Where the ticket page is, when it is not there too. */
  page?: string;
  /** An element has come into the page and can be given commands. */
  onConnected?: () => void;
}

/** The parts that an element is made of, where they are not the package's own. */
export interface TicketsElementParts {
  /** What `mode="inline"` is drawn with, e.g. `inlineWith(payments)` of `boxoffice/embed/inline`. */
  loadInline: LoadInline;
  loadTexts: LoadTexts;
}

/** `defineTickets` with parts of your own: the package's are not loaded. Once is enough; does nothing on a server. @public */
export function defineElement(options: TicketsElementOptions & TicketsElementParts): void {
  if (typeof customElements === 'undefined' || customElements.get(elementName)) return;
  customElements.define(elementName, ticketsElement(options));
}

/** Made when it is defined, because there is no HTMLElement on a server. */
function ticketsElement(options: TicketsElementOptions & TicketsElementParts): CustomElementConstructor {
  const { backend = window.location.origin, page, loadInline, loadTexts, onConnected } = options;

  return class extends HTMLElement implements TicketsElement {
    // Only declared: fields of a class take helpers in older syntax, and the loader is small.
    declare private mounted: MountedTickets | undefined;
    declare private isStale: boolean | undefined;

    static get observedAttributes() {
      return attributeNames;
    }

    connectedCallback() {
      // Moved within the page: what is there goes on, and a frame, which the browser loads anew, says so itself.
      this.mounted ??= this.mount();
      onConnected?.();
    }

    /** Moved by `moveBefore()`: without this the two others would be called. */
    connectedMoveCallback() {
      // All goes on.
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.mounted?.close();
        this.mounted = undefined;
      });
    }

    attributeChangedCallback(name: AttributeName, before: string | null, value: string | null) {
      // Read as a whole when it comes into the page.
      if (!('mounted' in this) || before === value) return;
      if (this.mounted && liveAttributes.some((live) => live === name)) this.change(name);
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
      if (!read.eventId) {
        nameIgnored('event-id');
        return undefined;
      }
      const all = { ...read, loadTexts };
      return read.mode === 'inline' ? mountInline(this, all, loadInline) : mountFrame(this, all);
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
