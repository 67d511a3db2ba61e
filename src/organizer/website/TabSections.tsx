'use client';
import { useState, type ReactNode } from 'react';
import type { SiteSection, SiteTab } from '../../contract';
import { movedIn } from '../../domain/website';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { SortableList } from '../kit/form';
import { ScreenEmpty } from '../kit/page';
import { SectionRow } from './SectionRow';
import * as css from './website.css';

export interface TabSectionsProps {
  tab: SiteTab;
  /** A picture of it, beside the sections. */
  picture: ReactNode;
  onEdit: (section: SiteSection) => void;
  /** Puts a section at a place from 0; resolves once that is done, or was refused. */
  onMove: (id: string, position: number) => Promise<unknown>;
  onShow: (section: SiteSection, visible: boolean) => Promise<unknown>;
  onDuplicate: (section: SiteSection) => void;
}

/** What is on a page of the site, in its order. */
export function TabSections({ tab, picture, onEdit, onMove, onShow, onDuplicate }: TabSectionsProps) {
  const t = useT();
  // The rows stay where they were let go while that is being saved, and go back when it is refused.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const ids = order ?? tab.sections.map(({ id }) => id);
  const sections = ids.flatMap((id) => tab.sections.filter((section) => section.id === id));
  const reorder = async (next: readonly string[]) => {
    const moved = movedIn(ids, next);
    if (!moved) return;
    setOrder(next);
    await onMove(moved.id, moved.position);
    // Unless another one was moved meanwhile.
    setOrder((now) => (now === next ? null : now));
  };
  return (
    <div className={css.pageBox}>
      <div className={css.page}>
        <div className={css.close}>
          {!tab.visible && <Notice>{t('organizer.website.pageHidden')}</Notice>}
          {sections.length === 0 ? (
            <ScreenEmpty
              icon="info"
              title={t('organizer.website.noSections.title')}
              text={t('organizer.website.noSections.text')}
            />
          ) : (
            <SortableList
              items={sections}
              idOf={({ id }) => id}
              labelOf={({ title }) => title}
              label={t('organizer.website.order', { page: tab.name })}
              onReorder={(next) => void reorder(next)}
            >
              {(section) => (
                <SectionRow
                  section={section}
                  onEdit={() => onEdit(section)}
                  onShow={(visible) => onShow(section, visible)}
                  onDuplicate={() => onDuplicate(section)}
                />
              )}
            </SortableList>
          )}
        </div>
        {picture}
      </div>
    </div>
  );
}
