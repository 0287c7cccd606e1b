import { expect, test } from 'vitest'
import {
  isUnfiltered,
  NO_CHOICE,
  readDealerChoice,
  toggleTag,
  writeDealerQuery,
} from '#features/storefront/dealers/finder/dealer-choice.rules.ts'

const read = (query: string) => readDealerChoice(new URLSearchParams(query))

test.each([
  ['', NO_CHOICE],
  [
    'tag=repair&tag=sales&country=de&q=+K%C3%B6ln+&dealer=de-koeln&f=1',
    { tags: ['sales', 'repair'], country: 'de', text: 'Köln', dealer: 'de-koeln', isFramed: true },
  ],
  ['tag=ev_il&country=DEU&dealer=../x&f=2', NO_CHOICE],
  [`q=${'a'.repeat(200)}`, { ...NO_CHOICE, text: 'a'.repeat(80) }],
])('an address says what was chosen: %s', (query, choice) => {
  expect(read(query)).toEqual(choice)
})

test('tags of the site stand after those that every site knows, at most twenty', () => {
  expect(read('tag=cold-chain&tag=24h&tag=sales').tags).toEqual(['sales', '24h', 'cold-chain'])
  expect(read(Array.from({ length: 50 }, (_, at) => `tag=t${at}`).join('&')).tags).toHaveLength(20)
})

test('a tag in the path is a tag, said once', () => {
  expect(readDealerChoice(new URLSearchParams('tag=sales&f=1'), 'sales').tags).toEqual(['sales'])
})

test('a choice written down and read again is the same', () => {
  const query = '?tag=sales&tag=spares&country=pl&q=%C5%82%C3%B3d%C5%BA&dealer=pl-lodz&f=1'
  expect(writeDealerQuery(read(query))).toBe(query)
  expect(writeDealerQuery(NO_CHOICE)).toBe('')
})

test('a tag goes on and off', () => {
  const on = toggleTag({ ...NO_CHOICE, tags: ['spares'] }, 'sales')
  expect(on.tags).toEqual(['sales', 'spares'])
  expect(toggleTag(on, 'spares').tags).toEqual(['sales'])
})

test.each([
  [NO_CHOICE, true],
  [{ ...NO_CHOICE, dealer: 'de-koeln', isFramed: true }, true],
  [{ ...NO_CHOICE, country: 'de' }, false],
  [{ ...NO_CHOICE, text: 'x' }, false],
])('a list that nobody narrowed is told from one without matches: %o', (choice, expected) => {
  expect(isUnfiltered(choice)).toBe(expected)
})
