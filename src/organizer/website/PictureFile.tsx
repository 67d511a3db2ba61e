'use client';
import { useWatch } from 'react-hook-form';
import type { SectionValues } from '../../domain/website';
import { useHostedFile } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Facts } from '../../themed/kit/Facts';
import { sizeText } from '../../domain/registration/fileLimits';
import { useEditorControl } from '../kit/form/EditorContext';
import * as css from './website.css';

/** Below the address of a picture: what file it is, while that address is the one that is kept. */
export function PictureFile({ saved }: { saved: string }) {
  const t = useT();
  const locale = useLocale();
  const address = useWatch({ control: useEditorControl<SectionValues>(), name: 'content' });
  const file = useHostedFile(saved);
  if (!file || address !== saved) return null;
  const { fileName, width, height, size } = file;
  const figure = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <Facts
      className={css.elsewhere}
      items={[
        <bdi key="name">{fileName}</bdi>,
        width !== null &&
          height !== null &&
          t('organizer.website.picture.size', { width: figure(width), height: figure(height) }),
        sizeText(size, locale),
      ]}
    />
  );
}
