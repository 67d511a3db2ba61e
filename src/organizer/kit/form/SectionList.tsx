'use client';
import { useId, useRef, useState } from 'react';
import { useOverlay } from 'react-aria/useOverlay';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { isPlainClick } from '../page/isPlainClick';
import { PlainList } from '../page/PlainList';
import { useEditorContext } from './EditorContext';
import { useEditorProblems } from './problems';
import * as css from './SectionList.css';
import { useSections, type EditorSection } from './sections';
import { useCurrentSection } from './useCurrentSection';

/** From so many sections on a form is too long to be looked over. */
const manySections = 5;
const none: readonly EditorSection[] = [];

/**
 * The sections of a long form: which one is in view, and which a save was refused for. Beside the form where there is room; else a button at
 * the top of the window unfolds them.
 */
export function SectionList() {
  const t = useT();
  const all = useSections(useEditorContext().sections);
  const sections = all.length < manySections ? none : all;
  const { problems } = useEditorProblems();
  const { current, go } = useCurrentSection(sections);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const nav = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (nav.current?.contains(document.activeElement)) opener.current?.focus();
    setOpen(false);
  };
  const { overlayProps } = useOverlay({ isOpen, onClose: close, isDismissable: true }, nav);
  if (sections.length === 0) return null;
  const hasProblem = ({ element }: EditorSection) =>
    problems.some(({ id }) => element.contains(document.getElementById(id)));
  return (
    <nav
      {...overlayProps}
      ref={nav}
      aria-label={t('organizer.kit.form.sections')}
      data-sections=""
      data-open={isOpen}
      className={css.nav}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        className={css.opener}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.name}>{t('organizer.kit.form.sections')}</span>
        <span className={css.current}>{sections.find(({ id }) => id === current)?.title}</span>
        {sections.some(hasProblem) && <Problem />}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </button>
      <PlainList id={list} className={css.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
              className={css.link}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                // An entry in the history that the host's router does not know would pass its question about unsaved changes.
                event.preventDefault();
                setOpen(false);
                go(section.id);
              }}
            >
              <span className={css.title}>{section.title}</span>
              {hasProblem(section) && <Problem />}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}

function Problem() {
  const t = useT();
  return (
    <>
      <Icon name="alert-circle" size="small" className={css.problem} />
      <VisuallyHidden> {t('organizer.kit.form.sectionProblem')}</VisuallyHidden>
    </>
  );
}
