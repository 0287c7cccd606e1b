import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DealerForm, type DealerRow } from '#features/administration/catalogue-admin/dealer/dealer-form.tsx'
import { en } from '#features/administration/catalogue-admin/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const PATH = '/api/back-office/v1/dealers'
const DEALER: DealerRow = {
  ...{ id: 'halden', name: 'Halden', street: '', postalCode: '', city: 'Oslo', region: '', country: 'no', lat: 59.9, lon: 10.7 },
  ...{ phone: '+47 555 0101', mail: 'a@halden.example', web: 'https://halden.example', markets: null },
  ...{ hours: [{ from: 1, to: 5, opens: '08:00', closes: '17:00' }], tags: ['sales'] },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (answers: Parameters<typeof serve>[0], dealer?: DealerRow) => {
  const calls = serve(answers)
  const onDone = vi.fn()
  renderPortal(<DealerForm dealer={dealer} onDone={onDone} />, makePage(), { 'catalogue-admin': en })
  return { onDone, sent: () => calls.filter(({ method }) => method !== 'GET') }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: en.save }))
const isWrong = (name: string): boolean => field(name).getAttribute('aria-invalid') === 'true'

test('a new dealer without anything is not sent: what is missing is marked, and the first of it focused', async () => {
  const { sent } = open({})
  save()
  await waitFor(() => expect(document.activeElement).toBe(field(en['dealer.name'])))
  expect([en['dealer.city'], en['dealer.lat'], en['dealer.mail'], en['dealer.region']].map(isWrong)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(sent()).toEqual([])
})

test('a dealer is changed with its hours and its place, which may have a comma', async () => {
  const { sent, onDone } = open({ [`PUT ${PATH}/halden`]: { body: { id: 'halden' } } }, DEALER)
  type(en['dealer.hours'], '1-5 8-17')
  save()
  await waitFor(() => expect(document.activeElement).toBe(field(en['dealer.hours'])))
  type(en['dealer.hours'], '6 09:00-12:00')
  type(en['dealer.lat'], '60,1')
  type(en.markets, 'NO, se')
  save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent().map(({ body }) => body)).toMatchObject([
    {
      lat: 60.1,
      lon: 10.7,
      markets: ['no', 'se'],
      hours: [{ from: 6, to: 6, opens: '09:00', closes: '12:00' }],
      tags: ['sales'],
    },
  ])
})

test('an address that the server refuses is marked, and what was typed stays', async () => {
  open({ [`PUT ${PATH}/halden`]: { status: 400, body: { error: 'no', details: [{ path: 'body.web' }] } } }, DEALER)
  type(en['dealer.web'], 'https://halden.example/new')
  save()
  await screen.findByText(en['dealer.wrong'])
  expect([isWrong(en['dealer.web']), field(en['dealer.web']).value]).toEqual([true, 'https://halden.example/new'])
  expect(document.activeElement).toBe(field(en['dealer.web']))
})
