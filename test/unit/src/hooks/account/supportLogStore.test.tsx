import { expect } from 'vitest';
import { createSupportLogStore } from '../../../../../src/hooks/account/supportLogStore';
import { createTabStore } from '../../../../../src/hooks/textStore';
import { eachRow } from '../../../../eachRow';

const change = { at: '', who: 'ines@platform.example', what: 'Add events: 3', subject: '', reason: 'Asked' };
const { reason: _, ...unreasoned } = change;

eachRow([
  ['is the signed-in one’s own', JSON.stringify([change]), 'ines@platform.example', 1],
  ['is forgotten where it is somebody else’s', JSON.stringify([change]), 'wren@platform.example', 0],
  ['is no log', '{"at":1}', 'ines@platform.example', 0],
  ['is no JSON', '[', 'ines@platform.example', 0],
  ['lacks something', JSON.stringify([unreasoned]), 'ines@platform.example', 0],
] as const)('what the tab has %s', (_title, stored, who, length) => {
  sessionStorage.setItem('boxoffice:supportLog', stored);
  expect(createSupportLogStore(createTabStore()).read(who)).toHaveLength(length);
  expect(sessionStorage).toHaveLength(length);
});
