import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'
import { Block } from '#features/administration/customer-overview/customer-overview.block.tsx'
import { en } from '#features/administration/customer-overview/texts/en.ts'

const item = {
  ...{ label: 'A-100', href: '/back-office/accounts/orders?find=A-100', detail: '104210', note: 'Late', tone: 'warn' },
  ...{ amount: { minor: '3000', currency: 'USD' }, limit: null, at: '2026-11-10T09:00:00.000Z' },
}
const section = (name: string, differs: object) => ({
  ...{ name, title: name, empty: `No ${name} yet.`, day: 'Placed', right: null, content: null },
  ...differs,
})
const NOTHING = { count: 0, summary: null, href: '/back-office/quotes', items: [] }
const CUSTOMER = {
  ...{ number: '400100', name: 'Northline Logistics', countryCode: 'us', customerType: 'Direct', customerGroup: '', accounts: 2 },
  credits: [
    {
      limit: { minor: '100000', currency: 'USD' },
      open: { minor: '120050', currency: 'USD' },
      ...{ at: '2026-11-16T04:00:00.000Z', isOver: true },
    },
  ],
  sections: [
    section('Orders', {
      content: { count: 12, summary: '3 open', href: '/back-office/accounts/orders?company=400100', items: [item] },
    }),
    section('Quotes', { content: NOTHING }),
    section('Cases', { right: 'cases' }),
    section('Equipment', {}),
  ],
}
const COMPANIES = {
  rows: [{ key: '["400100"]', line: { number: '400100', name: 'Northline' }, changedAt: '', draft: null }],
  total: 1,
}

let requested: string[]
let answers: readonly (() => Response)[]
beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    const [next, ...others] = answers
    if (others.length > 0) answers = others
    return Promise.resolve(next?.() ?? new Response(null, { status: 500 }))
  })
})
afterEach(() => {
  cleanup()
  forgetQueries()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const open = (search: string, ...replies: readonly (() => Response)[]): void => {
  answers = replies
  history.replaceState(null, '', `/us/en/back-office/customers${search}`)
  render(withPage(<Block />, { 'customer-overview': en }))
}
const ok = (body: object) => () => Response.json(body)
const failed = (status: number) => () => Response.json({ message: 'No.' }, { status })

test('a customer has a name, facts and cards that lead on', async () => {
  open('?company=400100', ok(CUSTOMER))
  expect(await screen.findByRole('heading', { level: 2, name: 'Northline Logistics' })).toBeTruthy()
  expect(requested[0]).toContain('/customers/400100')
  expect(screen.getByText('United States')).toBeTruthy()
  expect(screen.getByText('$1,200.50 of $1,000.00')).toBeTruthy()
  expect(screen.getByText(en['credit.over'])).toBeTruthy()
  const orders = within(screen.getByRole('region', { name: 'Orders' }))
  expect(orders.getByRole('link', { name: 'A-100' }).getAttribute('href')).toBe('/us/en/back-office/accounts/orders?find=A-100')
  expect(orders.getByRole('link', { name: en.all }).getAttribute('href')).toBe(
    '/us/en/back-office/accounts/orders?company=400100',
  )
  expect(orders.getByText('3 open')).toBeTruthy()
  expect(orders.getByText('Late')).toBeTruthy()
})

test('cards say why they are empty: nothing there, no right, or not loaded', async () => {
  open('?company=400100', ok(CUSTOMER), ok({ ...CUSTOMER, sections: [section('Equipment', { content: NOTHING })] }))
  const quotes = within(await screen.findByRole('region', { name: 'Quotes' }))
  expect(quotes.getByText('No Quotes yet.')).toBeTruthy()
  expect(quotes.queryByRole('link')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Cases' })).getByText(en['right.cases'])).toBeTruthy()
  const equipment = within(screen.getByRole('region', { name: 'Equipment' }))
  expect(equipment.getByRole('alert').textContent).toContain(en['section.failed'])
  fireEvent.click(equipment.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No Equipment yet.')).toBeTruthy()
})

test('a number that belongs to nobody leads back to the search', async () => {
  open('?company=1', failed(404))
  expect(await screen.findByText(en.unknown)).toBeTruthy()
  expect(screen.getByRole('link', { name: en.other }).getAttribute('href')).toBe('/us/en/back-office/customers')
})

test('a failure can be tried again', async () => {
  open('?company=400100', failed(500), ok(CUSTOMER))
  const alert = within(await screen.findByRole('alert'))
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Northline Logistics' })).toBeTruthy()
})

test('without a customer one is found by number or name', async () => {
  open('?find=nor', ok(COMPANIES), ok({ rows: [], total: 0 }))
  const link = await screen.findByRole('link', { name: 'Northline' })
  expect(link.getAttribute('href')).toBe('/us/en/back-office/customers?company=400100')
  expect(requested[0]).toContain('find=nor')
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: en.find })
  expect(field.value).toBe('nor')
  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(await screen.findByText(en.none)).toBeTruthy()
})
