'use client';
import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that React 18 does not warn about when it renders on a server. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
