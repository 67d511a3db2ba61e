import { lazy, Suspense, type ComponentType } from 'react';
import {
  Outlet,
  redirectDocument,
  ScrollRestoration,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { loadOtherPolicy } from './navigation';
import { PageLoading } from './page/PageLoading';
import { useFocusOnNavigation } from './page/useFocusOnNavigation';
import { myOrderPath } from './routes/myOrderPath';
import { guestInsightsPath } from './routes/guestInsightsPath';
import { resetPath, signInPath, signUpPath } from './routes/accountPaths';

/** A page with texts of the host's own: shown once they are there. */
const withTexts = async <M,>(module: Promise<M>): Promise<M> => {
  const texts = import('./texts').then(({ loadTexts }) => loadTexts(document.documentElement.lang));
  const [loaded] = await Promise.all([module, texts]);
  return loaded;
};

const Home = page(() => withTexts(import('./routes/Home')), 'Home');
const Confirmation = page(() => import('./routes/Confirmation'), 'Confirmation');
const MyOrder = page(() => import('./routes/MyOrder'), 'MyOrder');
const SignIn = page(() => import('./routes/Account'), 'SignIn');
const SignUp = page(() => import('./routes/Account'), 'SignUp');
const PasswordReset = page(() => import('./routes/Account'), 'PasswordReset');
const Organizer = page(() => import('./organizer/Organizer'), 'Organizer');
const Embed = page(() => withTexts(import('./routes/Embed')), 'Embed');
const InvoicePreview = page(() => withTexts(import('./routes/InvoicePreview')), 'InvoicePreview');
const SessionEdit = page(() => import('./routes/SessionEdit'), 'SessionEdit');
const AccountEntry = page(() => import('./routes/AccountEntry'), 'AccountEntry');
const GuestInsights = page(() => import('./routes/GuestInsights'), 'GuestInsights');
const NotFound = page(() => withTexts(import('./routes/NotFound')), 'NotFound');

/** A page in a chunk of its own. */
function page<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The route around every page. */
export const rootId = 'root';

/** Every page but the ticket widget's own. Addresses as in 000 §2 and 002 §2; the other ones of the organizer are ours. */
export const pages: RouteObject[] = [
  {
    id: rootId,
    loader: loadOtherPolicy,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Root />,
    ErrorBoundary: Rethrow,
    children: [
      { path: '/', element: <Home /> },
      {
        path: '/widgets/tickets/:eventId/:orderId/confirmationMessage/:token',
        element: <Confirmation />,
      },
      // The ticket page is entered by a load of its own, also by Back from a confirmation that was shown on it.
      { path: '/widgets/tickets/:eventId', loader: ({ request }) => redirectDocument(request.url) },
      { path: '/:accountId/events/:eventId/invoicePreview', element: <InvoicePreview /> },
      { path: '/:accountId/events/:eventId/apps/agenda/:sessionId/edit', element: <SessionEdit /> },
      { path: '/organizer/*', element: <Organizer /> },
      { path: signInPath, caseSensitive: true, element: <SignIn /> },
      { path: signUpPath, caseSensitive: true, element: <SignUp /> },
      { path: `${resetPath}/:hash?`, caseSensitive: true, element: <PasswordReset /> },
      { path: guestInsightsPath, element: <GuestInsights /> },
      { path: `${myOrderPath}/:eventId?`, element: <MyOrder /> },
      { path: '/embed', element: <Embed /> },
      { path: '/:accountId', element: <AccountEntry otherwise={NotFound} /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

function Root() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}

/** What fails outside the library's own boundaries is the page's, not the router's, which has a text in English only. */
function Rethrow(): never {
  throw useRouteError();
}
