'use client';
import type { ReactNode } from 'react';
import type { SiteSection, SiteTab } from '../../contract';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { SortableList } from '../kit/form';
import { useHeldOrder } from '../kit/form/useHeldOrder';
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
  const { held, hold } = useHeldOrder(tab.sections);
  return (
    <div className={css.pageBox}>
      <div className={css.page}>
        <div className={css.close}>
          {!tab.visible && <Notice>{t('organizer.website.pageHidden')}</Notice>}
          {held.length === 0 ? (
            <ScreenEmpty
              icon="info"
              title={t('organizer.website.noSections.title')}
              text={t('organizer.website.noSections.text')}
            />
          ) : (
            <SortableList
              items={held}
              idOf={({ id }) => id}
              labelOf={({ title }) => title}
              label={t('organizer.website.order', { page: tab.name })}
              onReorder={(ids, movedId) => void hold(ids, () => onMove(movedId, ids.indexOf(movedId)))}
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
