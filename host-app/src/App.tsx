import { BoxofficeProvider, type BoxofficeProviderProps, type Catalogue } from 'boxoffice';
import { authRedirect } from 'boxoffice/client';
import { ThemeRoot } from 'boxoffice/theme';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { isOrganizersAddress } from '../addresses.mjs';
import type { Backend } from './backend';
import { BackendContext } from './backendContext';
import { leaveFor } from './leave';
import { pages, rootId } from './pages';
import { demoAccount } from './routes/demoEvent';
import type { Settings } from './settings';

/** The first page came by a load, so its policy is its own: the loader of the routes is not needed for it. */
const router = createBrowserRouter(pages, { hydrationData: { loaderData: { [rootId]: null } } });

/** Organizers who are signed out sign in and come back; no buyer is led away from an order. 002 §2, FAULTS F88. */
const onFailure = authRedirect({
  accountId: demoAccount,
  go: (address) => {
    if (isOrganizersAddress(window.location.pathname)) leaveFor(address);
  },
});

interface AppProps {
  backend: Backend;
  settings: Settings & Pick<BoxofficeProviderProps, 'i18n' | 'overrides'>;
  /** Texts of a language that the library does not ship. */
  catalogue: Catalogue | undefined;
}

/** Every page but the ticket widget's own. */
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
      <ThemeRoot>
        {DemoBar && <DemoBar />}
        <BackendContext value={backend}>
          {/* A list's search field shows what the address says: it has to follow each letter at once. */}
          <RouterProvider router={router} useTransitions={false} />
        </BackendContext>
      </ThemeRoot>
    </BoxofficeProvider>
  );
}
