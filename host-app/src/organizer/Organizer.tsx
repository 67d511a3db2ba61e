import 'boxoffice/organizer.css';
import { useSignedInPerson } from 'boxoffice/hooks';
import { ConnectedAccounts, OrganizerTexts, useLeaveGuard } from 'boxoffice/organizer';
import { lazy, useMemo, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useMatch, useParams } from 'react-router';
import { useAuthUrl } from '../backendContext';
import { preservedHref, useBlockedMoves, usePreservingNavigate } from '../navigation';
import { PageLoading } from '../page/PageLoading';
import { connectedAccountsPath, signInPath, withNext } from '../routes/accountPaths';
import { demoEvent } from '../routes/demoEvent';
import {
  accountPath,
  eventsPath,
  extensionsPath,
  eventTemplatesPath,
  newEventPath,
  appsPath,
  attributesPath,
  companiesPath,
  cookieConsentsPath,
  contactsPath,
  emailDomainPath,
  tagsPath,
  invitationEmailPath,
  membersPath,
  ownAccountsPath,
  payerPath,
  profilePath,
  singleSignOnPath,
  webhooksPath,
  type AccountScreenName,
} from './accountScreens';
import { currentAddress } from './formerAddresses';
import { Frame } from './Frame';
import { lazyScreen } from './prefetchScreen';
import { screenPath, screens, type ScreenName, type ScreenProps } from './screens';
import { stopActingPath, supportScreens, type SupportScreenName } from './supportScreens';
import { useAccountId } from './useAccountId';

/** Each in a chunk of its own, asked for when it is first shown. */
const lazyScreens = screens.map(({ name, path }) => ({
  name,
  path,
  Screen: lazyScreen(name),
}));

const Events = lazy(async () => ({ default: (await import('./Events')).Events }));
const EventTemplates = lazy(async () => ({ default: (await import('./Events')).EventTemplates }));
const NewEvent = lazy(async () => ({ default: (await import('./Events')).NewEvent }));
const Attributes = lazy(async () => ({ default: (await import('./Attributes')).Attributes }));
const Companies = lazy(async () => ({ default: (await import('./Companies')).Companies }));
const Contacts = lazy(async () => ({ default: (await import('./Contacts')).Contacts }));
const Tags = lazy(async () => ({ default: (await import('./Tags')).Tags }));
const CookieConsents = lazy(async () => ({ default: (await import('./CookieConsents')).CookieConsents }));
const AccountEmailDomain = lazy(async () => ({
  default: (await import('./EmailDomain')).AccountEmailDomain,
}));
const Apps = lazy(async () => ({ default: (await import('./Developers')).Apps }));
const Extensions = lazy(async () => ({ default: (await import('./Developers')).Extensions }));
const AccountWebhooks = lazy(async () => ({ default: (await import('./Webhooks')).AccountWebhooks }));
const SingleSignOn = lazy(async () => ({ default: (await import('./SingleSignOn')).SingleSignOn }));

const Account = lazy(async () => ({ default: (await import('./Members')).Account }));
const Members = lazy(async () => ({ default: (await import('./Members')).Members }));
const InvitationEmail = lazy(async () => ({ default: (await import('./Members')).InvitationEmail }));
const Invitation = lazy(async () => ({ default: (await import('./Members')).Invitation }));
const OpenAccount = lazy(async () => ({ default: (await import('./Members')).OpenAccount }));
const OwnAccounts = lazy(async () => ({ default: (await import('./Members')).OwnAccounts }));
const Profile = lazy(async () => ({ default: (await import('./Members')).Profile }));
const StopActing = lazy(async () => ({ default: (await import('./Support')).StopActing }));
const Support = lazy(async () => ({ default: (await import('./Support')).Support }));
const Payer = lazy(async () => ({ default: (await import('./Members')).Payer }));

/** A path as routes within `/organizer/*` have it. */
const below = (path: string) => path.replace('/organizer/', '');

/** `/organizer`: the shell and its screens. Whoever leaves one with unsaved changes is asked. */
export function Organizer() {
  useBlockedMoves(useLeaveGuard());
  const authUrl = useAuthUrl();
  const lastEvent = useLastEvent();
  const { isPending, failureCount } = useSignedInPerson();
  const framed = (current: AccountScreenName | SupportScreenName, page: ReactNode) => (
    <Frame current={current} eventId={lastEvent}>
      {page}
    </Frame>
  );
  // Nothing is read of an account before it is known which one it is.
  if (isPending && failureCount === 0) return <PageLoading />;
  return (
    <OrganizerTexts fallback={<PageLoading />}>
      <Routes>
        {lazyScreens.map(({ name, path, Screen }) => (
          <Route
            key={name}
            path={`events/:eventId/${path}`}
            element={<EventScreen name={name} Screen={Screen} authUrl={authUrl} />}
          />
        ))}
        <Route path="events/:eventId" element={<FirstScreen />} />
        <Route path={below(eventsPath)} element={framed('events', <Events />)} />
        <Route path={below(eventTemplatesPath)} element={framed('events', <EventTemplates />)} />
        <Route path={below(newEventPath)} element={framed('events', <NewEvent />)} />
        <Route path={below(attributesPath)} element={framed('attributes', <Attributes />)} />
        <Route path={below(companiesPath)} element={framed('companies', <Companies />)} />
        <Route
          path={below(`${contactsPath}/:id?`)}
          element={framed('contacts', <ContactsOfAddress eventId={lastEvent} />)}
        />
        <Route path={below(tagsPath)} element={framed('tags', <Tags />)} />
        <Route path={below(webhooksPath)} element={framed('accountWebhooks', <AccountWebhooks />)} />
        <Route path={below(appsPath)} element={framed('apps', <Apps />)} />
        <Route path={below(extensionsPath)} element={framed('extensions', <Extensions />)} />
        <Route
          path={below(emailDomainPath)}
          element={framed('accountEmailDomain', <AccountEmailDomain eventId={lastEvent} />)}
        />
        <Route path={below(cookieConsentsPath)} element={framed('cookieConsents', <CookieConsents />)} />
        <Route
          path={below(`${singleSignOnPath}/:id?`)}
          element={framed('singleSignOn', <SingleSignOnOfAddress />)}
        />
        <Route path={below(membersPath)} element={framed('members', <Members />)} />
        <Route path={below(invitationEmailPath)} element={framed('members', <InvitationEmail />)} />
        <Route
          path={below(`${membersPath}/invitations/:inviteId`)}
          element={framed('members', <InvitationOfAddress />)}
        />
        <Route path={below(accountPath)} element={framed('accountSettings', <Account />)} />
        <Route path={below(profilePath)} element={framed('profile', <Profile />)} />
        <Route path={below(ownAccountsPath)} element={framed('ownAccounts', <OwnAccounts />)} />
        <Route
          path={below(`${ownAccountsPath}/:accountId`)}
          element={framed('ownAccounts', <OpenAccountOfAddress />)}
        />
        <Route path={below(stopActingPath)} element={framed('supportAccounts', <StopActing />)} />
        <Route path={below(payerPath)} element={framed('payer', <Payer />)} />
        <Route
          path={below(connectedAccountsPath)}
          element={framed(
            'account',
            <ConnectedAccounts
              pages={authUrl}
              signInHref={preservedHref(withNext(signInPath, connectedAccountsPath))}
            />,
          )}
        />
        {supportScreens.map(({ name, href }) => (
          <Route
            key={name}
            path={below(`${href}/:id?`)}
            element={framed(name, <SupportOfAddress key={name} name={name} />)}
          />
        ))}
        <Route index element={<Navigate to={preservedHref(screenPath(demoEvent))} replace />} />
        <Route path="*" element={<Moved eventId={lastEvent} />} />
      </Routes>
    </OrganizerTexts>
  );
}

/** An event without a screen: its first one. */
function FirstScreen() {
  const { eventId = '' } = useParams();
  return <Navigate to={preservedHref(screenPath(eventId))} replace />;
}

/** A bookmark of a screen that moved leads to it; of an address that no screen has, that is said. */
function Moved({ eventId }: { eventId: string }) {
  const { pathname, search } = useLocation();
  const address = currentAddress(pathname, search.slice(1));
  if (address === null) return <Frame current={null} eventId={eventId} />;
  return <Navigate to={preservedHref(address)} replace />;
}

/** Screens of the account leave the rail as it was. */
function useLastEvent(): string {
  const ofEvent = useMatch('/organizer/events/:eventId/:screen/*');
  const [last, setLast] = useState(demoEvent);
  const eventId = ofEvent?.params.eventId ?? last;
  if (eventId !== last) setLast(eventId);
  return eventId;
}

function InvitationOfAddress() {
  const { inviteId = '' } = useParams();
  return <Invitation inviteId={inviteId} />;
}

function OpenAccountOfAddress() {
  const { accountId = '' } = useParams();
  return <OpenAccount key={accountId} accountId={accountId} />;
}

function SupportOfAddress({ name }: { name: SupportScreenName }) {
  const { id } = useParams();
  return <Support name={name} id={id} />;
}

function SingleSignOnOfAddress() {
  const { id } = useParams();
  return <SingleSignOn id={id} />;
}

function ContactsOfAddress({ eventId }: { eventId: string }) {
  const { id } = useParams();
  return <Contacts id={id} eventId={eventId} />;
}

interface EventScreenProps extends Pick<ScreenProps, 'authUrl'> {
  name: ScreenName;
  Screen: (typeof lazyScreens)[number]['Screen'];
}

/** A screen of the event that the address names; each begins anew, for each event. */
function EventScreen({ name, Screen, authUrl }: EventScreenProps) {
  const { eventId = '', id, part } = useParams();
  const navigate = usePreservingNavigate();
  const accountId = useAccountId();
  const hrefOf = useMemo(
    () => (screen: ScreenName, thing?: string, partOfIt?: string) =>
      preservedHref(screenPath(eventId, screen, thing, partOfIt)),
    [eventId],
  );
  return (
    <Frame key={`${name} ${eventId}`} current={name} eventId={eventId}>
      <Screen
        accountId={accountId}
        eventId={eventId}
        id={id}
        part={part}
        authUrl={authUrl}
        hrefOf={hrefOf}
        navigate={navigate}
      />
    </Frame>
  );
}
