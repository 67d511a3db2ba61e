import { BoxofficeProvider, type BoxofficeProviderProps, type Catalogue } from 'boxoffice';
import { authRedirect } from 'boxoffice/client';
import { ThemeRoot } from 'boxoffice/theme';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { confirmationPath, isOrganizersAddress, organizerPath, sessionEditPath } from '../addresses.mjs';
import type { Backend } from './backend';
import { leaveFor } from './leave';
import { preservedHref, usePreservingLocation } from './navigation';
import { accountPaths } from './routes/accountPaths';
import { demoAccount } from './routes/demoEvent';
import { useFocusOnNavigation } from './page/useFocusOnNavigation';
import type { Settings } from './settings';

/** A page with words of the host's own: shown once they are there. */
const withTexts = async <M,>(module: Promise<M>): Promise<M> => {
  const texts = import('./texts').then(({ loadTexts }) => loadTexts(document.documentElement.lang));
  const [loaded] = await Promise.all([module, texts]);
  return loaded;
};

const Home = page(() => withTexts(import('./routes/Home')), 'Home');
const Confirmation = page(() => import('./routes/Confirmation'), 'Confirmation');
const Account = page(() => import('./routes/Account'), 'Account');
const Organizer = page(() => import('./organizer/Organizer'), 'Organizer');
const Embed = page(() => withTexts(import('./routes/Embed')), 'Embed');
const InvoicePreview = page(() => withTexts(import('./routes/InvoicePreview')), 'InvoicePreview');
const SessionEdit = page(() => import('./routes/SessionEdit'), 'SessionEdit');
const AccountEntry = page(() => import('./routes/AccountEntry'), 'AccountEntry');
const NotFound = page(() => withTexts(import('./routes/NotFound')), 'NotFound');

/** Organizers who are signed out sign in and come back; no buyer is led away from an order. 002 §2, FAULTS F88. */
const onFailure = authRedirect({
  accountId: demoAccount,
  go: (address) => {
    if (isOrganizersAddress(window.location.pathname)) leaveFor(address);
  },
});

/** A page in a chunk of its own. */
function page<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

interface AppProps {
  backend: Backend;
  settings: Settings & Pick<BoxofficeProviderProps, 'i18n' | 'overrides'>;
  /** Texts of a language that the library does not ship. */
  catalogue: Catalogue | undefined;
}

/** Every page but the ticket widget's own. Addresses as in 000 §2 and 002 §2; the other ones of the organizer are ours. */
export function App({ backend, settings, catalogue }: AppProps) {
  const { bases, clock, DemoBar } = backend;
  return (
    <BoxofficeProvider
      {...settings}
      catalogue={catalogue}
      {...(bases && { backend: bases })}
      {...(clock && { clock })}
      onFailure={onFailure}
    >
      <ThemeRoot {...settings}>
        <Router hook={usePreservingLocation} hrefs={preservedHref}>
          {DemoBar && <DemoBar />}
          <Suspense>
            <Pages authUrl={backend.authUrl} />
          </Suspense>
        </Router>
      </ThemeRoot>
    </BoxofficeProvider>
  );
}

function Pages({ authUrl }: Pick<Backend, 'authUrl'>) {
  const [path] = useLocation();
  useFocusOnNavigation(path);
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path={confirmationPath} component={Confirmation} />
      <Route path="/:accountId/events/:eventId/invoicePreview" component={InvoicePreview} />
      <Route path={sessionEditPath} component={SessionEdit} />
      <Route path={organizerPath}>
        <Organizer authUrl={authUrl} />
      </Route>
      <Route path={accountPaths}>
        <Account authUrl={authUrl} />
      </Route>
      <Route path="/embed" component={Embed} />
      <Route path="/:accountId">
        <AccountEntry otherwise={NotFound} />
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
