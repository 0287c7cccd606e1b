import {
  byFields,
  createDice,
  DATES,
  field,
  FIELDS,
  FIGURE_FIELDS,
  makeJunk,
  maybe,
  number,
  NUMBERS,
  PLACES,
  someOf,
  TEXT_FIELDS,
  TEXTS,
  type Dice,
} from '#features/search/search-api/testing/hostile-values.ts'

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
