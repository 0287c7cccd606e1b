import { expect, test } from 'vitest'
import type { HomeItem } from '#features/accounts/home/home-item.rules.ts'
import { choosePendingItems } from '#features/accounts/home/pending-items.rules.ts'

const item = (label: string, tone: HomeItem['tone'], needsYou?: boolean): HomeItem => ({
  label,
  href: `/${label}`,
  ...(tone && { tone }),
  ...(needsYou !== undefined && { needsYou }),
})
const namesOf = (cards: HomeItem[][]) => choosePendingItems(cards).map(({ label }) => label)

test('what is late or waits stands there, the worst first', () => {
  expect(namesOf([[item('order', 'info')], [item('case', 'warn')], [item('invoice', 'bad')]])).toEqual(['invoice', 'case'])
})

test('a card may say otherwise', () => {
  expect(namesOf([[item('approved', 'ok', true)], [item('theirs', 'warn', false)]])).toEqual(['approved'])
})

test('many of one card do not hide those of another', () => {
  const invoices = Array.from({ length: 9 }, (_, at) => item(`invoice ${at}`, 'bad'))
  expect(namesOf([invoices, [item('case', 'warn')]])).toEqual(['invoice 0', 'invoice 1', 'invoice 2', 'case'])
})
