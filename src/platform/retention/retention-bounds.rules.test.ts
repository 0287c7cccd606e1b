import { expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { listRetentions } from '#platform/retention/prune.ts'
import { nameRetention } from '#platform/retention/pruning.store.ts'
import { chooseDays, RETENTION_BOUNDS } from '#platform/retention/retention-bounds.rules.ts'

test.each([
  ['mail_outbox', 30, { mail_outbox: 7 }, 7],
  ['mail_outbox', 30, { cart: 40 }, 30],
  ['mail_outbox', 30, undefined, 30],
  ['mail_outbox (unfinished)', 120, { mail_outbox: 7 }, 120],
  ['constructor', 5, {}, 5],
])('%s of %i days with %j', (name, days, chosen, expected) => expect(chooseDays(name, days, chosen)).toBe(expected))

test('every choice is of rows that are removed by age, and the product’s days are among what may be chosen', () => {
  const known = new Map(listRetentions(features).map((retention) => [nameRetention(retention), retention.days]))
  for (const [name, [least, most]] of Object.entries(RETENTION_BOUNDS)) {
    const days = known.get(name) ?? Number.NaN
    expect([name, least <= days && days <= most]).toEqual([name, true])
  }
})
