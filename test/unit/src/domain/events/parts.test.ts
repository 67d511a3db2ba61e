import { describe, expect } from 'vitest';
import type { EventPart } from '../../../../../src/contract';
import { copiedParts, eventParts, everyEventPart, lackingPart } from '../../../../../src/domain/events';
import { eachRow } from '../../../../eachRow';

describe('the parts that are copied', () => {
  eachRow<[EventPart[], EventPart[]]>([
    [[], ['ticketTypes', 'form', 'promotions', 'agenda', 'emails', 'widgetSettings']],
    [['ticketTypes'], ['form', 'agenda', 'emails', 'widgetSettings']],
    [['promotions'], ['ticketTypes', 'form', 'agenda', 'emails', 'widgetSettings']],
    [
      ['form', 'agenda', 'emails', 'widgetSettings'],
      ['ticketTypes', 'promotions'],
    ],
    [eventParts, []],
  ])('without %j are %j', (unwanted, copied) => {
    const choice = { ...everyEventPart, ...Object.fromEntries(unwanted.map((part) => [part, false])) };
    expect(copiedParts(choice)).toEqual(copied);
  });
});

describe('a part', () => {
  eachRow<[EventPart, EventPart[], EventPart | null]>([
    ['promotions', [], 'ticketTypes'],
    ['promotions', ['form', 'widgetSettings'], 'ticketTypes'],
    ['promotions', ['ticketTypes'], null],
    ['ticketTypes', [], null],
    ['form', [], null],
    ['agenda', [], null],
    ['emails', [], null],
    ['widgetSettings', [], null],
  ])('%s lacks, beside %j: %s', (part, others, lacking) => {
    expect(lackingPart(part, (other) => others.includes(other))).toBe(lacking);
  });
});
