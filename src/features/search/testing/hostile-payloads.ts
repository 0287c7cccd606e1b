/** Numbers that look random and are the same on every machine. */
const createDice = (seed: number) => {
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
type Dice = ReturnType<typeof createDice>

const TEXTS = [
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
  'true',
  'null',
  '1e309',
  '-1',
  '0x10',
  '2026-02-30',
  '9'.repeat(128),
] as const
const FIELDS = [
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
const NUMBERS = [0, 1, -1, 2, 5, 10, 19, 20, 100, 101, 1000, 1001, 1e6, 1e308, -1e308, 0.5, 1e-9, 2 ** 31, 2 ** 53, -0] as const
const DATES = [
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20',
] as const
const PLACES = ['51.5,-0.1', '91,181', '0,0', 'x,y', '90,180', '-90,-180', 'NaN,1'] as const

const makeJunk = (dice: Dice, depth: number): unknown => {
  const kind = dice.below(depth > 3 ? 5 : 8)
  if (kind === 0) return null
  if (kind === 1) return dice.pick([true, false])
  if (kind === 2) return dice.pick(NUMBERS)
  if (kind < 5) return dice.pick(TEXTS)
  if (kind === 5) return Array.from({ length: dice.below(4) }, () => makeJunk(dice, depth + 1))
  return Object.fromEntries(Array.from({ length: dice.below(4) }, () => [dice.pick(FIELDS), makeJunk(dice, depth + 1)]))
}

/** Fields with something in them, so that orders and counts have work to do. */
const FIGURE_FIELDS = ['weight', 'updated_at', 'popularity', 'latitude'] as const
const TEXT_FIELDS = ['brand', 'category', 'sku', 'document_type', 'parent_doctype', 'id', 'language', 'title'] as const

/** Mostly what passes: most of what is asked must reach the engine to try it. */
const number = (dice: Dice, least: number, most: number): number =>
  dice.below(12) === 0 ? dice.pick(NUMBERS) : least + dice.below(most - least + 1)
const field = (dice: Dice): string => (dice.below(12) === 0 ? dice.pick(FIELDS) : (FIELDS[dice.below(KNOWN_FIELDS)] ?? 'title'))

/** What is wanted, or now and then something else. */
const maybe = (dice: Dice, wanted: () => unknown): unknown => (dice.below(20) === 0 ? makeJunk(dice, 0) : wanted())
const someOf = (dice: Dice, most: number, make: () => unknown): unknown[] => Array.from({ length: dice.below(most + 1) }, make)
const byFields = (dice: Dice, make: () => unknown): unknown =>
  Object.fromEntries(Array.from({ length: dice.below(3) }, () => [field(dice), maybe(dice, make)]))

const makeFilter = (dice: Dice, depth: number): unknown => {
  const kind = dice.below(depth > 7 ? 4 : 7)
  const name = field(dice)
  if (kind === 0) return { [name]: dice.pick(TEXTS) }
  if (kind === 1) return { [name]: someOf(dice, 4, () => dice.pick([...TEXTS, ...NUMBERS] as const)) }
  if (kind === 2) return { [name]: { from: dice.pick([...NUMBERS, ...DATES] as const), to: dice.pick(NUMBERS) } }
  if (kind === 3)
    return { [name]: { center: dice.pick(PLACES), distance: dice.pick(NUMBERS), unit: dice.pick(['km', 'mi', 'x']) } }
  return { [dice.pick(['all', 'any', 'none'])]: someOf(dice, 3, () => maybe(dice, () => makeFilter(dice, depth + 1))) }
}

const PARTS: Readonly<Record<string, (dice: Dice) => unknown>> = {
  page: (dice) => ({ size: number(dice, 0, 50), current: number(dice, 0, 5) }),
  search_fields: (dice) => byFields(dice, () => ({ weight: number(dice, 1, 10) })),
  result_fields: (dice) =>
    byFields(dice, () => ({ raw: { size: number(dice, 20, 300) }, snippet: { size: number(dice, 20, 300), fallback: true } })),
  filters: (dice) => makeFilter(dice, 0),
  facets: (dice) => ({
    ...(dice.below(2) === 0
      ? {
          [dice.pick([...FIGURE_FIELDS, ...TEXT_FIELDS] as const)]: Array.from({ length: 1 + dice.below(3) }, () => ({
            type: 'value',
            size: number(dice, 1, 250),
            ...(dice.below(2) === 0 ? { sort: { [dice.pick(['count', 'value'])]: dice.pick(['asc', 'desc']) } } : {}),
          })),
        }
      : {}),
    ...(byFields(dice, () =>
      dice.pick<object>([
        { type: 'value', size: number(dice, 1, 250), sort: { [dice.pick(['count', 'value', 'value', 'count', 'x'])]: 'asc' } },
        { type: 'range', ranges: [{ from: dice.pick([...NUMBERS, ...DATES] as const), to: dice.pick(NUMBERS) }] },
        {
          type: 'range',
          center: dice.pick(PLACES),
          unit: dice.pick(['km', 'mi', 'x']),
          ranges: [{ from: dice.pick(NUMBERS), to: dice.pick(NUMBERS) }],
        },
      ]),
    ) as object),
  }),
  sort: (dice) =>
    dice.pick<unknown>([
      { [field(dice)]: dice.pick(['asc', 'desc', 'asc', 'desc', 'up']) },
      { location: { center: dice.pick(PLACES), order: dice.pick(['asc', 'desc', 'asc', 'desc', 'up']) } },
      someOf(dice, 3, () => ({ [field(dice)]: dice.pick(['asc', 'desc']) })),
      someOf(dice, 10, () => ({ [dice.pick([...TEXT_FIELDS, ...FIGURE_FIELDS] as const)]: dice.pick(['asc', 'desc']) })),
      Array.from({ length: 9 + dice.below(4) }, () => ({ [field(dice)]: dice.pick(['asc', 'desc']) })),
    ]),
  group: (dice) => ({ field: field(dice), size: number(dice, 1, 10), sort: { [field(dice)]: 'asc' } }),
  boosts: (dice) =>
    byFields(dice, () =>
      dice.pick<object>([
        { type: 'value', value: dice.pick(TEXTS), factor: number(dice, 0, 10) },
        {
          type: 'functional',
          function: dice.pick(['linear', 'exponential', 'logarithmic', 'x']),
          operation: 'multiply',
          factor: number(dice, 0, 10),
        },
        {
          type: 'proximity',
          function: 'gaussian',
          center: dice.pick([...NUMBERS, ...PLACES, ...DATES, 'now'] as const),
          factor: number(dice, 0, 10),
        },
      ]),
    ),
  precision: (dice) => number(dice, 1, 11),
  analytics: (dice) =>
    dice.pick<object>([
      { tags: someOf(dice, 3, () => dice.pick(TEXTS)) },
      { tags: someOf(dice, 18, () => dice.pick(TEXTS).slice(0, 60 + dice.below(6))) },
      { tags: dice.pick([null, 'web', {}, [['web']], [1], ['\0'], ['\uD800'], ['\u0007\u0085', 'a@b', '{', '"', 'NULL']]) },
    ]),
  record_analytics: (dice) => dice.pick([true, false]),
}

const makeSearch = (dice: Dice): Record<string, unknown> => ({
  query: maybe(dice, () => dice.pick(TEXTS)),
  ...Object.fromEntries(
    Object.entries(PARTS)
      .filter(() => dice.below(4) === 0)
      .map(([name, make]) => [name, maybe(dice, () => make(dice))]),
  ),
  ...(dice.below(15) === 0 ? { [dice.pick(FIELDS)]: makeJunk(dice, 0) } : {}),
})

const makeTower = (dice: Dice): string => {
  const depth = dice.pick([6, 60, 6000])
  const group = dice.pick(['all', 'any', 'none'])
  return `{"query":"x","filters":${`{"${group}":[`.repeat(depth)}{"brand":"x"}${']}'.repeat(depth)}}`
}

export type HostileCall = { readonly path: 'search' | 'multi_search' | 'query_suggestion' | 'click'; readonly payload: string }

const makeCall = (dice: Dice): HostileCall => {
  const kind = dice.below(20)
  if (kind === 0) return { path: 'search', payload: makeTower(dice) }
  if (kind === 1)
    return { path: 'search', payload: dice.pick(['', '{', 'null', '[]', '"x"', '{"query":"a","__proto__":{"x":1}}', '\0']) }
  const write = (path: HostileCall['path'], content: unknown): HostileCall => ({
    path,
    payload: JSON.stringify(content) ?? 'null',
  })
  if (kind < 5) return write('multi_search', { queries: maybe(dice, () => someOf(dice, 4, () => makeSearch(dice))) })
  if (kind < 7)
    return write('query_suggestion', {
      query: maybe(dice, () => dice.pick(TEXTS)),
      size: number(dice, 1, 20),
      types: maybe(dice, () => ({ documents: { fields: someOf(dice, 3, () => field(dice)) } })),
    })
  if (kind === 7)
    return write('click', {
      query: maybe(dice, () => dice.pick(TEXTS)),
      document_id: dice.below(3) === 0 ? makeJunk(dice, 2) : dice.pick(TEXTS),
      request_id: dice.below(3) === 0 ? makeJunk(dice, 2) : dice.pick(TEXTS),
      tags: maybe(dice, () => someOf(dice, 17, () => dice.pick(TEXTS).slice(0, 65))),
    })
  return write(
    'search',
    maybe(dice, () => makeSearch(dice)),
  )
}

/** Calls of someone who means no good; the same ones for the same seed. */
export function* makeHostileCalls(count: number, seed: number): Generator<HostileCall> {
  const dice = createDice(seed)
  for (let made = 0; made < count; made += 1) yield makeCall(dice)
}
