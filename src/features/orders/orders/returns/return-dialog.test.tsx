import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { ReturnDialog } from '#features/orders/orders/returns/return-dialog.tsx'
import { en } from '#features/orders/orders/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'
import { en as uploads } from '#foundation/uploads/testing/english.ts'

const PATH = '/api/orders/v1/60012/returns'
const part = (position: number, returnable: number) => ({ position, sku: `HS-${position}`, name: 'Detector', returnable })
const VIEW = { number: '60012', parts: [part(1, 2), part(2, 0), part(3, 5)] } as unknown as OrderView

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (answer: { status?: number; body: unknown }, position?: number) => {
  const calls = serve({ [`POST ${PATH}`]: answer })
  const onClose = vi.fn()
  const dialog = <ReturnDialog view={VIEW} onClose={onClose} {...(position !== undefined && { position })} />
  renderPortal(dialog, makePage(), { orders: en, uploads })
  return { onClose, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const pieces = (position: number) => screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(`HS-${position}\\)`) })
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: en['return.send'] }))
const expectWrong = async (field: () => Element, words: string) => {
  await screen.findByText(words)
  await waitFor(() => expect(document.activeElement).toBe(field()))
}

test('what can go back is checked line by line, and goes with its serial numbers', async () => {
  const { sent, onClose } = open({ status: 201, body: { id: 'r', number: 'R-1', state: 'Requested' } })
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2)
  press()
  await expectWrong(() => pieces(1), en['return.empty'])
  type(pieces(3), '6')
  press()
  await expectWrong(() => pieces(3), en['return.not_returnable'])
  type(pieces(3), '2')
  const serials = screen.getByRole('textbox', { name: /^Serial numbers, HS-3/ })
  type(serials, 'A-1')
  press()
  await expectWrong(() => serials, en['return.serial_count'])
  expect(sent()).toEqual([])
  type(serials, 'A-1, A-2')
  press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const lines = [{ position: 3, quantity: 2, serials: ['A-1', 'A-2'] }]
  expect(sent()).toEqual([{ reason: 'damaged', note: '', lines, pictures: [] }])
})

test('opened at a line it begins with one piece, and what could not be sent stays', async () => {
  const { onClose } = open({ status: 500, body: { error: 'no' } }, 3)
  expect(screen.getAllByRole('spinbutton').map((one) => (one as HTMLInputElement).value)).toEqual(['1'])
  type(pieces(3), '4')
  press()
  await screen.findByText(en.failed)
  expect([pieces(3).value, onClose.mock.calls.length]).toEqual(['4', 0])
})
