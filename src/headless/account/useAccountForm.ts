'use client';
import { yupResolver } from '@hookform/resolvers/yup';
import { useId, useMemo } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** A form of an account screen: its values, and the ids its error summary leads to. */
export interface AccountFormState<T extends FieldValues> {
  methods: UseFormReturn<T>;
  idOf: (name: Path<T>) => string;
}

/** Values start as given; a field is checked when it is left, and then with each key. `schema` may change. */
export function useAccountForm<T extends FieldValues>(
  schema: ObjectSchema<T>,
  defaultValues: DefaultValues<T>,
): AccountFormState<T> {
  const id = useId();
  // Its types don't see that what a schema reads is what it gives.
  const resolver = yupResolver(schema) as unknown as Resolver<T>;
  const methods = useForm<T>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false });
  return useMemo(() => ({ methods, idOf: (name) => `${id}${name}` }), [methods, id]);
}
