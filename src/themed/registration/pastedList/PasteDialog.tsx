'use client';
import { useMemo, useRef, useState } from 'react';
import type { AttendeeSection } from '../../../domain';
import { usePastedList } from '../../../headless/registration/usePastedList';
import { listText } from '../../../domain/text/listText';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../kit/Button';
import { Checkbox } from '../../kit/Checkbox';
import { Dialog } from '../../kit/Dialog';
import { Field } from '../../kit/Field';
import { TextArea } from '../../kit/TextInput';
import { Outcome } from './Outcome';
import * as css from './PasteDialog.css';
import { Preview } from './Preview';

export interface PasteDialogProps {
  sections: readonly AttendeeSection[];
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  /** Attendees were filled in; `isUsedUp`: with all that was pasted. */
  onFill: (count: number, isUsedUp: boolean) => void;
}

/** Rows of a spreadsheet, and what becomes of them. */
export function PasteDialog({ sections, text, onTextChange, onClose, onFill }: PasteDialogProps) {
  const t = useT();
  const locale = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const [replaces, setReplaces] = useState(false);
  const [hasTried, setTried] = useState(false);
  const headings = useMemo(
    () => ({
      firstName: [t('registration.firstName')],
      lastName: [t('registration.lastName')],
      email: [t('registration.email')],
    }),
    [t],
  );
  const { columns, list, fill } = usePastedList({ sections, text, replaces, headings });
  const isEmpty = list.rows.length + list.unusedRows === 0;
  const error = t(isEmpty ? 'registration.paste.empty' : 'registration.paste.nothing');
  const press = () => {
    const { fills, filled, rows, unusedRows } = fill();
    if (fills.length > 0) {
      onFill(filled, unusedRows === 0 && rows.every(({ problems }) => problems.length === 0));
      return;
    }
    setTried(true);
    area.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('registration.paste.open')}
      description={t('registration.paste.help')}
      footer={
        <>
          <Button onClick={onClose}>{t('registration.help.cancel')}</Button>
          <Button variant="primary" onClick={press}>
            {t('registration.fillIn')}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <Field
          label={t('registration.paste.rows')}
          help={t('registration.paste.columns', {
            columns: listText(
              locale,
              columns.map(({ label }) => label),
            ),
          })}
          error={hasTried && list.fills.length === 0 ? error : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={area}
              data-autofocus
              className={css.area}
              dir="auto"
              rows={6}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={text}
              onChange={({ target }) => {
                setTried(false);
                onTextChange(target.value);
              }}
            />
          )}
        </Field>
        <div role="status" className={css.outcome}>
          {!isEmpty && <Outcome list={list} />}
        </div>
        {(list.isUnchanged || replaces) && (
          <Checkbox
            label={
              <>
                {t('registration.paste.replace')}
                <span className={css.hint}>{t('registration.paste.replaceHint')}</span>
              </>
            }
            checked={replaces}
            onChange={({ target }) => setReplaces(target.checked)}
          />
        )}
        {list.rows.length > 0 && <Preview rows={list.rows} />}
      </div>
    </Dialog>
  );
}
