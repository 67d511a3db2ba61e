import { createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { plain } from '../i18nextTexts';
import { namespace } from '../namespace';
import { marked } from './marks';

/** Every key that was shown so far; a mark is its place in this list. */
const keys: string[] = [];

/** The key, plural form included, of a mark's number. */
export const keyOf = (id: number): string | undefined => keys[id];

function idOf(key: string): number {
  const known = keys.indexOf(key);
  return known < 0 ? keys.push(key) - 1 : known;
}

/** What i18next found, with `postProcessPassResolved`. */
interface Found {
  i18nResolved?: { exactUsedKey?: string };
}

const marks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'boxoffice-marks',
  process(text, key, options) {
    const { i18nResolved } = options as Found;
    return marked(text, idOf(i18nResolved?.exactUsedKey ?? [key].flat()[0] ?? ''));
  },
};

/** An i18next that marks each text with its key. It holds no texts until a provider adds them. */
export function createMarkedI18n(): I18n {
  const i18n = createInstance();
  void i18n.use(marks).init({
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    initAsync: false,
    resources: {},
    postProcess: [marks.name],
    postProcessPassResolved: true,
    ...plain,
  });
  return i18n;
}
