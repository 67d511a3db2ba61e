import 'boxoffice/organizer.css';
import { useT } from 'boxoffice';
import { GuestDashboardScreen, OrganizerTexts } from 'boxoffice/organizer';
import { useLocation } from 'react-router';
import { PageLoading } from '../page/PageLoading';
import { usePageTitle } from '../page/usePageTitle';
import css from './GuestInsights.module.css';

/** `/insights#:token`: the dashboard that was shared with a guest, and nothing else. Analytics never hears of it. */
export function GuestInsights() {
  return (
    <OrganizerTexts fallback={<PageLoading />}>
      <Page />
    </OrganizerTexts>
  );
}

function Page() {
  const { hash } = useLocation();
  usePageTitle(useT()('organizer.insights.title'));
  return (
    <main className={css['page']}>
      <GuestDashboardScreen token={tokenOf(hash)} />
    </main>
  );
}

/** What can't be read is no token of anybody. */
function tokenOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
