import { expect, test } from 'vitest'
import { addRecentPart, chooseRecentParts, readRecentParts } from '#features/storefront/catalogue/product/recent-part.rules.ts'

const part = (sku: string, place = '/us/en') => ({ sku, name: `Part ${sku}`, image: '/p.svg', place })

test('what was looked at last comes first, once, in its own language', () => {
  const retained = [part('A'), part('B'), part('A', '/de/de')]
  expect(addRecentPart(retained, part('B'))).toEqual([part('B'), part('A'), part('A', '/de/de')])
  expect(chooseRecentParts(retained, part('B'))).toEqual([part('A')])
})

test('a device keeps 24 and shows six', () => {
  const many = Array.from({ length: 40 }, (_, at) => part(`P-${at}`))
  expect(addRecentPart(readRecentParts(many), part('X'))).toHaveLength(24)
  expect(chooseRecentParts(many, part('X'))).toHaveLength(6)
})

test.each([
  ['no list', {}],
  ['no part', [1, null, 'x', {}]],
  ['a picture of another site', [{ ...part('A'), image: '//evil.example/x.svg' }]],
  ['a script as address', [{ ...part('A'), place: 'javascript:alert(1)' }]],
  ['a name without end', [{ ...part('A'), name: 'x'.repeat(301) }]],
])('%s in storage counts for nothing [T-23]', (_, stored) => {
  expect(readRecentParts(stored)).toEqual([])
})
