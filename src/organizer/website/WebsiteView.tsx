'use client';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SiteSection, SiteTab, WebsiteConf } from '../../contract';
import { publishProblem, siteChanges } from '../../domain/website';
import type { SectionChange } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { Tabs, type Tab } from '../../themed/kit/Tabs';
import { ProblemNotice, useAction } from '../kit/confirm';
import { LeaveGuardContext } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { DrawerLayout, PageHeader, ScreenEmpty } from '../kit/page';
import { ChangeList } from './ChangeList';
import { PageBar } from './PageBar';
import { SectionDrawer, type SectionCalls } from './SectionDrawer';
import { SiteFacts, SiteStateTags } from './SiteFacts';
import { TabSections } from './TabSections';
import { addSectionIn, currentTab, sectionIn, tabOf, useFocusOn } from './useFocusOn';
import { useOwnGuard } from './useOwnGuard';
import { WebsiteDialogs, type WebsiteDialog, type WebsiteDialogCalls } from './WebsiteDialogs';
import * as css from './website.css';

export interface WebsiteViewProps {
  /** The site as the backend has it, hidden parts too. */
  site: WebsiteConf;
  /** What can be done with pages and sections. Each rejects with the client’s ApiError. */
  calls: SectionCalls &
    WebsiteDialogCalls & {
      change: (id: string, change: SectionChange) => Promise<unknown>;
      remove: (section: SiteSection) => Promise<unknown>;
      movePage: (id: string, position: number) => Promise<unknown>;
      removePage: (id: string) => Promise<unknown>;
      discard: (modified: WebsiteConf['modified']) => Promise<unknown>;
    };
  /** Id of the section that is edited; `null` for none. */
  openedId: string | null;
  /** A section is opened, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
  /** A picture of a page, beside its sections; of one that visitors don’t see there is none. */
  pictureOf: (tab: SiteTab, isLive: boolean) => ReactNode;
  /** Below the pages: the style sheet, custom code. */
  children?: ReactNode;
}

/**
 * The pages of an event’s site, what is on them, and the form of one section: a draft until it is published. 002 §7 site_conf, site tabs
 * section.
 * @experimental
 */
export function WebsiteView(props: WebsiteViewProps) {
  const { site, calls, openedId, onOpenedIdChange, pictureOf, children } = props;
  const { tabs, live } = site;
  const t = useT();
  const guard = useOwnGuard();
  const opener = useRef<Element | null>(null);
  const mover = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const publishButton = useRef<HTMLButtonElement>(null);
  const focusOn = useFocusOn(box);
  const [tabId, setTabId] = useState<string>();
  const [dialog, setDialog] = useState<WebsiteDialog | null>(null);
  const { news, problem, act, notify, refuse, dialog: question } = useAction(publishProblem);
  const changes = useMemo(() => siteChanges(live, tabs), [live, tabs]);
  const opened = tabs.flatMap(({ sections }) => sections).find(({ id }) => id === openedId);
  const isUpToDate = changes.length === 0 && site.published;

  // Moving a panel in the document takes the focus from what was pressed in it.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && mover.current instanceof HTMLElement) mover.current.focus();
    mover.current = null;
  }, [tabs]);

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
  const finish = (done: string) => {
    refuse(null);
    notify(done);
    setDialog(null);
  };
  const ask = (next: WebsiteDialog) => {
    notify('');
    setDialog(next);
  };
  const movePage = async ({ id, name }: SiteTab, by: 1 | -1) => {
    const position = tabs.findIndex((tab) => tab.id === id) + by;
    // It stays in sight, also where nobody chose it: it was the first one then.
    setTabId(id);
    mover.current = document.activeElement;
    if (await act(() => calls.movePage(id, position)))
      notify(t('organizer.kit.form.sort.moved', { label: name, position: position + 1, count: tabs.length }));
  };
  const removePage = async ({ id, name }: SiteTab) => {
    const isDone = await act(() => calls.removePage(id), {
      title: t('organizer.sharing.remove.title', { name }),
      text: t('organizer.website.removePageText'),
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
    if (!isDone) return;
    focusOn(currentTab);
    setTabId(undefined);
    notify(t('organizer.companies.deleted', { name }));
  };
  const removeSection = async (section: SiteSection, tab: SiteTab) => {
    const { title: name, id } = section;
    const isDone = await act(() => calls.remove(section), {
      title: t('organizer.sharing.remove.title', { name }),
      text: t('organizer.website.removeSectionText'),
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
    if (!isDone) return;
    const at = tab.sections.findIndex((each) => each.id === id);
    const next = tab.sections[at + 1] ?? tab.sections[at - 1];
    focusOn(next ? sectionIn(next.id) : addSectionIn(tab.id));
    notify(t('organizer.companies.deleted', { name }));
  };
  const discard = async () => {
    if (!(await guard.mayLeave())) return;
    const isDone = await act(() => calls.discard(site.modified), {
      title: t('organizer.website.discard.title'),
      text: t('organizer.website.discard.text'),
      details: <ChangeList changes={changes} />,
      action: t('organizer.kit.form.leave.go'),
      tone: 'danger',
    });
    if (!isDone) return;
    onOpenedIdChange(null);
    publishButton.current?.focus();
    notify(t('organizer.website.news.discarded'));
  };

  const panelOf = (tab: SiteTab, index: number) => {
    const isLive = live.some(({ id, visible }) => id === tab.id && visible);
    return (
      <TabSections
        tab={tab}
        isLive={isLive}
        bar={
          <PageBar
            tab={tab}
            isFirst={index === 0}
            isLast={index === tabs.length - 1}
            onAddSection={() => ask({ at: 'newSection', tab })}
            onEditPage={() => ask({ at: 'page', tab })}
            onMovePage={(by) => void movePage(tab, by)}
            onRemovePage={() => void removePage(tab)}
          />
        }
        picture={pictureOf(tab, isLive)}
        onEdit={({ id }) => void show(id)}
        onMove={(id, position) => change(id, { position }, t('organizer.website.news.moved'))}
        onShow={({ id, title: name }, visible) => {
          const key = visible ? 'organizer.website.news.shown' : 'organizer.website.news.hidden';
          return change(id, { visible }, t(key, { name }));
        }}
        onDuplicate={(section) => ask({ at: 'duplicate', section })}
        onRemove={(section) => void removeSection(section, tab)}
      />
    );
  };
  const [first, ...others] = tabs.map((tab, index): Tab<string> => ({
    id: tab.id,
    label: tab.name,
    panel: panelOf(tab, index),
  }));
  const addPage = (
    <Button icon={<Icon name="plus" />} onClick={() => ask({ at: 'newPage' })}>
      {t('organizer.website.addPage')}
    </Button>
  );
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
        status={<SiteStateTags published={site.published} changes={changes.length} />}
        lead={
          <>
            {t('organizer.website.lead')}
            <SiteFacts site={site} />
          </>
        }
        actions={
          <>
            <NewsLine text={news} className={css.news} />
            {changes.length > 0 && site.publishedAt !== null && (
              <Button onClick={() => void discard()}>{t('organizer.kit.form.leave.go')}</Button>
            )}
            <Button
              ref={publishButton}
              variant="primary"
              aria-disabled={isUpToDate || undefined}
              onClick={() => !isUpToDate && ask({ at: 'publish' })}
            >
              {t('organizer.emails.publish')}
            </Button>
          </>
        }
      />
      <div ref={box} className={css.parts}>
        <ProblemNotice title={t('organizer.website.notChanged')} problem={problem} />
        {first ? (
          <section className={css.close}>
            <div className={css.bar}>
              <Heading level={2} size="lg">
                {t('organizer.website.pages')}
              </Heading>
              {addPage}
            </div>
            <Tabs
              label={t('organizer.website.pages')}
              tabs={[first, ...others]}
              current={tabId ?? first.id}
              onCurrentChange={setTabId}
            />
          </section>
        ) : (
          <ScreenEmpty
            icon="info"
            title={t('organizer.website.noPages.title')}
            text={t('organizer.website.noPages.text')}
            action={addPage}
          />
        )}
        {children}
      </div>
      {question}
      {dialog && (
        <WebsiteDialogs
          dialog={dialog}
          site={site}
          changes={changes}
          calls={calls}
          onDuplicated={(section, id) => {
            const page = tabs.find((tab) => tab.id === id)?.name ?? '';
            finish(t('organizer.website.news.copied', { name: section.title, page }));
          }}
          onSectionCreated={({ id, title: name }) => {
            focusOn(sectionIn(id));
            finish(t('organizer.website.news.added', { name }));
          }}
          onPageCreated={({ id, name }) => {
            setTabId(id);
            focusOn(tabOf(id));
            finish(t('organizer.website.news.added', { name }));
          }}
          onPageSaved={({ name }) => finish(t('organizer.kit.form.savedOne', { name }))}
          onPublished={() => finish(t('organizer.website.news.published'))}
          onClose={() => setDialog(null)}
        />
      )}
    </DrawerLayout>
  );
}
