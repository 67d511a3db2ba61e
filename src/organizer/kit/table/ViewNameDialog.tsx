'use client';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { viewNameLimit } from '../../../domain';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { FieldError } from '../../../themed/kit/FieldError';
import { TextInput } from '../../../themed/kit/TextInput';
import * as css from './SavedViews.css';

interface ViewNameDialogProps {
  /** The name it has; `null` for a view that is not saved yet. */
  name: string | null;
  problemOf: (name: string) => 'nameMissing' | 'nameTaken' | null;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view; what is wrong with it is said at the field. */
export function ViewNameDialog({ name, problemOf, onName, onClose }: ViewNameDialogProps) {
  const t = useT();
  const form = useId();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name ?? '');
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemOf(text);
    setProblem(found);
    if (found) return input.current?.focus();
    onName(text);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(name === null ? 'organizer.kit.views.saveTitle' : 'organizer.kit.views.renameTitle')}
      description={t('organizer.kit.views.saveText')}
      footer={
        <>
          <Button onClick={onClose}>{t('organizer.kit.views.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('organizer.kit.views.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.naming}>
        <label htmlFor={field} className={css.label}>
          {t('organizer.kit.views.name')}
        </label>
        <TextInput
          ref={input}
          data-autofocus=""
          id={field}
          value={text}
          maxLength={viewNameLimit}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {problem && <FieldError id={`${field}-problem`}>{t(`organizer.kit.views.${problem}`)}</FieldError>}
      </form>
    </Dialog>
  );
}
