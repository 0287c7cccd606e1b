import { expect, test } from 'vitest'
import { createEventBatch } from '#features/search/search-events/event-batch.service.ts'
import { findRequestedType, isCounted, normaliseQuery, readTags } from '#features/search/search-events/search-event.rules.ts'

test.each([
  ['  Ball   VALVE ', 'ball valve'],
  ['Überdruck', 'uberdruck'],
  ['ann@halden.example orders', '(e-mail) orders'],
  ['', ''],
])('%j is kept as %j', (query, expected) => expect(normaliseQuery(query)).toBe(expected))

test.each([
  ['none', undefined, undefined],
  ['one', { field: 'document_type', values: ['Product'] }, 'Product'],
  [
    'one of several conditions',
    {
      all: [
        { field: 'a', values: ['1'] },
        { field: 'document_type', values: ['support'] },
      ],
    },
    'support',
  ],
  ['not one that is left out', { none: [{ field: 'document_type', values: ['Product'] }] }, undefined],
  ['not two', { field: 'document_type', values: ['Product', 'support'] }, undefined],
])('a search is for %s type of document', (_, condition, expected) => expect(findRequestedType(condition)).toBe(expected))

test.each([
  ['as they are', ['web', 'Mobile'], ['web', 'Mobile']],
  ['each once, without spaces around', [' web ', 'web'], ['web']],
  ['none that are empty', ['', ' ', '\0'], []],
  ['without what the database does not take', ['a\0b\nc', '\uD800'], ['a b c', '\uFFFD']],
  ['without persons', ['ann@halden.example'], ['(e-mail)']],
  ['no longer than 64', [`${'x'.repeat(60)} a@b`], [`${'x'.repeat(60)} (e-`]],
  ['not at all', undefined, []],
])('tags are kept %s', (_, tags, expected) => expect(readTags(tags)).toEqual(expected))

test('a search counts once, on its first page, unless it must not', () => {
  expect(isCounted({ record_analytics: true, page: { current: 1 } })).toBe(true)
  expect(isCounted({ record_analytics: true, page: { current: 0 } })).toBe(true)
  expect(isCounted({ record_analytics: true, page: { current: 2 } })).toBe(false)
  expect(isCounted({ record_analytics: false, page: { current: 1 } })).toBe(false)
})

test('events are written in batches, apart for each tenant, and never more than there is room for', async () => {
  const written: [string, number][] = []
  const batch = createEventBatch<number>({
    store: async (tenant, events) => void written.push([tenant, events.length]),
    onError: () => {},
    batch: 3,
    room: 4,
  })
  expect(batch.add('sps', 1)).toBe(true)
  expect(written).toEqual([])
  batch.add('aerobt', 2)
  batch.add('sps', 3)
  await batch.flush()
  expect(written).toEqual([
    ['sps', 2],
    ['aerobt', 1],
  ])
})

test('a database in trouble costs the events and nothing else', async () => {
  const errors: unknown[] = []
  const batch = createEventBatch<number>({
    store: () => Promise.reject(new Error('down')),
    onError: (error) => errors.push(error),
    batch: 10,
    room: 2,
  })
  expect([1, 2, 3].map((event) => batch.add('sps', event))).toEqual([true, true, false])
  await batch.flush()
  expect(errors).toHaveLength(1)
  expect(batch.add('sps', 4)).toBe(true)
})
