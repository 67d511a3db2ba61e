/** A text that was changed, and what it was before. */
interface Edit {
  text: string;
  was: string;
}

/** Changed texts by key. */
export type LocaleEdits = Readonly<Record<string, Edit>>;

const storageKey = 'boxoffice:texts';
const none: LocaleEdits = {};

let all: Readonly<Record<string, LocaleEdits>> | undefined;
const listeners = new Set<() => void>();

/** Changes stay until the tab is closed, over every page that one looks through. */
function read(): Record<string, LocaleEdits> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, LocaleEdits>;
  } catch {
    return {};
  }
}

function write(locale: string, edits: LocaleEdits) {
  all = { ...(all ?? read()), [locale]: edits };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Storage may be refused; the changes are then gone with the page.
  }
  listeners.forEach((listen) => listen());
}

/** Notified of every change. */
export function onEdits(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

export const editsOf = (locale: string): LocaleEdits => (all ??= read())[locale] ?? none;

/** Changes one text; to what it was before, or to nothing, takes the change back. `was` is what is shown now. */
export function edit(locale: string, key: string, text: string, was: string): void {
  const { [key]: before, ...others } = editsOf(locale);
  const original = before?.was ?? was;
  const isChange = text !== original && text.trim() !== '';
  write(locale, isChange ? { ...others, [key]: { text, was: original } } : others);
}

export const forgetEdits = (locale: string): void => write(locale, none);
