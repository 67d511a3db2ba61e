'use client';
import type { ReactNode } from 'react';
import type { Message } from '../../../domain';
import { messageOf } from '../../../domain';
import { sheetFile } from '../../../hooks/organizer/resource/readSheet';
import { saveFile } from '../../../hooks/organizer/resource/saveFile';
import { listText } from '../../../domain/text/listText';
import { type MessageKey, useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { Notice } from '../../../themed/kit/Notice';
import * as css from './fileImport.css';
import { FilePicker } from './FilePicker';

interface ChooseFileProps {
  /** How the cells are written. */
  help: ReactNode;
  /** The names of the columns, and a row as an example. */
  template: readonly (readonly string[])[];
  /** Name of the template, without its ending. */
  name: string;
  /** The file that was chosen before, and why nothing can be made of it. */
  unusable: { name: string; message: Message } | undefined;
  onChoose: (file: File) => void;
}

/** The first step of an import: which file, and what has to be in it. */
export function ChooseFile({ help, template, name, unusable, onChoose }: ChooseFileProps) {
  const t = useT();
  const locale = useLocale();
  const listed = listText(locale, template[0] ?? [], { type: 'unit' });
  const save = async () => saveFile(await sheetFile(template), `${name}.csv`);
  return (
    <>
      {unusable && (
        <Notice tone="danger" live="assertive" title={<bdi>{unusable.name}</bdi>}>
          {messageOf<MessageKey>(unusable.message, t)}
        </Notice>
      )}
      <FilePicker onChoose={onChoose} />
      <div className={css.about}>
        <p className={css.quiet}>{help}</p>
        <p className={css.columns}>{listed}</p>
        <Button icon={<Icon name="download" />} onClick={() => void save()}>
          {t('organizer.kit.import.template')}
        </Button>
      </div>
    </>
  );
}
