import type { Attribute, Instant, NewAttribute } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import type { StoredAttribute } from './seed';
import { textOf } from '../../rules/fields';

/** The platform's attributes, as the account has changed them, then its own. */
export function attributesOf(db: Db, accountId: string): Attribute[] {
  const inForms = keysInForms(db, accountId);
  return storedOf(db, accountId).map((stored) => ({ ...stored, inUse: inForms.has(stored.key) }));
}

/** Refuses with 4046. */
export function attributeOf(db: Db, accountId: string, id: string): Attribute {
  const found = attributesOf(db, accountId).find((attribute) => attribute.id === id);
  if (!found) throw new Refusal(4046, 'There is no such attribute.');
  return found;
}

function storedOf(db: Db, accountId: string): StoredAttribute[] {
  const own = db.rows('attributes', accountId);
  const common = db.rows('attributes', '').all();
  const commonIds = new Set(common.map(({ id }) => id));
  return [
    ...common.map((row) => own.find(row.id) ?? row),
    ...own.all().filter(({ id }) => !commonIds.has(id)),
  ];
}

function keysInForms(db: Db, accountId: string): ReadonlySet<string> {
  const own = db.sales().filter(({ world }) => world.event['account-id'] === accountId);
  return new Set(own.flatMap(({ world }) => world.form.entities.map(({ attributeKey }) => attributeKey)));
}

/** The key that was requested, or one made of the label. Refuses with 4022 when it is taken. */
export function keyFor(attributes: readonly Attribute[], { key, label }: NewAttribute): string {
  const taken = new Set(attributes.map((attribute) => attribute.key.toLowerCase()));
  if (key !== undefined) {
    if (taken.has(key.toLowerCase())) throw new Refusal(4022, `Another attribute has the key ${key}.`);
    return key;
  }
  const base = keyFrom(label);
  let candidate = base;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) candidate = `${base}${number}`;
  return candidate;
}

function keyFrom(label: string): string {
  const terms =
    label
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const key = terms
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return /^[a-z]/.test(key) ? key.slice(0, 36) : `attribute${key.slice(0, 27)}`;
}

/** What can be changed, checked. Refuses with 4000 and 4022. */
export function contentOf({ label, type, options = [] }: NewAttribute) {
  const choices = options.map((option) => textOf('options', option));
  const needsChoices = type === 'select' || type === 'multiSelect';
  if (needsChoices && choices.length === 0) throw new Refusal(4022, 'A choice needs options.');
  if (!needsChoices && choices.length > 0)
    throw new Refusal(4022, `An attribute of type ${type} has no options.`);
  if (new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length)
    throw new Refusal(4022, 'Two options are alike.');
  return { label: textOf('label', label), type, options: choices };
}

/** As it is saved: whether forms use it is asked anew each time. */
export function changedAttribute(
  { id, key, builtIn, created, version }: Attribute,
  content: Pick<StoredAttribute, 'label' | 'type' | 'options'>,
  modified: Instant,
): StoredAttribute {
  return { id, key, ...content, builtIn, created, modified, version: version + 1 };
}

/** Refuses with 4022 a change that would make answers given before meaningless. */
export function checkChange(before: Attribute, after: Pick<Attribute, 'type' | 'options'>): void {
  const lost = before.options.find((option) => !after.options.includes(option));
  const isSame = before.type === after.type && lost === undefined;
  if (before.builtIn && !(isSame && after.options.length === before.options.length))
    throw new Refusal(4022, 'Only the label of this attribute can be changed.');
  if (!before.inUse || isSame) return;
  throw new Refusal(
    4022,
    lost === undefined || before.type !== after.type
      ? 'A form uses this attribute: its type stays.'
      : `A form uses this attribute: the option ${lost} stays.`,
  );
}
