import { expect, test } from 'vitest'
import { compareContents } from '#features/authoring/page-editor/compare.rules.ts'
import { describeNew, isPlainLink } from '#features/authoring/page-editor/field.rules.ts'
import { PALETTE, PALETTE_NAMES } from '#features/authoring/page-editor/palette.rules.ts'
import { countMarkets, readMarkets, type Market } from '#features/authoring/page-editor/publish.rules.ts'
import { readTrouble } from '#features/authoring/page-editor/trouble.rules.ts'
import { checkContent, createPageRegistry } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { features } from '#app/features.ts'

const market = (id: string, changes: Partial<Market> = {}): Market => ({
  ...{ id, locale: 'us/en', version: 2, publishedVersion: 1, isBehind: false, checks: [] },
  ...changes,
})
const check = (level: 'error' | 'warning') => ({ path: 'blocks', message: 'Look.', level })
const rows = readMarkets([
  market('ready'),
  market('warned', { checks: [check('warning')] }),
  market('blocked', { checks: [check('warning'), check('error')] }),
  market('same', { publishedVersion: 2 }),
])

test('what stands against publishing decides how a market is shown', () => {
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    ['ready', 'ready'],
    ['warned', 'warned'],
    ['blocked', 'blocked'],
    ['same', 'same'],
  ])
})

test.each([
  ['what is not ready is left out', ['ready', 'blocked'], true, ['ready'], false],
  ['or keeps all of it back', ['ready', 'blocked'], false, ['ready', 'blocked'], true],
  ['nothing is left', ['blocked'], true, [], true],
  ['nothing is chosen', [], true, [], false],
  ['warnings only tell', ['warned', 'same'], false, ['warned', 'same'], false],
])('publishing: %s', (_, chosen, leavesOut, going, isStopped) => {
  const counted = countMarkets(rows, new Set(chosen), leavesOut)
  expect([counted.going.map(({ id }) => id), counted.isStopped]).toEqual([going, isStopped])
})

const page = (changes: Partial<PageContent>): PageContent => ({
  ...{ title: 'Offers', description: '', template: 'content-page-template', kind: 'Content', config: {}, flags: {}, blocks: [] },
  ...changes,
})
const text = (id: string, html: string) => ({ id, type: 'text', props: { html } })

test('two versions are compared field by field', () => {
  const before = page({ blocks: [text('a', '<p>One</p>'), text('b', '<p>Two</p>'), text('c', 'x')] })
  const after = page({ title: 'New', blocks: [text('b', '<p>Two</p>'), text('a', '<p>Uno</p>'), text('d', 'y')] })
  expect(compareContents(before, after)).toEqual([
    { block: 'page', field: 'title', before: 'Offers', after: 'New' },
    { block: 'a', type: 'text', field: 'html', before: 'One', after: 'Uno' },
    { block: 'd', type: 'text', field: 'place', before: '', after: '3' },
    { block: 'c', type: 'text', field: 'place', before: '3', after: '' },
    { block: 'page', field: 'order', before: 'a, b', after: 'b, a' },
  ])
  expect(compareContents(before, before)).toEqual([])
})

test.each(PALETTE_NAMES)('a new block %s can be saved as it is', async (name) => {
  const checked = await checkContent(createPageRegistry(features), page({ blocks: [{ id: 'new', ...PALETTE[name] }] }))
  expect('problems' in checked ? checked.problems : []).toEqual([])
})

test.each([
  [412, { by: 'Anna' }, { kind: 'conflict', by: 'Anna' }],
  [412, undefined, { kind: 'conflict', by: undefined }],
  [
    422,
    { problems: [{ path: 'title', message: 'is missing' }, 5] },
    { kind: 'problems', problems: [{ path: 'title', message: 'is missing' }] },
  ],
  [422, {}, { kind: 'failed' }],
  [0, undefined, { kind: 'failed' }],
])('status %s with %o is told as %o', (status, answer, expected) => {
  expect(readTrouble(status, answer)).toEqual(expected)
})

test('fields know what they begin with', () => {
  const fields = {
    question: { kind: 'text', label: 'Question' },
    note: { kind: 'text', label: 'Note' },
    html: { kind: 'richtext', label: 'Answer' },
  } as const
  expect(describeNew(fields)).toEqual({ question: 'Question', html: '' })
  expect([isPlainLink('href', undefined), isPlainLink('action', undefined), isPlainLink('action', '/x')]).toEqual([
    true,
    false,
    true,
  ])
})
