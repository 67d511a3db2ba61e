'use client';
import { useRef, useState, type ReactNode } from 'react';
import type { SiteSection, SiteTab, WebsiteConf } from '../../contract';
import { messageOf, type SaveProblem } from '../../domain';
import { problemOf, type SectionChange } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { Tabs, type Tab } from '../../themed/kit/Tabs';
import { LeaveGuardContext } from '../kit/form';
import { SavedNotice } from '../kit/form/SavedNotice';
import { DrawerLayout, PageHeader, ScreenEmpty } from '../kit/page';
import { DuplicateDialog } from './DuplicateDialog';
import { SectionDrawer, type SectionCalls } from './SectionDrawer';
import { SiteFacts, SiteStateTag } from './SiteFacts';
import { TabSections } from './TabSections';
import { useOwnGuard } from './useOwnGuard';
import * as css from './website.css';

export interface WebsiteViewProps {
  /** The site as the backend has it, hidden parts too. */
  site: WebsiteConf;
  /** What can be done with sections. Each rejects with the client’s ApiError. */
  calls: SectionCalls & {
    change: (id: string, change: SectionChange) => Promise<unknown>;
    duplicate: (section: SiteSection, toTabId: string) => Promise<unknown>;
  };
  /** Id of the section that is edited; `null` for none. */
  openedId: string | null;
  /** A section is opened, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
  /** A picture of a page, beside its sections. */
  pictureOf: (tab: SiteTab) => ReactNode;
  /** Below the pages: the style sheet, custom code. */
  children?: ReactNode;
}

/** The pages of an event’s site, what is on them, and the form of one section. 002 §7 site_conf, site tabs section. @experimental */
export function WebsiteView(props: WebsiteViewProps) {
  const { site, calls, openedId, onOpenedIdChange, pictureOf, children } = props;
  const t = useT();
  const guard = useOwnGuard();
  const opener = useRef<Element | null>(null);
  const [copied, setCopied] = useState<SiteSection | null>(null);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const opened = site.tabs.flatMap(({ sections }) => sections).find(({ id }) => id === openedId);

  const show = async (id: string | null) => {
    const from = document.activeElement;
    if (!(await guard.mayLeave())) return;
    onOpenedIdChange(id);
    if (id !== null) opener.current = from;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const run = async (action: Promise<unknown>, text: string) => {
    setProblem(null);
    setNews('');
    try {
      await action;
      setNews(text);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const panelOf = (tab: SiteTab) => (
    <TabSections
      tab={tab}
      picture={pictureOf(tab)}
      onEdit={({ id }) => void show(id)}
      onMove={(id, position) => run(calls.change(id, { position }), t('organizer.website.news.moved'))}
      onShow={({ id, title: name }, visible) =>
        run(
          calls.change(id, { visible }),
          t(visible ? 'organizer.website.news.shown' : 'organizer.website.news.hidden', { name }),
        )
      }
      onDuplicate={setCopied}
    />
  );
  const [first, ...others] = site.tabs.map((tab): Tab<string> => ({
    id: tab.id,
    label: tab.name,
    panel: panelOf(tab),
  }));
  return (
    <DrawerLayout
      drawer={
        opened && (
          <LeaveGuardContext.Provider value={guard}>
            <SectionDrawer key={opened.id} section={opened} calls={calls} onClose={() => void show(null)} />
          </LeaveGuardContext.Provider>
        )
      }
    >
      <PageHeader
        title={t('organizer.website.name')}
        status={<SiteStateTag site={site} />}
        lead={
          <>
            {t('organizer.website.lead')}
            <SiteFacts site={site} />
          </>
        }
        actions={
          <div role="status" className={css.news}>
            {news && <SavedNotice text={news} />}
          </div>
        }
      />
      <div className={css.parts}>
        {problem && (
          <Notice tone="danger" live="assertive" title={t('organizer.website.notChanged')}>
            {messageOf<MessageKey>(problem.message, t)}
          </Notice>
        )}
        {first ? (
          <Tabs label={t('organizer.website.pages')} tabs={[first, ...others]} />
        ) : (
          <ScreenEmpty
            icon="info"
            title={t('organizer.website.noPages.title')}
            text={t('organizer.website.noPages.text')}
          />
        )}
        {children}
      </div>
      {copied && (
        <DuplicateDialog
          section={copied}
          tabs={site.tabs}
          duplicate={calls.duplicate}
          onDone={(tabId) => {
            const page = site.tabs.find(({ id }) => id === tabId)?.name ?? '';
            setProblem(null);
            setNews(t('organizer.website.news.copied', { name: copied.title, page }));
            setCopied(null);
          }}
          onClose={() => setCopied(null)}
        />
      )}
    </DrawerLayout>
  );
}
