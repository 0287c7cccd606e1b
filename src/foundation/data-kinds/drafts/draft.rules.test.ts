import { expect, test } from 'vitest'
import { dropDraftFields, isDraftLine, listMissing, planLine } from '#foundation/data-kinds/drafts/draft.rules.ts'
import { text, texts } from '#foundation/data-kinds/description/field.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const [PAST, LATER] = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:01.000Z']
const nothing = { hasDraft: false, isPublished: false }
const published = { hasDraft: false, isPublished: true }
const draft = { hasDraft: true, isPublished: false }
const both = { hasDraft: true, isPublished: true }

test.each([
  ['without a status is published where nothing is', {}, nothing, 'apply'],
  ['without a status changes what is published', {}, published, 'apply'],
  ['without a status changes what is published beside its draft', {}, both, 'apply'],
  ['without a status changes a draft that was never published', {}, draft, 'save-draft'],
  ['with an empty status is as without one', { status: null, publishAt: null }, draft, 'save-draft'],
  ['that is a draft stays one', { status: 'draft' }, nothing, 'save-draft'],
  ['that is a draft stands beside what is published', { status: 'draft' }, published, 'save-draft'],
  ['that is published takes its draft along', { status: 'published' }, draft, 'publish'],
  ['with a time to come is a draft', { publishAt: LATER }, published, 'save-draft'],
  ['with a time to come and a status is a draft', { status: 'draft', publishAt: LATER }, nothing, 'save-draft'],
  ['whose time has come is published', { status: 'draft', publishAt: PAST }, draft, 'publish'],
] as const)('a line %s', (_, line, known, act) => {
  expect(planLine(line, { ...known, isDeleted: false, now })).toBe(act)
})

test('what is published now has no time', () => {
  expect(planLine({ status: 'published', publishAt: LATER }, { ...both, isDeleted: false, now })).toMatchObject({
    column: 'publishAt',
  })
})

test.each([
  [{}, 'remove'],
  [{ status: 'published' }, 'remove'],
  [{ status: 'draft' }, 'discard-draft'],
  [{ publishAt: LATER }, 'discard-draft'],
] as const)('a deletion of %j: %s', (line, act) => {
  expect(planLine(line, { ...both, isDeleted: true, now })).toBe(act)
})

test('a kind does not see the fields of drafts, and what it needs is named', () => {
  const fields = { id: text({ isRequired: true, help: '' }), titles: texts({ isRequired: true, column: 'title', help: '' }) }
  expect(dropDraftFields({ id: 'a', status: 'draft', publishAt: LATER })).toEqual({ id: 'a' })
  expect(isDraftLine({ id: 'a' })).toBe(false)
  expect(listMissing(fields, { id: 'a' })).toEqual([{ column: 'title_en', reason: 'is missing' }])
  expect(listMissing(fields, { id: 'a', titles: { de: 'A' } })).toEqual([])
})
