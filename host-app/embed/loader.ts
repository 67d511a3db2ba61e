import { attributeNames, defineElement, elementName } from 'boxoffice/embed';
import { beside } from './beside';
import { openQueue } from './queue';

/*
 * What a partner's script tag loads: `<script src=… data-event-id=…>` puts `<boxoffice-tickets event-id=…>` right after itself. Each tag
 * runs this file; the first one defines the element.
 */
declare const BACKEND: string;

const { currentScript } = document;
if (currentScript) start(currentScript as HTMLScriptElement);

function start(script: HTMLScriptElement) {
  const { origin } = new URL(script.src);
  if (!customElements.get(elementName))
    defineElement({ backend: BACKEND || origin, page: origin, onConnected: openQueue(), ...beside(script) });
  if (!script.dataset['eventId']) return;
  const element = document.createElement(elementName);
  for (const name of attributeNames) {
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  script.after(element);
}
