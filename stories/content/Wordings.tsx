import { Suspense, use } from 'react';
import { catalogueOf } from '../../.storybook/locales';
import type { Catalogue, MessageKey } from '../../src/i18n';
import meta from '../../src/i18n/keys.meta.json';
import english from '../../src/i18n/locales/en.json';
import { A, Code, Table, Td, Th } from '../docs/frame/elements';
import { useToolbar } from '../docs/frame/toolbar';

interface TextMeta {
  context: string;
  maxLength: number;
  spec?: string;
  stories?: readonly string[];
}

const known: Readonly<Record<string, TextMeta>> = meta;
const texts: Readonly<Record<string, string>> = english;
const reading = new Map<string, Promise<Catalogue>>();

function read(locale: string): Promise<Catalogue> {
  const begun = reading.get(locale) ?? catalogueOf(locale);
  reading.set(locale, begun);
  return begun;
}

interface WordingsProps {
  /** Read aloud before the table. */
  label: string;
  keys: readonly MessageKey[];
}

/** Texts of the catalogue as they are now: in English and the toolbar's language, with their limit and a story that shows them. */
export const Wordings = (props: WordingsProps) => (
  <Suspense>
    <Rows {...props} />
  </Suspense>
);

function Rows({ label, keys }: WordingsProps) {
  const requested = useToolbar()['locale'];
  const locale = typeof requested === 'string' ? requested : 'en';
  const catalogue: Readonly<Record<string, string>> = use(read(locale));
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>Words</Th>
          {locale !== 'en' && <Th>{locale}</Th>}
          <Th>Key</Th>
          <Th>Limit</Th>
          <Th>Fixed by</Th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <Td>
              <Wording text={texts[key] ?? ''} story={known[key]?.stories?.[0]} />
            </Td>
            {locale !== 'en' && (
              <Td lang={locale} dir="auto">
                {catalogue[key]}
              </Td>
            )}
            <Td>
              <Code>{key}</Code>
            </Td>
            <Td>{known[key]?.maxLength}</Td>
            <Td>{known[key]?.spec ? 'requirement' : 'us'}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Wording = ({ text, story }: { text: string; story: string | undefined }) =>
  story === undefined ? text : <A href={`?path=/story/${story}`}>{text}</A>;
