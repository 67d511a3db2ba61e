import { readdirSync, readFileSync } from 'node:fs';

export type Texts = Readonly<Record<string, string>>;

export const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The key without its plural form: `tickets.left_few` → `tickets.left`. */
export const baseOf = (key: string): string => key.replace(pluralForm, '');

export const formOf = (key: string): string | undefined => pluralForm.exec(key)?.[1];

/** What translators must leave whole: `{{placeholders}}` and `<tags>`, each as often as it occurs. */
export const marksOf = (text: string): string[] => (text.match(/\{\{.*?\}\}|<[^>]+>/g) ?? []).sort();

/** Source files below a folder; styles hold no texts. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.css\.ts$|(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
