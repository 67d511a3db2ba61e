'use client';
import type { ReactNode } from 'react';
import type { SiteSection, SiteTab } from '../../contract';
import { useT, type MessageKey } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { SortableList } from '../kit/form';
import { useHeldOrder } from '../kit/form/useHeldOrder';
import { ScreenEmpty } from '../kit/page';
import { SectionRow } from './SectionRow';
import * as css from './website.css';

export interface TabSectionsProps {
  tab: SiteTab;
  /** Visitors see the page as it was published last. */
  isLive: boolean;
  /** What can be done with the page, above its sections. */
  bar: ReactNode;
  /** A picture of it, beside the sections. */
  picture: ReactNode;
  onEdit: (section: SiteSection) => void;
  /** Puts a section at a place from 0; resolves once that is done, or was refused. */
  onMove: (id: string, position: number) => Promise<unknown>;
  onShow: (section: SiteSection, visible: boolean) => Promise<unknown>;
  onDuplicate: (section: SiteSection) => void;
  onRemove: (section: SiteSection) => void;
}

/** What is on a page of the site, in its order. */
export function TabSections(props: TabSectionsProps) {
  const { tab, isLive, bar, picture, onEdit, onMove, onShow, onDuplicate, onRemove } = props;
  const t = useT();
  const note = noteOf(tab.visible, isLive);
  const { held, hold } = useHeldOrder(tab.sections);
  return (
    <div className={css.pageBox}>
      <div className={css.page}>
        <div className={css.close}>
          {bar}
          {note && <Notice>{t(note)}</Notice>}
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
                  onRemove={() => onRemove(section)}
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

/** Whether visitors see the page, where that is not as one would think. */
function noteOf(isVisible: boolean, isLive: boolean): MessageKey | null {
  if (isVisible) return isLive ? null : 'organizer.website.pageSoon';
  return isLive ? 'organizer.website.pageHiddenSoon' : 'organizer.website.pageHidden';
}
