import { expect, test } from 'vitest'
import { noticeSchema, notificationsBlock } from '#foundation/notifications/blocks/notifications.schema.ts'
import { listNotices } from '#foundation/notifications/notice-list.rules.ts'
import { planNotices, planNoticesBlock } from '#foundation/notifications/plan-notices.rules.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const around = { now: NOW, mode: 'publish' } as const
const notice = (id: string, changes: object = {}) =>
  noticeSchema.parse({ id, visibility: 'show-for-everyone', text: `Text of ${id}`, ...changes })
const secret = notice('secret', {
  visibility: 'show-for-authenticated',
  title: 'Secret title',
  link: { label: 'Secret link', href: '/us/en/secret' },
})
const past = notice('past', { endDate: '2026-11-14' })
const future = notice('future', { startDate: '2026-11-16' })
const items = [notice('open'), secret, past, future]

test('a page for everyone holds words for everyone, in their order, and an empty place for the others [T-34]', () => {
  const planned = planNotices(items, around)
  expect(planned.map(({ id }) => id)).toEqual(['open', 'secret'])
  expect(planned[0]?.words).toEqual({ text: 'Text of open', isCut: false })
  expect(planned[1]).toMatchObject({ visibility: 'show-for-authenticated', hasLink: true, isLong: false })
  expect(JSON.stringify(planned)).not.toMatch(/Secret|Text of secret/)
})

test('an author’s page holds every notice with its words [4.8.2, 6.13.2]', () => {
  const planned = planNotices(items, { ...around, mode: 'preview' })
  expect(planned.map(({ words }) => words?.text)).toEqual(items.map(({ text }) => text))
})

test('a page may be kept until the next notice starts or ends', () => {
  const block = { id: 'notifications', type: 'notifications', props: { items } }
  expect(planNoticesBlock(block, around).freshUntil).toBe(Date.parse('2026-11-16T00:00:00Z'))
  expect(planNoticesBlock(undefined, around)).toEqual({ block: undefined })
})

test('what the product itself says comes before what is urgent, also where no author wrote anything', () => {
  const system = notice('read-only', { tone: 'warn' })
  const block = { id: 'notifications', type: 'notifications', props: { items: [notice('bad', { tone: 'bad' })] } }
  const idsOf = (planned: ReturnType<typeof planNoticesBlock>) =>
    (planned.block?.props as { items: readonly { id: string }[] } | undefined)?.items.map(({ id }) => id)
  expect(idsOf(planNoticesBlock(block, { ...around, system }))).toEqual(['read-only', 'bad'])
  expect(idsOf(planNoticesBlock(undefined, { ...around, system }))).toEqual(['read-only'])
})

test('a list holds what this person may read now [2.7.1]', () => {
  const ids = (isSignedIn: boolean) => listNotices(items, NOW, isSignedIn).notifications.map(({ id }) => id)
  expect(ids(false)).toEqual(['open'])
  expect(ids(true)).toEqual(['open', 'secret'])
})

test('a notice lasts a day after its dismissal and cannot be dismissed unless an author says so [3.14.1, 9.8.7]', () => {
  expect(notice('plain')).toMatchObject({ dismissable: false, noOfDays: 1, tone: 'info' })
})

test.each([
  ['an id with a space', { id: 'a b' }],
  ['an id that ends a cookie', { id: 'a;b' }],
  ['another visibility', { visibility: 'show-for-some' }],
  ['a date in words', { startDate: 'tomorrow' }],
  ['a time without a zone', { endDate: '2026-11-15T12:00:00' }],
  ['no day at all', { noOfDays: 0 }],
  ['a link to a script', { link: { label: 'x', href: 'javascript:alert(1)' } }],
])('%s is refused when an author saves', (_, changes) => {
  expect(notificationsBlock.schema.safeParse({ items: [{ ...notice('a'), ...changes }] }).success).toBe(false)
})

test('two notices of one id are refused', () => {
  expect(notificationsBlock.schema.safeParse({ items: [notice('a'), notice('a')] }).success).toBe(false)
})
