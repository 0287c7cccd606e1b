/** Numbers that look random and are the same on every machine. */
export const createDice = (seed: number) => {
  let state = seed >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(roll() * limit)
  return { below, pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0] }
}
export type Dice = ReturnType<typeof createDice>

export const TEXTS = [
  '',
  'valve',
  'ball valve',
  'HV-2000',
  '"exact phrase"',
  '"',
  "'; drop table search_event; --",
  '%',
  '_',
  String.raw`\\`,
  '<script>alert(1)</script>',
  '\0',
  '\uD800',
  '\uFFFF',
  '😀'.repeat(60),
  '阀门',
  '‮evil',
  'a'.repeat(128),
  'a'.repeat(129),
  'x'.repeat(5000),
  '../../etc/passwd',
  '${7*7}',
  '{{x}}',
  'AND OR NOT',
  '(((',
  '&|!',
  ':*',
  '\r\nX: y',
  '__proto__',
  'constructor',
  'constructor1',
  '24constructor',
  '24 toString',
  '1/2hasOwnProperty',
  'valueOf5bar',
  'true',
  'null',
  '1e309',
  '-1',
  '0x10',
  '2026-02-30',
  '9'.repeat(128),
] as const
export const FIELDS = [
  'title',
  'description',
  'brand',
  'category',
  'document_type',
  'availability_country',
  'language',
  'updated_at',
  'stock',
  'location',
  'sku',
  'weight',
  'lifecycle',
  'product_family',
  'id',
  'popularity',
  'latitude',
  '_score',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'A',
  'a b',
  'x'.repeat(65),
  'all',
  'any',
  'none',
  '_meta',
  '_group',
  'audience',
  'tenant',
] as const
/** The first of them are names that a field may have. */
const KNOWN_FIELDS = 17
export const NUMBERS = [
  0,
  1,
  -1,
  2,
  5,
  10,
  19,
  20,
  100,
  101,
  1000,
  1001,
  1e6,
  1e308,
  -1e308,
  0.5,
  1e-9,
  2 ** 31,
  2 ** 53,
  -0,
] as const
export const DATES = [
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20',
] as const
export const PLACES = ['51.5,-0.1', '91,181', '0,0', 'x,y', '90,180', '-90,-180', 'NaN,1'] as const

export const makeJunk = (dice: Dice, depth: number): unknown => {
  const kind = dice.below(depth > 3 ? 5 : 8)
  if (kind === 0) return null
  if (kind === 1) return dice.pick([true, false])
  if (kind === 2) return dice.pick(NUMBERS)
  if (kind < 5) return dice.pick(TEXTS)
  if (kind === 5) return Array.from({ length: dice.below(4) }, () => makeJunk(dice, depth + 1))
  return Object.fromEntries(Array.from({ length: dice.below(4) }, () => [dice.pick(FIELDS), makeJunk(dice, depth + 1)]))
}

/** Fields with something in them, so that orders and counts have work to do. */
export const FIGURE_FIELDS = ['weight', 'updated_at', 'popularity', 'latitude'] as const
export const TEXT_FIELDS = ['brand', 'category', 'sku', 'document_type', 'parent_doctype', 'id', 'language', 'title'] as const

/** Mostly what passes: most of what is asked must reach the engine to try it. */
export const number = (dice: Dice, least: number, most: number): number =>
  dice.below(12) === 0 ? dice.pick(NUMBERS) : least + dice.below(most - least + 1)
export const field = (dice: Dice): string =>
  dice.below(12) === 0 ? dice.pick(FIELDS) : (FIELDS[dice.below(KNOWN_FIELDS)] ?? 'title')

/** The value itself, or sometimes another one. */
export const maybe = (dice: Dice, wanted: () => unknown): unknown => (dice.below(20) === 0 ? makeJunk(dice, 0) : wanted())
export const someOf = (dice: Dice, most: number, make: () => unknown): unknown[] =>
  Array.from({ length: dice.below(most + 1) }, make)
export const byFields = (dice: Dice, make: () => unknown): unknown =>
  Object.fromEntries(Array.from({ length: dice.below(3) }, () => [field(dice), maybe(dice, make)]))
