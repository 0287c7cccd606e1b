import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Block } from '#features/company/purchase-policy/rules/company-approval-rules.block.tsx'
import { en } from '#features/company/purchase-policy/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const API = '/api/company/v1'
const APPROVER = '018f0000-0000-7000-8000-000000000001'
const DIRECTOR = '018f0000-0000-7000-8000-000000000002'
const RULE = {
  ...{ id: '018f0000-0000-7000-8000-00000000000a', name: 'Large maintenance', isActive: true, escalateAfterHours: 24 },
  when: { amountOver: { minor: '2500000', currency: 'EUR' }, costCentres: ['CC-200'] },
  tiers: [
    { need: 'any', approvers: [APPROVER] },
    { need: 'any', approvers: [DIRECTOR] },
  ],
}

const open = (approvalRules: readonly object[]) => {
  const calls = serve({
    [`GET ${API}/approval-rules`]: { body: { approvalRules } },
    [`GET ${API}/cost-centres`]: { body: { costCentres: [{ id: '1', code: 'CC-200', name: 'Maintenance', isActive: true }] } },
    [`GET ${API}/categories`]: {
      body: {
        categories: [
          { path: 'valves', name: 'Valves' },
          { path: 'valves/ball', name: 'Ball valves' },
        ],
      },
    },
    [`GET ${API}/currencies`]: { body: { currencies: ['EUR'] } },
    [`GET ${API}/approvers`]: {
      body: {
        people: [
          { id: APPROVER, name: 'Björn Eriksen', role: 'approver' },
          { id: DIRECTOR, name: 'Valentina Rossi', role: 'approver' },
          { id: '3', name: 'Reader', role: 'viewer' },
        ],
      },
    },
    [`POST ${API}/approval-rules/replay`]: {
      body: { orders: 212, held: 14, amount: { minor: '50000000', currency: 'EUR' }, withoutRate: 3, examples: ['SO-1'] },
    },
    [`POST ${API}/approval-rules`]: { status: 422, body: { code: 'no_approver' } },
    [`PATCH ${API}/approval-rules/${RULE.id}`]: { body: { id: RULE.id } },
  })
  renderPortal(<Block />, makePage('/secure/company/approval-rules'), { 'purchase-policy': en })
  return calls
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a rule stands in words, and is switched off at once', async () => {
  const calls = open([RULE])
  await screen.findByText('Amount over €25,000.00 and cost centre CC-200: Björn Eriksen, then Valentina Rossi')
  fireEvent.click(screen.getByRole('switch', { name: 'Large maintenance is on' }))
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'PATCH', body: { isActive: false } })))
})

test('a new rule is tried out before it is saved, and says what is missing or refused', async () => {
  const calls = open([])
  await screen.findByText('No approval rules yet')
  fireEvent.click(screen.getByRole('button', { name: 'New rule' }))
  const dialog = within(screen.getByRole('dialog', { name: 'New rule' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Try on the last 12 months' }))
  await dialog.findByText('Please give a name.')
  await dialog.findByText('Please choose at least one person.')
  expect(dialog.queryByRole('checkbox', { name: /Reader/ })).toBeNull()

  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Large' } })
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount over/ }), { target: { value: '25,000' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: 'CC-200 Maintenance' }))
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Björn Eriksen, Approver' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Try on the last 12 months' }))
  await dialog.findByText(/would have stopped 14 of 212 orders, €500,000\.00/)
  expect(dialog.getByRole('link', { name: 'SO-1' }).getAttribute('href')).toContain('/secure/orders/details.orderNum-SO-1')
  const rule = {
    ...{ name: 'Large', isActive: true, escalateAfterHours: null },
    when: { amountOver: { minor: '2500000', currency: 'EUR' }, costCentres: ['CC-200'] },
    tiers: [{ need: 'any', approvers: [APPROVER] }],
  }
  expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', body: { rule, months: 12 } }))

  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Every step needs somebody of your company who can approve.')
})

test('categories are chosen by name from the catalogue, and taken off again', async () => {
  open([])
  await screen.findByText('No approval rules yet')
  fireEvent.click(screen.getByRole('button', { name: 'New rule' }))
  const dialog = within(screen.getByRole('dialog', { name: 'New rule' }))
  const picker = dialog.getByLabelText(/Add a category/)
  fireEvent.change(picker, { target: { value: 'valves/ball' } })
  const chosen = await dialog.findByRole('checkbox', { name: 'Valves › Ball valves' })
  expect(dialog.queryByRole('option', { name: 'Valves › Ball valves' })).toBeNull()
  fireEvent.click(chosen)
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Valves › Ball valves' })).toBeNull())
  expect(dialog.getByRole('option', { name: 'Valves › Ball valves' })).toBeDefined()
})
