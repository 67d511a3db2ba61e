import { CompaniesScreen } from 'boxoffice/organizer';
import { useAccountId } from './useAccountId';

/** The companies of the account. */
export const Companies = () => <CompaniesScreen accountId={useAccountId()} />;
