import { Redirect, useParams } from 'wouter';
import { decoded } from '../../addresses.mjs';
import { screenPath } from '../organizer/screens';

/** The address of a session's editor that 002 §2 names; the organizer's own has it. */
export function SessionEdit() {
  const { eventId = '', sessionId = '' } = useParams();
  return <Redirect to={screenPath(decoded(eventId), 'agenda', decoded(sessionId))} replace />;
}
