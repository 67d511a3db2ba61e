import { options, type VNode } from 'preact';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface State {
  value?: unknown;
  checked?: unknown;
}

/** What the state of each field's component says. */
const states = new WeakMap<EventTarget, State>();

const diffed = options.diffed?.bind(options);
options.diffed = (node: VNode<State> & { __e?: Element }) => {
  diffed?.(node);
  const { type, props, __e: element } = node;
  if (element && (type === 'input' || type === 'textarea' || type === 'select')) states.set(element, props);
};

function restore(field: EventTarget) {
  const { value, checked } = states.get(field) ?? {};
  const { type } = field as Field;
  if (type === 'checkbox' || type === 'radio') {
    const box = field as HTMLInputElement;
    if (typeof checked === 'boolean' && box.checked !== checked) box.checked = checked;
  } else if (typeof value === 'string' && (field as Field).value !== value) (field as Field).value = value;
}

/** As React does where a component takes no notice of what was typed or ticked. */
function restoreAfter({ target }: Event) {
  if (!target || !states.has(target)) return;
  const { type, name } = target as Field;
  const fields = type === 'radio' && name ? [...document.getElementsByName(name)] : [target];
  // After what the handlers changed is drawn.
  queueMicrotask(() => fields.forEach(restore));
}

window.addEventListener('input', restoreAfter);
window.addEventListener('change', restoreAfter);
