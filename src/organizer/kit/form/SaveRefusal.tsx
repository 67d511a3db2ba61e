'use client';
import { useEffect, useRef } from 'react';
import { messageOf, type SaveProblem } from '../../../domain';
import { useT, type MessageKey } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { useEditorEntries } from './EditorContext';
import * as css from './EditorForm.css';
import { FieldLink } from './FieldLink';
import { namedProblemText } from './problemText';

/** Why a save was refused, beside the button that was pressed. It takes the focus, and leads to the field that the backend named. */
export function SaveRefusal({ problem }: { problem: SaveProblem }) {
  const t = useT();
  const entries = useEditorEntries();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  const { field = '' } = problem;
  const entry = entries.get(field);
  return (
    <div ref={box} tabIndex={-1} className={css.refusal}>
      <Notice tone="danger" live="assertive" title={t('organizer.kit.form.failed.title')}>
        {entry ? (
          <FieldLink name={field}>{namedProblemText(t, entry.label, problem.message)}</FieldLink>
        ) : (
          messageOf<MessageKey>(problem.message, t)
        )}
      </Notice>
    </div>
  );
}
