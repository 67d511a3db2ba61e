import { createContext, useContext } from 'react';
import type { Backend } from './backend';

/** What the pages that the router draws need of the backend, beside its calls. */
export const BackendContext = createContext<Pick<Backend, 'authUrl' | 'captcha'>>({});

/** Where the authorization pages of services are. */
export const useAuthUrl = () => useContext(BackendContext).authUrl;

/** Asked where the organizer wants a captcha; the site's own when absent. */
export const useCaptcha = () => useContext(BackendContext).captcha;
