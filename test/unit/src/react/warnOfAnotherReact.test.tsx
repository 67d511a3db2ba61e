import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as Server from 'react-dom/server';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWarnings } from '../../../../src/diagnostics/warn';
import { warnOfAnotherReact } from '../../../../src/react';

const require = createRequire(import.meta.url);

/** A second copy of React and of what draws with it, as a page has it that bundles the two apart. */
function otherReact(): Pick<typeof React, 'createElement'> & Pick<typeof Server, 'renderToString'> {
  const mine = Object.entries(require.cache).filter(([file]) => /\/node_modules\/react(-dom)?\//.test(file));
  for (const [file] of mine) Reflect.deleteProperty(require.cache, file);
  const { createElement } = require('react') as typeof React;
  const server = require('react-dom/server') as typeof Server;
  for (const [file, module] of mine) require.cache[file] = module;
  return { createElement, renderToString: server.renderToString };
}

function Part() {
  warnOfAnotherReact();
  return 'drawn';
}

afterEach(() => {
  vi.restoreAllMocks();
  forgetWarnings();
});

test('BX1016: a page that another copy of React draws hears why hooks fail; one with a single copy hears nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(renderToString(<Part />)).toBe('drawn');
  expect(warn).not.toHaveBeenCalled();
  const other = otherReact();
  expect(other.createElement).not.toBe((require('react') as typeof React).createElement);
  expect(() => other.renderToString(other.createElement(Part))).toThrow(/null|Invalid hook call/);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^BX1016: /));
});
