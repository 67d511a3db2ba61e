'use client';
import { useQueryClient } from '@tanstack/react-query';
import { getRegistrationGoal, setRegistrationGoal, type RegistrationGoal } from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * How far an event is from its goal, and `setGoal`, which rejects with the client’s ApiError; `goal: null` takes it away. Reading never
 * throws; read `isError`. 002 §7 goals/registrations.
 * @experimental
 */
export function useRegistrationGoal(eventId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const params = { eventId };
  return {
    goal: useRead(getRegistrationGoal, { params }),
    setGoal: (body: Pick<RegistrationGoal, 'goal' | 'deadline'>) =>
      thenReadAgain(client.call(setRegistrationGoal, { params, body }), cache, [getRegistrationGoal]),
  };
}
