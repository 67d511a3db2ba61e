'use client';
import { getRegistrationData } from '../../../contract';
import { useRead } from '../resource/useRead';

/** The figures of an event’s registrations as they are when they are read. Never throws; read `isError`. 002 §7 registration_data. @experimental */
export const useRegistrationData = (eventId: string) => useRead(getRegistrationData, { params: { eventId } });
