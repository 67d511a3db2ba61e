/** The screens behind the ticket list. */
export const loadLater = () => import('./LaterScreens');
