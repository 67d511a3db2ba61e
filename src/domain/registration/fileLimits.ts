import type { FormQuestion } from '../../contract';
import type { Message } from '../text/message';

const usualFileSize = 10 * 1024 * 1024;

/** Bytes a file may have. */
export const sizeLimit = ({ maxSize }: Pick<FormQuestion, 'maxSize'>): number => maxSize ?? usualFileSize;

/** As people say it: `2.5 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const isSmall = bytes < 1024 * 1024;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, Math.round(bytes / 1024)) : bytes / (1024 * 1024));
}

/** A file without a type is the backend's to judge: browsers don't know every ending. */
const isAccepted = ({ accept }: Pick<FormQuestion, 'accept'>, { type }: File): boolean =>
  !accept?.length || !type || accept.includes(type) || accept.includes(`${type.split('/')[0]}/*`);

/** Why a file is no answer to a question; `limits` are what it takes, in words. Undefined when it is one. */
export function fileProblem(
  question: Pick<FormQuestion, 'accept' | 'maxSize'>,
  file: File,
  limits: { kinds: string; max: string },
): Message | undefined {
  if (!isAccepted(question, file))
    return { key: 'registration.file.wrongKind', values: { kinds: limits.kinds } };
  if (file.size > sizeLimit(question))
    return { key: 'registration.file.tooLarge', values: { max: limits.max } };
  return undefined;
}

const endings: Readonly<Record<string, string>> = {
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/svg+xml': 'SVG',
  'text/plain': 'TXT',
};

/** Never what every object has, as `constructor`. */
const nameIn = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** `application/pdf` → `PDF`; a whole family (`image/*`) by its name, which `families` gives. */
export function kindTexts(accept: readonly string[], families: Readonly<Record<string, string>>): string[] {
  return [
    ...new Set(
      accept.map((type) => {
        const [family = '', kind = ''] = type.split('/');
        return kind === '*'
          ? (nameIn(families, family) ?? family)
          : (nameIn(endings, type) ?? kind.toUpperCase());
      }),
    ),
  ];
}
