import { differencesOf, isSame, mergedWith } from '../../../domain';
import { createTabStore } from '../../../hooks';

/** What was typed into a form when its person had to sign in again. */
interface Draft {
  base: object;
  values: object;
}

const tabStore = /* @__PURE__ */ createTabStore();

/** A form is found again by its page and its fields. */
const keyOf = (values: object) =>
  `boxoffice:draft:${window.location.pathname}:${Object.keys(values).sort().join()}`;

/** No storage gets these. */
const secret = /pass|secret|token|credential|card|cvc/i;

/** Members that are the same once they were text: no files. */
const writable = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secret.test(name) && isSame(value, JSON.parse(JSON.stringify(value ?? null))),
    ),
  );

/** Keeps what was typed, for this tab alone. */
export function saveDraft(base: object, values: object): void {
  const draft: Draft = { base: writable(base), values: writable(values) };
  tabStore.write(keyOf(base), JSON.stringify(draft));
}

/** `values` with what was typed before, once. What somebody else changed meanwhile, and was not typed here, stays theirs. */
export function withDraft<Values extends object>(values: Values): Values {
  const key = keyOf(values);
  const text = tabStore.read(key);
  if (text === null) return values;
  tabStore.remove(key);
  try {
    const draft = JSON.parse(text) as Draft;
    const typed = { ...values, ...draft.values };
    return mergedWith(typed, differencesOf({ ...values, ...draft.base }, typed, values));
  } catch {
    return values;
  }
}
