import { describe, expect, it } from 'vitest';
import { download } from '../../../../../src/client';
import {
  exportPartners,
  getPartner,
  importPartners,
  listPartners,
  savePartner,
  updatePartners,
  type PartnerDraft,
  type PartnerUpdate,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { client } = backendInTests();

const params = { eventId };
const list = () => client.call(listPartners, { params });
const names = async () => (await list()).partners.map(({ name }) => name);
const read = (id: string) => client.call(getPartner, { params, query: { id } });
const save = (body: PartnerUpdate) => client.call(savePartner, { params, body });
const replace = async (partners: PartnerDraft[], revision?: number) =>
  client.call(updatePartners, { params, body: { partners, revision: revision ?? (await list()).revision } });
const nightferry = { name: 'Nightferry Press', level: 'SUPPORTER' } as const;
const kolonn = { id: 'partner-kolonn', name: 'Kolonn', level: 'GOLD' } as const;

describe('one partner', () => {
  it('is added behind the others, hidden until it is published', async () => {
    const made = await save({ ...nightferry, website: ' https://nightferry.example ' });
    expect(made).toMatchObject({ website: 'https://nightferry.example/', published: false, booth: '' });
    expect((await names()).at(-1)).toBe('Nightferry Press');
    expect(await read(made.id)).toEqual(made);
  });

  it('keeps what is not given', async () => {
    const before = await read(kolonn.id);
    const after = await save({ ...kolonn, booth: 'A3' });
    expect(after).toEqual({ ...before, booth: 'A3', modified: after.modified });
    expect(after.modified > before.modified).toBe(true);
  });

  it('is not written over a change the editor has not seen', async () => {
    const { modified } = await read(kolonn.id);
    await save({ ...kolonn, booth: 'A3', modified });
    expect((await failureOf(save({ ...kolonn, booth: 'A4', modified }))).code).toBe(4090);
  });

  eachRow<[PartnerUpdate, string]>([
    [{ ...nightferry, name: ' ' }, 'name'],
    [{ ...nightferry, name: 'KOLONN' }, 'name'],
    [{ ...kolonn, name: 'Papersmith' }, 'name'],
    [{ ...nightferry, website: 'javascript:alert(1)' }, 'website'],
    [{ ...nightferry, logo: 'http://nightferry.example/logo.svg' }, 'logo'],
    [{ ...nightferry, contactEmail: 'lou' }, 'contactEmail'],
    [{ ...nightferry, level: 'PLATINUM' as 'GOLD' }, 'level'],
  ])('is refused as %j', async (partner, field) => {
    const before = await list();
    expect((await failureOf(save(partner))).failure).toMatchObject({ code: 4000, field });
    expect(await list()).toEqual(before);
  });

  it('is unknown by any other id', async () => {
    expect((await failureOf(read('partner-none'))).status).toBe(404);
    expect((await failureOf(save({ ...nightferry, id: 'partner-none' }))).code).toBe(4046);
    expect((await failureOf(read(''))).kind).toBe('unsent');
  });
});

describe('the whole list', () => {
  it('is replaced: in the order given, new ones added, others removed', async () => {
    const before = await read(kolonn.id);
    const { partners, revision } = await replace([nightferry, kolonn]);
    expect(partners.map(({ name }) => name)).toEqual(['Nightferry Press', 'Kolonn']);
    expect(partners[1]).toEqual(before);
    expect(await list()).toEqual({ partners, revision });
  });

  it('is not written over a list the editor has not seen', async () => {
    const { revision } = await list();
    await save(nightferry);
    const failure = await failureOf(replace([kolonn], revision));
    expect([failure.status, failure.code]).toEqual([409, 4090]);
    expect(await names()).toHaveLength(15);
  });

  eachRow<[PartnerDraft[], number, string | undefined]>([
    [[kolonn, kolonn], 4000, 'partners[1].id'],
    [[kolonn, { ...nightferry, name: 'kolonn' }], 4000, 'partners[1].name'],
    [[kolonn, { ...nightferry, logo: 'logo.svg' }], 4000, 'partners[1].logo'],
    [[kolonn, { ...nightferry, id: 'partner-none' }], 4046, undefined],
  ])('stays as it is for %j', async (partners, code, field) => {
    const before = await list();
    const failure = await failureOf(replace(partners));
    expect([failure.code, failure.failure?.field]).toEqual([code, field]);
    expect(await list()).toEqual(before);
  });
});

describe('the sheet of partners', () => {
  const sheet = async () => {
    const { file, name } = await download(client, exportPartners, { params });
    return { name, text: await file.text() };
  };
  const load = (text: string) =>
    client.call(importPartners, { params, body: { file: new File([text], 'partners.csv') } });

  it('has a line for each, and no formula', async () => {
    await save({ ...nightferry, description: '=HYPERLINK("https://bad.example")' });
    const { name, text } = await sheet();
    expect(name).toBe('partners.xls');
    const lines = text.split(/\r?\n/);
    expect(lines[0]?.split('\t').slice(0, 3)).toEqual(['name', 'level', 'description']);
    expect(lines).toHaveLength(16);
    expect(lines.at(-1)).toContain("'=HYPERLINK");
  });

  it('comes back as it went out', async () => {
    await save({ ...nightferry, description: '=1+1, "quoted"\nin two lines' });
    const { partners } = await list();
    expect(await load((await sheet()).text)).toEqual({ created: 0, updated: 15, refused: [] });
    expect((await list()).partners).toEqual(partners);
  });

  it('adds new partners, changes known ones, and names the lines it leaves out', async () => {
    const outcome = await load(
      [
        'name,level,website',
        'Nightferry Press,supporter,https://nightferry.example',
        'KOLONN,Headline,',
        '',
        ',GOLD,',
        'Quay & Co,PLATINUM,',
        'Mole,MEDIA,mole',
      ].join('\n'),
    );
    expect(outcome).toMatchObject({ created: 1, updated: 1 });
    expect(outcome.refused.map(({ line, field }) => [line, field])).toEqual([
      [5, 'name'],
      [6, 'level'],
      [7, 'website'],
    ]);
    expect(await read(kolonn.id)).toMatchObject({ level: 'HEADLINE', website: '', booth: 'B1' });
  });

  it('may take 100 s to come in, everything else of partners 30 s', () => {
    expect(importPartners.timeout).toBe(100_000);
    const others = [listPartners, updatePartners, getPartner, savePartner, exportPartners];
    expect(new Set(others.map(({ timeout }) => timeout))).toEqual(new Set([30_000]));
  });

  eachRow(['', 'name\nKolonn', 'PK\u0003\u0004\0\0'])('is refused as %j', async (text) => {
    expect((await failureOf(load(text))).failure).toMatchObject({ code: 4000, field: 'file' });
  });
});
