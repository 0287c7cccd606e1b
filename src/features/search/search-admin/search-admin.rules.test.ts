import { expect, test } from 'vitest'
import { findRepeated, moveItem, parseDocumentId, titleOf } from '#features/search/search-admin/pin.rules.ts'
import { planTrend, toPageQuery } from '#features/search/search-admin/query-list.rules.ts'
import { choosePeriod, fillDays, listTagChoices, shareOf, toReportQuery } from '#features/search/search-admin/report.rules.ts'
import { findPhraseFault, findSameList, readPhrases } from '#features/search/search-admin/synonym.rules.ts'

test.each([
  [7, '2026-11-09T00:00:00.000Z'],
  [30, '2026-10-17T00:00:00.000Z'],
  [90, '2026-08-18T00:00:00.000Z'],
])('%i days end with today and begin on %s', (days, from) => {
  const period = choosePeriod(new Date('2026-11-15T23:59:59Z'), days)
  expect(period.from.toISOString()).toBe(from)
  expect(period.to.toISOString()).toBe('2026-11-16T00:00:00.000Z')
})

test('a day without searches stands among the others', () => {
  const period = choosePeriod(new Date('2026-11-15T08:00:00Z'), 7)
  const days = fillDays(period, [{ day: '2026-11-10', searches: 4, empty: 1 }])
  expect(days.map(({ searches }) => searches)).toEqual([0, 4, 0, 0, 0, 0, 0])
  expect(days.at(-1)?.day).toBe('2026-11-15')
})

test.each([
  [undefined, ['web']],
  ['web', ['web']],
  ['gone', ['web', 'gone']],
])('with %s chosen the tags %j are offered', (chosen, expected) =>
  expect(listTagChoices([{ tag: 'web', searches: 4 }], chosen).map(({ tag }) => tag)).toEqual(expected),
)

test.each([
  [{ days: 7 }, { days: '7' }],
  [
    { days: 30, tag: 'a&b 阀' },
    { days: '30', tag: 'a&b 阀' },
  ],
] as const)('a report about %j is asked for with %j', (choice, query) => expect(toReportQuery(choice)).toEqual(query))

test.each([
  [0, 0, 0],
  [1, 4, 0.25],
])('%i of %i is %d', (part, whole, expected) => expect(shareOf(part, whole)).toBe(expected))

test.each([
  ['one a line', 'manometer\n pressure  gauge \n\n', ['manometer', 'pressure gauge']],
  ['with commas', 'Manometer, Druckmessgerät;压力表、压力计', ['Manometer', 'Druckmessgerät', '压力表', '压力计']],
  ['nothing', ' \n', []],
])('phrases are read %s', (_, text, expected) => expect(readPhrases(text)).toEqual(expected))

const many = (count: number) => Array.from({ length: count }, (_, index) => `phrase ${index}`)

test.each([
  ['two phrases', ['manometer', 'pressure gauge'], undefined],
  ['twenty', many(20), undefined],
  ['60 characters', ['a', 'x'.repeat(60)], undefined],
  ['one phrase', ['manometer'], 'few'],
  ['twenty-one', many(21), 'many'],
  ['61 characters', ['a', 'x'.repeat(61)], 'long'],
  ['an empty one', ['a', ' '], 'blank'],
  ['one without a word, which would stand for everything', ['valve', '!!!'], 'wordless'],
  ['the same in capitals', ['valve', 'VALVE'], 'twice'],
  ['the same without accents', ['Druckmessgerät', 'druckmessgerat'], 'twice'],
  ['the same with another space', ['ball valve', 'ball  valve'], 'twice'],
])('a list with %s', (_, phrases, fault) => expect(findPhraseFault(phrases)?.fault).toBe(fault))

test('lists with the same words in another order and spelling are the same', () => {
  const lists = [{ id: '1', words: ['Valve', 'Ventil'] }]
  expect(findSameList(lists, ['ventil', 'valve'])?.id).toBe('1')
  expect(findSameList(lists, ['ventil', 'valve', 'vanne'])).toBeUndefined()
  expect(findSameList(lists, ['ventil', 'vanne'])).toBeUndefined()
})

test.each([
  ['product:HS-200', { kind: 'product', key: 'HS-200' }],
  ['page:us/en/a:b', { kind: 'page', key: 'us/en/a:b' }],
  ['product', undefined],
  [':a', undefined],
  ['product:', undefined],
])('%s names %o', (id, expected) => expect(parseDocumentId(id)).toEqual(expected))

test('a document stands once among the pins', () => {
  expect(findRepeated(['a:1', 'a:2', 'a:1'])).toBe('a:1')
  expect(findRepeated(['a:1', 'a:2'])).toBeUndefined()
})

test.each([
  ['up', 1, 0, 'bac'],
  ['down', 0, 1, 'bac'],
  ['to the end', 0, 2, 'bca'],
  ['not past the start', 0, -1, 'abc'],
  ['not past the end', 2, 3, 'abc'],
])('a pin moves %s', (_, from, to, expected) => expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected))

test('a title is told in the reader’s language, else in English, else in what there is', () => {
  const text = (title: string) => ({ title, description: '' })
  expect(titleOf({ texts: { en: text('Valve'), de: text('Ventil') } }, 'de')).toBe('Ventil')
  expect(titleOf({ texts: { en: text('Valve'), de: text('Ventil') } }, 'pl')).toBe('Valve')
  expect(titleOf({ texts: { fr: text('Vanne') } }, 'pl')).toBe('Vanne')
})

test.each([
  [7, { parts: 7, daysAPart: 1 }],
  [30, { parts: 30, daysAPart: 1 }],
  [90, { parts: 30, daysAPart: 3 }],
])('the line of %i days has %j', (days, expected) => expect(planTrend(days)).toEqual(expected))

test.each([
  [{ days: 7 }, {}, undefined, { days: '7' }],
  [{ days: 30, tag: 'a' }, { sort: 'query' }, 'nothing', { days: '30', tag: 'a', found: 'nothing', sort: 'query' }],
] as const)('queries of %j with %j are asked for with their page', (choice, page, found, query) =>
  expect(toPageQuery(choice, page, found)).toEqual(query),
)
