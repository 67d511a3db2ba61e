import { CompaniesScreen } from 'boxoffice/organizer';
import { demoAccount } from '../routes/demoEvent';

/** The companies of the account. */
export const Companies = () => <CompaniesScreen accountId={demoAccount} />;
