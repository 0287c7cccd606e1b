import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MessageForm } from '#features/access/sign-in-messages/message-form.tsx'
import { en } from '#features/access/sign-in-messages/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const PATH = '/api/back-office/v1/sign-in-messages'
const ID = '5f0c1c9e-6d2a-4b55-9a35-0d1f7a5a9c11'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (answer: Parameters<typeof serve>[0], id?: string) => {
  const calls = serve(answer)
  const onSaved = vi.fn(() => Promise.resolve())
  const message = { texts: id === undefined ? {} : { de: 'Hallo' }, roles: [], from: '2026-11-20', until: null }
  renderPortal(<MessageForm {...(id !== undefined && { id })} message={message} onSaved={onSaved} />, makePage(), {
    'sign-in-messages': en,
  })
  return { onSaved, sent: () => calls.filter(({ method }) => method !== 'GET') }
}
const text = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: en.save }))

test('a message says something in a language, and does not end before it begins', async () => {
  const { sent, onSaved } = open({ [`POST ${PATH}`]: { status: 201, body: { id: ID } } })
  save()
  await waitFor(() => expect(document.activeElement).toBe(text(/English/)))
  expect(text(/English/).getAttribute('aria-invalid')).toBe('true')
  type(text(/English/), 'Closed on Friday')
  type(screen.getByLabelText(new RegExp(`^${en.until}`)), '2026-11-19')
  save()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${en.until}`))))
  expect(sent()).toEqual([])
  type(screen.getByLabelText(new RegExp(`^${en.until}`)), '')
  fireEvent.click(screen.getByRole('checkbox', { name: en['role.customer'] }))
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent()[0]?.body).toMatchObject({
    texts: { en: 'Closed on Friday' },
    roles: ['customer'],
    from: '2026-11-20',
    until: null,
  })
})

test('a stored message is changed where it is, and a failed one stays as it was typed', async () => {
  const { sent, onSaved } = open({ [`PUT ${PATH}/${ID}`]: { status: 500, body: { error: 'no' } } }, ID)
  type(text(/Deutsch/), 'Guten Tag')
  save()
  await screen.findByText(en.failed)
  expect(sent()[0]?.body).toMatchObject({ texts: { de: 'Guten Tag' } })
  expect([text(/Deutsch/).value, onSaved.mock.calls.length]).toEqual(['Guten Tag', 0])
})
