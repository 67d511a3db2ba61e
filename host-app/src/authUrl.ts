import { createContext, useContext } from 'react';
import type { Backend } from './backend';

/** Where the authorization pages of services are, for the pages that the router draws. */
export const AuthUrlContext = createContext<Backend['authUrl']>(undefined);

export const useAuthUrl = () => useContext(AuthUrlContext);
