import { useT } from 'boxoffice';
import {
  AccountSwitcher,
  ActingBar,
  EventSwitcher,
  ExportJobs,
  OrderJobs,
  OrganizerShell,
  PageHeader,
  ScreenLoading,
  ScreenNotFound,
  SignedInMenu,
  useEventActions,
  useFinder,
  useOrganizerEvents,
  wholeTable,
  type FoundKind,
} from 'boxoffice/organizer';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import { signInPath, withNext } from '../routes/accountPaths';
import {
  contactsPath,
  eventsPath,
  membersPath,
  openAccountPath,
  ownAccountsPath,
  profilePath,
  type AccountScreenName,
} from './accountScreens';
import { hrefOfNew, hrefOfView } from './address';
import { prefetchScreen } from './prefetchScreen';
import { screenPath, screens, ticketPagePath, type ScreenName } from './screens';
import { stopActingPath, type SupportScreenName } from './supportScreens';
import { useAccountId } from './useAccountId';
import { useNavItems } from './useNavItems';
import { useOnNavigate } from './useOnNavigate';

/** A screen whose script is on its way. */
function Loading({ title }: { title: string | undefined }) {
  const t = useT();
  return (
    <>
      <PageHeader title={title} />
      <ScreenLoading label={t('kit.loading')} />
    </>
  );
}

/** The screen that shows a record by its id. */
const screenOf = {
  order: 'orders',
  attendee: 'orders',
  session: 'agenda',
  speaker: 'speakers',
  email: 'emails',
  promotion: 'promotions',
  ticketType: 'ticketTypes',
} as const satisfies Record<Exclude<FoundKind, 'contact'>, ScreenName>;

/** Where an event's usual tasks are done. */
const actionHrefs = (eventId: string) => ({
  refund: hrefOfView(screenPath(eventId, 'orders'), { ...wholeTable, filters: { status: 'paid' } }),
  resend: screenPath(eventId, 'orders'),
  exportOrders: screenPath(eventId, 'orders'),
  emailAttendees: screenPath(eventId, 'emails'),
  testOrder: ticketPagePath(eventId),
  addOrder: hrefOfNew(screenPath(eventId, 'orders')),
  addTicketType: screenPath(eventId, 'ticketTypes', 'new'),
  addPromotion: screenPath(eventId, 'promotions', 'new'),
  importPromotions: screenPath(eventId, 'promotions', 'import'),
  addSession: screenPath(eventId, 'agenda', 'new'),
  importSessions: screenPath(eventId, 'agenda', 'import'),
  addSpeaker: screenPath(eventId, 'speakers', 'new'),
  addPartner: screenPath(eventId, 'partners', 'new'),
  addEmail: hrefOfNew(screenPath(eventId, 'emails')),
  addMessage: hrefOfNew(screenPath(eventId, 'rtaMessages')),
  addPoll: hrefOfNew(screenPath(eventId, 'polls')),
  addTask: hrefOfNew(screenPath(eventId, 'tasks')),
  addResource: hrefOfNew(screenPath(eventId, 'resources')),
  addContact: hrefOfNew(contactsPath),
  addFlow: hrefOfNew(screenPath(eventId, 'registrationFlows')),
  addWebhook: hrefOfNew(screenPath(eventId, 'webhooks')),
  inviteMembers: membersPath,
});

interface FrameProps {
  /** `null` at an address that is none: the page says so. */
  current: ScreenName | AccountScreenName | SupportScreenName | null;
  /** The event whose screens the rail lists. */
  eventId: string;
  children?: ReactNode;
}

/** The shell around a screen, which stands while the screen itself loads. */
export function Frame({ current, eventId, children }: FrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const navigate = usePreservingNavigate();
  const accountId = useAccountId();
  const { data: events, isFetching } = useOrganizerEvents(accountId);
  const event = events?.find(({ id }) => id === eventId);
  const nav = useNavItems({ current, eventId, eventName: event?.name });
  const { isOfAccount, label } = nav;
  const title = current === null ? t('organizer.kit.page.notFound.title') : label;
  usePageTitle(label && event && !isOfAccount ? `${label} · ${event.name}` : title);
  const isUnknown = !isOfAccount && events !== undefined && !isFetching && !event;
  const onNavigate = useOnNavigate(navigate);
  const switchAccount = (id: string) => navigate(openAccountPath(id));
  /** The same screen of another event; without the one thing it may have been about. */
  const switchTo = (id: string) =>
    navigate(screenPath(id, screens.find(({ name }) => name === current)?.name));
  const search = useFinder({
    accountId,
    eventId,
    onOpen: (kind, id) =>
      navigate(kind === 'contact' ? `${contactsPath}/${id}` : screenPath(eventId, screenOf[kind], id)),
  });
  const actions = useEventActions({ hrefs: actionHrefs(eventId), onGo: navigate });
  return (
    <OrganizerShell
      items={nav.items}
      elsewhere={nav.elsewhere}
      ticketPageHref={isOfAccount || isUnknown ? undefined : preservedHref(ticketPagePath(eventId))}
      switcher={
        isOfAccount ? (
          <AccountSwitcher onSwitch={switchAccount} />
        ) : (
          <EventSwitcher accountId={accountId} eventId={eventId} onSwitch={switchTo} />
        )
      }
      search={isUnknown ? undefined : search}
      commands={[
        ...(isUnknown ? [] : [actions]),
        {
          title: t('organizer.kit.palette.events'),
          commands: (events ?? []).map(({ id, name }) => ({
            id: `event ${id}`,
            label: name,
            onRun: () => switchTo(id),
          })),
        },
      ]}
      account={
        <SignedInMenu
          links={[
            { href: preservedHref(profilePath), label: t('organizer.account.profile.title') },
            { href: preservedHref(ownAccountsPath), label: t('organizer.account.own.title') },
          ]}
          onSwitchAccount={isOfAccount ? undefined : switchAccount}
          onNavigate={onNavigate}
          onEvent={({ type }) => {
            if (type === 'signedOut') navigate(withNext(signInPath, pathname));
          }}
        />
      }
      notice={
        <>
          <ActingBar stopHref={preservedHref(stopActingPath)} onNavigate={onNavigate} />
          {!isOfAccount && !isUnknown && (
            <OrderJobs
              eventId={eventId}
              hrefOf={(id) => preservedHref(screenPath(eventId, 'orders', id))}
              onNavigate={onNavigate}
            />
          )}
          <ExportJobs />
        </>
      }
      onGo={navigate}
      onIntent={(href) => void prefetchScreen(href)}
      onNavigate={onNavigate}
    >
      {isUnknown || current === null ? (
        <>
          <PageHeader
            title={title}
            lead={current === null ? t('organizer.kit.page.notFound.text') : undefined}
            back={{ href: preservedHref(eventsPath), label: t('organizer.kit.palette.events'), onNavigate }}
          />
          {current !== null && <ScreenNotFound />}
        </>
      ) : (
        // A screen of its own: the one before, which would stay hidden behind the skeleton, goes with its heading.
        <Suspense key={current} fallback={<Loading title={label} />}>
          {children}
        </Suspense>
      )}
    </OrganizerShell>
  );
}
