'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { messageOf, type SaveProblem } from '../../../domain';
import { useT, type MessageKey } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { useEditorEntries } from './EditorContext';
import * as css from './EditorForm.css';
import { FieldLink } from './FieldLink';
import { namedProblemText } from './problemText';

export interface SaveRefusalProps {
  problem: SaveProblem;
  /** That it could not be saved, when absent. */
  title?: MessageKey | undefined;
}

/**
 * Why a save was refused, beside the button that was pressed. It takes the focus, gives it back when it goes by itself, and leads to the field
 * that the backend named.
 */
export function SaveRefusal({ problem, title = 'organizer.kit.form.failed.title' }: SaveRefusalProps) {
  const t = useT();
  const entries = useEditorEntries();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!box.current?.contains(activeElement)) before.current = activeElement;
    box.current?.focus();
  }, [problem]);
  // While it is still there: a focus that goes with it would be nowhere.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, []);
  const { field = '' } = problem;
  const entry = entries.get(field);
  return (
    <div ref={box} tabIndex={-1} className={css.refusal}>
      <Notice tone="danger" live="assertive" title={t(title)}>
        {entry ? (
          <FieldLink name={field}>{namedProblemText(t, entry.label, problem.message)}</FieldLink>
        ) : (
          messageOf<MessageKey>(problem.message, t)
        )}
      </Notice>
    </div>
  );
}
