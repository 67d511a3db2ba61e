import type { Plugin } from 'vite';

export function preact(): Plugin;
