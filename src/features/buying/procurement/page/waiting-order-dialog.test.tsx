import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { WaitingOrderDialog } from '#features/buying/procurement/page/waiting-order-dialog.tsx'
import { en } from '#features/buying/procurement/texts/en.ts'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'

const ID = '0b8e6f1c-6a0e-4f0a-9a55-5f3b5b7f1d11'
const place = (city: string) => ({
  ...{ name: `Works ${city}`, street: '1 Main Street', extra: '', postalCode: '28202', city, region: 'NC', countryCode: 'US' },
})
const line = {
  ...{ lineNumber: 1, sku: 'V-1', name: 'Valve', quantity: 2, unit: 'EA', price: '0.88', currency: 'USD', isOther: true },
  ...{ ours: { minor: '880', currency: 'USD' }, shipTo: null },
}
const ORDER = {
  ...{ id: ID, orderId: 'PO-1', reason: 'price', receivedAt: '2026-11-19T09:00:00.000Z', connection: 'ProcureOne' },
  ...{ company: 'Northline', account: 'Northline, 104210', comments: 'Gate 3', lines: [line], shipTo: null },
  ...{ needsPlace: false, places: [{ id: 'a', ...place('Durham') }], problem: null },
}

const sent: unknown[] = []
const closed = vi.fn()
const open = (order: object, refusal?: object): void => {
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify({ ...ORDER, ...order })))
    sent.push(JSON.parse(typeof body === 'string' ? body : ''))
    const answer = refusal ?? { state: 'Ordered', orderNumber: '4500' }
    return Promise.resolve(new Response(JSON.stringify(answer), { status: refusal ? 409 : 200 }))
  })
  render(withPage(<WaitingOrderDialog id={ID} orderId="PO-1" onClose={closed} />, { procurement: en }))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sent.length = 0
  closed.mockReset()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  vi.unstubAllGlobals()
})

test('shows both prices before it is ordered at ours', async () => {
  open({})
  expect(await screen.findByText('0.88 USD')).not.toBeNull()
  expect(screen.getByText('Differs')).not.toBeNull()
  expect(screen.getByText(/8\.80/)).not.toBeNull()
  expect(screen.queryByLabelText('Deliver to')).toBeNull()
  press('Order at our terms')
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([{ decision: 'order' }])
})

test('an order without a place to deliver to needs one of the account', async () => {
  open({ needsPlace: true, shipTo: place('Nowhere') })
  const choice = await screen.findByLabelText('Deliver to')
  press('Order at our terms')
  expect(await screen.findByText('Please choose where the order goes.')).not.toBeNull()
  expect(sent).toEqual([])
  fireEvent.change(choice, { target: { value: 'a' } })
  press('Order at our terms')
  await waitFor(() => expect(sent).toEqual([{ decision: 'order', place: 'a' }]))
})

test('is refused without a place, and says what stood against it', async () => {
  open({ needsPlace: true }, { error: 'This order was decided already.', code: 'decided' })
  await screen.findByLabelText('Deliver to')
  press('Refuse')
  expect(await screen.findByText('This order was decided already.')).not.toBeNull()
  expect(sent).toEqual([{ decision: 'refuse' }])
  expect(closed).not.toHaveBeenCalled()
})

test('cannot be ordered while nobody buys by the connection', async () => {
  open({ problem: 'Nobody orders by this connection now.', places: [] })
  expect(await screen.findByText('Nobody orders by this connection now.')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Order at our terms' }).hasAttribute('disabled')).toBe(true)
})
