import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrderMemory, orderLinkOf, type OrderFlow } from '../../../../../src/hooks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { holdOf, memoryStore, ordersOn, problemOf, reach } from './orderOnBackend';
import { eventually } from '../../../../eventually';

const mock = backendInTests();
const { open, held, filled } = ordersOn(mock);
const { backend } = mock;

const typed = { buyer: { firstName: 'Ada' } };
const messageOf = (flow: OrderFlow) => problemOf(flow)?.message;

const before = location.href;
beforeEach(() => history.replaceState({ of: 'the page' }, '', '/tickets?utm_source=poster'));
afterEach(() => history.replaceState(null, '', before));

/** Made on one device, with what was typed there; this page is opened with it. */
async function linked() {
  const store = memoryStore();
  createOrderMemory(store, eventId).writeDraft(typed);
  const first = await held({}, store);
  const code = await first.createLink();
  const { hash } = new URL(orderLinkOf('https://northlight.example/tickets', code ?? ''));
  location.hash = hash;
  history.replaceState({ of: 'the page' }, '');
  return { first, code };
}

describe('an order that goes on on another device', () => {
  it('has its tickets and what was typed, and its code leaves the address', async () => {
    const { first } = await linked();
    const store = memoryStore();
    const second = open({}, store);
    second.resume();
    await reach(second, 'registering');
    expect(holdOf(second).token).toBe(holdOf(first).token);
    expect(createOrderMemory(store, eventId).readDraft()).toEqual(typed);
    expect(location.href).toMatch(/\/tickets\?utm_source=poster$/);
    expect(history.state).toEqual({ of: 'the page' });
  });

  it('gives back what this device held for itself', async () => {
    const store = memoryStore();
    const own = holdOf(await held({}, store)).token;
    await linked();
    const second = open({}, store);
    second.resume();
    await reach(second, 'registering');
    await eventually(() =>
      expect(backend.db.snapshot().holds.find(({ token }) => token === own)?.status).toBe('released'),
    );
  });

  it('waits for an order of this device that may be paid for', async () => {
    const store = memoryStore();
    const own = holdOf(await held({}, store)).token;
    createOrderMemory(store, eventId).remember({ token: own, choice: 'card', key: 'a try to pay' });
    await linked();
    const second = open({}, store);
    second.resume();
    await reach(second, 'registering');
    expect(holdOf(second).token).toBe(own);
  });

  /** FAULTS F140. */
  it('is known to be of another device, after a reload as well, and is one’s own where it was begun', async () => {
    const { first } = await linked();
    const store = memoryStore();
    const second = open({}, store);
    second.resume();
    await reach(second, 'registering');
    expect(second.getState()).toHaveProperty('isFromLink', true);
    const reloaded = open({}, store);
    reloaded.resume();
    await reach(reloaded, 'registering');
    expect(reloaded.getState()).toHaveProperty('isFromLink', true);
    expect(first.getState()).not.toHaveProperty('isFromLink');
  });

  it('is neither given back nor somebody else’s where a tab of the same browser holds it', async () => {
    const browserStore = memoryStore();
    const first = await held({ browserStore });
    const code = await first.createLink();
    location.hash = new URL(orderLinkOf(location.href, code ?? '')).hash;
    const second = open({ browserStore });
    second.resume();
    await reach(second, 'registering');
    expect(holdOf(second).token).toBe(holdOf(first).token);
    expect(second.getState()).not.toHaveProperty('isFromLink');
  });

  it('is shown as made where it was finished meanwhile', async () => {
    const { first } = await linked();
    (await filled(first))();
    await reach(first, 'confirmed');
    const second = open();
    second.resume();
    await reach(second, 'confirmed');
  });

  /** FAULTS F133. */
  it('outlives the page it was begun on, which gives its tickets back otherwise', async () => {
    const { first } = await linked();
    first.leave();
    expect(first.getState().at).toBe('registering');
    const other = await held();
    other.leave();
    expect(other.getState().at).toBe('selecting');
  });
});

/** FAULTS F132. */
describe('a link that can’t be opened', () => {
  it('has ended with its hold', async () => {
    const { first } = await linked();
    const { token } = holdOf(first);
    first.release();
    await eventually(() =>
      expect(backend.db.snapshot().holds.find((hold) => hold.token === token)?.status).toBe('released'),
    );
    const second = open();
    second.resume();
    await reach(second, 'selecting');
    expect(messageOf(second)).toEqual({ key: 'registration.otherDevice.over' });
    expect(location.hash).toBe('');
  });

  it('is tried again by a reload when there was no answer, and costs nothing of what is held here', async () => {
    await linked();
    const store = memoryStore();
    const own = holdOf(await held({}, store)).token;
    await backend.setFaults({ openOrderLink: { kind: 'networkError' } });
    const second = open({}, store);
    second.resume();
    await reach(second, 'selecting');
    expect(messageOf(second)).toEqual({ key: 'registration.otherDevice.unread' });
    expect(location.hash).not.toBe('');
    expect(backend.db.snapshot().holds.find(({ token }) => token === own)?.status).toBe('keep');
  });
});

describe('making a link', () => {
  it('ends the one before', async () => {
    const { first, code } = await linked();
    expect(await first.createLink()).not.toBe(code);
    const second = open();
    second.resume();
    await reach(second, 'selecting');
  });

  it('may fail: there is no code then', async () => {
    const first = await held();
    await backend.setFaults({ createOrderLink: { kind: 'error500' } });
    expect(await first.createLink()).toBeNull();
  });

  it('keeps the page’s query, without what only a frame knows', () => {
    expect(orderLinkOf('https://a.example/t?x=1&parentOrigin=https%3A%2F%2Fb.example#faq', 'a/b')).toBe(
      'https://a.example/t?x=1#boxoffice-order=a%2Fb',
    );
  });
});
