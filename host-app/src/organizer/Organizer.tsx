import 'boxoffice/organizer.css';
import { ConnectedAccounts, OrganizerTexts, useLeaveGuard } from 'boxoffice/organizer';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useRoute, useSearch } from 'wouter';
import { decoded } from '../../addresses.mjs';
import type { Backend } from '../backend';
import { guardMovesBy, preservedHref } from '../navigation';
import { connectedAccountsPath, signInPath, withNext } from '../routes/accountPaths';
import { demoAccount, demoEvent } from '../routes/demoEvent';
import {
  eventsPath,
  newEventPath,
  companiesPath,
  tagsPath,
  invitationLookPath,
  membersPath,
  payerPath,
} from './accountScreens';
import { currentAddress } from './formerAddresses';
import { Frame } from './Frame';
import { loadScreen } from './loadScreen';
import { screenPath, screens, type ScreenName, type ScreenProps } from './screens';

/** Each in a chunk of its own, asked for when it is first shown. */
const lazyScreens = screens.map(({ name, path }) => ({
  name,
  path,
  Screen: lazy(async () => ({ default: await loadScreen[name]() })),
}));

const Events = lazy(async () => ({ default: (await import('./Events')).Events }));
const NewEvent = lazy(async () => ({ default: (await import('./Events')).NewEvent }));
const Companies = lazy(async () => ({ default: (await import('./Companies')).Companies }));
const Tags = lazy(async () => ({ default: (await import('./Tags')).Tags }));

const Members = lazy(async () => ({ default: (await import('./Members')).Members }));
const InvitationLook = lazy(async () => ({ default: (await import('./Members')).InvitationLook }));
const Invitation = lazy(async () => ({ default: (await import('./Members')).Invitation }));
const Payer = lazy(async () => ({ default: (await import('./Members')).Payer }));

/** Each may name one thing after the screen. */
const addressOf = (path: string) => `/organizer/events/:eventId/${path}` as '/organizer/events/:eventId/:id?';

/** `/organizer`: the shell and its screens. Whoever leaves one with unsaved changes is asked. */
export function Organizer({ authUrl }: Pick<Backend, 'authUrl'>) {
  const guard = useLeaveGuard();
  useEffect(() => guardMovesBy(guard), [guard]);
  const lastEvent = useLastEvent();
  return (
    <OrganizerTexts>
      <Switch>
        {lazyScreens.map(({ name, path, Screen }) => (
          <Route key={name} path={addressOf(path)}>
            {({ eventId, id }) => (
              <Frame key={eventId} current={name} eventId={eventId}>
                <EventScreen Screen={Screen} eventId={eventId} id={id} authUrl={authUrl} />
              </Frame>
            )}
          </Route>
        ))}
        <Route path={eventsPath}>
          <Frame current="events" eventId={lastEvent}>
            <Suspense>
              <Events />
            </Suspense>
          </Frame>
        </Route>
        <Route path={newEventPath}>
          <Frame current="events" eventId={lastEvent}>
            <Suspense>
              <NewEvent />
            </Suspense>
          </Frame>
        </Route>
        <Route path={companiesPath}>
          <Frame current="companies" eventId={lastEvent}>
            <Suspense>
              <Companies />
            </Suspense>
          </Frame>
        </Route>
        <Route path={tagsPath}>
          <Frame current="tags" eventId={lastEvent}>
            <Suspense>
              <Tags />
            </Suspense>
          </Frame>
        </Route>
        <Route path={membersPath}>
          <Frame current="members" eventId={lastEvent}>
            <Suspense>
              <Members />
            </Suspense>
          </Frame>
        </Route>
        <Route path={invitationLookPath}>
          <Frame current="members" eventId={lastEvent}>
            <Suspense>
              <InvitationLook />
            </Suspense>
          </Frame>
        </Route>
        <Route path={`${membersPath}/invitations/:inviteId`}>
          {({ inviteId }) => (
            <Frame current="members" eventId={lastEvent}>
              <Suspense>
                <Invitation inviteId={decoded(inviteId)} />
              </Suspense>
            </Frame>
          )}
        </Route>
        <Route path={payerPath}>
          <Frame current="payer" eventId={lastEvent}>
            <Suspense>
              <Payer />
            </Suspense>
          </Frame>
        </Route>
        <Route path={connectedAccountsPath}>
          <Frame current="account" eventId={lastEvent}>
            <ConnectedAccounts
              pages={authUrl}
              signInHref={preservedHref(withNext(signInPath, connectedAccountsPath))}
            />
          </Frame>
        </Route>
        <Route>
          <Moved />
        </Route>
      </Switch>
    </OrganizerTexts>
  );
}

/** A bookmark of a screen that moved leads to it, what no screen has to the first one. */
function Moved() {
  const [path] = useLocation();
  const search = useSearch();
  return <Redirect to={currentAddress(path, search) ?? screenPath(demoEvent)} replace />;
}

/** Screens of the account leave the rail as it was. */
function useLastEvent(): string {
  const [isOfEvent, address] = useRoute('/organizer/events/:eventId/*');
  const [last, setLast] = useState(demoEvent);
  const eventId = isOfEvent ? address.eventId : last;
  if (eventId !== last) setLast(eventId);
  return eventId;
}

interface EventScreenProps extends Pick<ScreenProps, 'eventId' | 'id' | 'authUrl'> {
  Screen: (typeof lazyScreens)[number]['Screen'];
}

function EventScreen({ Screen, eventId, id, authUrl }: EventScreenProps) {
  const [, navigate] = useLocation();
  const hrefOf = useMemo(
    () => (screen: ScreenName, thing?: string) => preservedHref(screenPath(eventId, screen, thing)),
    [eventId],
  );
  return (
    <Suspense>
      <Screen
        accountId={demoAccount}
        eventId={eventId}
        id={id === undefined ? undefined : decoded(id)}
        authUrl={authUrl}
        hrefOf={hrefOf}
        navigate={navigate}
      />
    </Suspense>
  );
}
