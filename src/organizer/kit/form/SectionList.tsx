'use client';
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

/** The sections of a long form, where there is room beside it: which one is in view, and which a save was refused for. */
export function SectionList() {
  const t = useT();
  const all = useSections(useEditorContext().sections);
  const sections = all.length < manySections ? none : all;
  const { problems } = useEditorProblems();
  const { current, go } = useCurrentSection(sections);
  if (sections.length === 0) return null;
  const hasProblem = ({ element }: EditorSection) =>
    problems.some(({ id }) => element.contains(document.getElementById(id)));
  return (
    <nav aria-label={t('organizer.kit.form.sections')} data-sections="" className={css.nav}>
      <PlainList>
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
                go(section.id);
              }}
            >
              <span className={css.title}>{section.title}</span>
              {hasProblem(section) && (
                <>
                  <Icon name="alert-circle" size="small" className={css.problem} />
                  <VisuallyHidden> {t('organizer.kit.form.sectionProblem')}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
