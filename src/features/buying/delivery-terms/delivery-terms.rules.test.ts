import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseValid, DEFAULT_METHOD, type Validity } from '#features/buying/delivery-terms/delivery-terms.rules.ts'

type Line = Validity & { readonly name: string; readonly place?: number }
const line = (name: string, validFrom: string, validUntil: string | null = null, place?: number): Line => ({
  ...{ name, validFrom, validUntil },
  ...(place !== undefined && { place }),
})
const DAY = '2026-11-16'
const [usual, near] = [0, 1]

test.each<[string, readonly Line[], string | undefined]>([
  ['none of none', [], undefined],
  ['the only one that applies', [line('all', '2026-01-01', null, usual)], 'all'],
  ['none that does not apply', [line('other', '2026-01-01')], undefined],
  ['one on its first day', [line('new', DAY, null, usual)], 'new'],
  ['none before its first day', [line('new', '2026-11-17', null, usual)], undefined],
  ['one on its last day', [line('old', '2026-01-01', DAY, usual)], 'old'],
  ['none after its last day', [line('old', '2026-01-01', '2026-11-15', usual)], undefined],
  [
    'the more specific one, though it began earlier',
    [line('all', '2026-06-01', null, usual), line('country', '2025-01-01', null, near)],
    'country',
  ],
  [
    'the less specific one where the other has ended',
    [line('country', '2025-01-01', '2026-01-01', near), line('all', '2024-01-01', null, usual)],
    'all',
  ],
  [
    'of equal ones the one that began last',
    [line('old', '2025-01-01', null, usual), line('new', '2026-01-01', null, usual), line('older', '2024-01-01', null, usual)],
    'new',
  ],
])('of the lines of a day counts %s', (_, lines, name) => {
  expect(chooseValid(lines, DAY, ({ place }) => place)?.name).toBe(name)
})

test('which line counts does not depend on their order', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`)
  const lines = fc.uniqueArray(fc.record({ validFrom: day, validUntil: fc.option(day), place: fc.constantFrom(0, 1, 2) }), {
    selector: ({ validFrom, place }) => `${validFrom} ${place}`,
    maxLength: 8,
  })
  fc.assert(
    fc.property(lines, (all) => {
      const choose = (some: typeof all) => chooseValid(some, DAY, ({ place }) => place)
      expect(choose(all.toReversed())).toEqual(choose(all))
    }),
  )
})

test('the usual delivery is the standard one', () => expect(DEFAULT_METHOD).toBe('standard'))
