'use client';
import { useRef, useState, type ReactNode } from 'react';
import type { SiteSection, SiteTab, WebsiteConf } from '../../contract';
import type { SectionChange } from '../../hooks';
import { useT } from '../../i18n';
import { Tabs, type Tab } from '../../themed/kit/Tabs';
import { ProblemNotice, useAction } from '../kit/confirm';
import { LeaveGuardContext } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
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
  const { news, problem, act, notify, refuse } = useAction();
  const opened = site.tabs.flatMap(({ sections }) => sections).find(({ id }) => id === openedId);

  const show = async (id: string | null) => {
    const from = document.activeElement;
    if (!(await guard.mayLeave())) return;
    onOpenedIdChange(id);
    if (id !== null) opener.current = from;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const change = async (id: string, to: SectionChange, done: string) => {
    if (await act(() => calls.change(id, to))) notify(done);
  };
  const panelOf = (tab: SiteTab) => (
    <TabSections
      tab={tab}
      picture={pictureOf(tab)}
      onEdit={({ id }) => void show(id)}
      onMove={(id, position) => change(id, { position }, t('organizer.website.news.moved'))}
      onShow={({ id, title: name }, visible) => {
        const key = visible ? 'organizer.website.news.shown' : 'organizer.website.news.hidden';
        return change(id, { visible }, t(key, { name }));
      }}
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
        actions={<NewsLine text={news} className={css.news} />}
      />
      <div className={css.parts}>
        <ProblemNotice title={t('organizer.website.notChanged')} problem={problem} />
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
            refuse(null);
            notify(t('organizer.website.news.copied', { name: copied.title, page }));
            setCopied(null);
          }}
          onClose={() => setCopied(null)}
        />
      )}
    </DrawerLayout>
  );
}
