import { useSignedInPerson } from 'boxoffice/hooks';
import { demoAccount } from '../routes/demoEvent';

/** The account whose screens these are: the one that whoever is signed in opened last. */
export const useAccountId = (): string => useSignedInPerson().data?.accountId ?? demoAccount;
