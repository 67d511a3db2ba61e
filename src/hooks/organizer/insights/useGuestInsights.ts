'use client';
import { guestAuthorization } from '../../../client';
import { getGuestDashboard, runGuestChart } from '../../../contract';
import { useRead } from '../resource/useRead';

/** The dashboard that was shared by a link. Its token goes into a header and nowhere else. Never throws; read `isError`. 002 §7 Analytics embedding. @experimental */
export const useGuestDashboard = (token: string) =>
  useRead(getGuestDashboard, { authorization: guestAuthorization(token) });

/** What a chart of that dashboard shows, counted when it is asked. Never throws; read `isError`. 002 §7 Analytics embedding. @experimental */
export const useGuestChart = (token: string, chartId: string) =>
  useRead(runGuestChart, { body: { chartId }, authorization: guestAuthorization(token) });
