import { Navigate, useParams } from 'react-router';
import { preservedHref } from '../navigation';
import { screenPath } from '../organizer/screens';

/** The address of a session's editor that 002 §2 names; the organizer's own has it. */
export function SessionEdit() {
  const { eventId = '', sessionId = '' } = useParams();
  return <Navigate to={preservedHref(screenPath(eventId, 'agenda', sessionId))} replace />;
}
