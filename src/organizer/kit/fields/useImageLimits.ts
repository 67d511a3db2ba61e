'use client';
import type { Message } from '../../../domain';
import { listText } from '../../../domain/text/listText';
import { useLocale, useT } from '../../../i18n';

/** What a field of pictures takes, in words, and what is wrong with a file. */
export function useImageLimits(accept: readonly string[], maxSize: number) {
  const t = useT();
  const locale = useLocale();
  const max = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(maxSize / (1024 * 1024));
  const kinds = listText(
    locale,
    accept.map((type) => (type.split('/')[1] ?? type).replace('+xml', '').toUpperCase()),
    { type: 'disjunction' },
  );
  return {
    text: t('registration.file.limits', { kinds, max }),
    wrongWith: (file: File): Message | undefined => {
      if (!accept.includes(file.type)) return { key: 'registration.file.wrongKind', values: { kinds } };
      return file.size > maxSize ? { key: 'registration.file.tooLarge', values: { max } } : undefined;
    },
  };
}
