'use client';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import { PlainList } from '../page/PlainList';
import { FieldLink } from './FieldLink';
import { useEditorProblems } from './problems';
import { namedProblemText } from './problemText';
import * as css from './EditorForm.css';

/** Takes focus when a save was refused by the form itself; each entry leads to its field and leaves once it is right. */
export function EditorErrors() {
  const t = useT();
  const titleId = useId();
  const { problems, submitCount } = useEditorProblems();
  const box = useRef<HTMLElement>(null);
  const lastFocused = useRef(0);
  const isVisible = problems.length > 0;
  useEffect(() => {
    if (submitCount === lastFocused.current) return;
    lastFocused.current = submitCount;
    box.current?.focus();
  }, [submitCount, isVisible]);
  if (!isVisible) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={css.errors}>
      <Heading level={2} size="md" id={titleId}>
        {t('organizer.kit.form.errors')}
      </Heading>
      <PlainList className={css.errorList}>
        {[...problems].sort(byPosition).map(({ name, label, message }) => (
          <li key={name}>
            <FieldLink name={name}>{namedProblemText(t, label, message)}</FieldLink>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

/** As they stand on the screen, whatever order they came in. */
function byPosition(one: { id: string }, other: { id: string }): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
