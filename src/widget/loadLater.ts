import type { Loader } from '../payments/ui/prefetch';
import type * as LaterScreens from './LaterScreens';

/** The screens behind the ticket list, and the way to them. */
export const loadLater: Loader<typeof LaterScreens> = () => import('./LaterScreens');
