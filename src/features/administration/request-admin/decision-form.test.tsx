import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DecisionForm } from '#features/administration/request-admin/decision-form.tsx'
import type { AdminRequest } from '#features/administration/request-admin/panel-facts.tsx'
import { en } from '#features/administration/request-admin/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const PATH = '/api/back-office/v1/requests/REQ-1/decision'
const person = { name: 'Samir Patel', givenName: 'Samir', email: 'samir@example.com', isProven: true, jobTitle: '' }
const REQUEST: AdminRequest = {
  ...{ id: 'REQ-1', kind: 'tool', kindName: 'Tool', person: { ...person, company: null, account: null } },
  ...{ subject: { id: 't', name: 'Configurator' }, status: 'Waiting', askedAt: '2026-11-19T00:00:00Z', askedBy: null },
  ...{ reason: '', note: '', decidedAt: null, by: null, isOwn: false, mayExpire: true, mayReopen: false },
  ...{ facts: [], rules: [], history: [], earlier: [] },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (answer: { status?: number; body: unknown }) => {
  const calls = serve({ [`POST ${PATH}`]: answer })
  const onNews = vi.fn()
  renderPortal(<DecisionForm request={REQUEST} onNews={onNews} />, makePage(), { 'request-admin': en })
  return { calls, onNews }
}
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ })
const fill = () => {
  fireEvent.input(screen.getByLabelText(/^Until/), { target: { value: '2027-01-31' } })
  fireEvent.input(note(), { target: { value: 'Welcome' } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  [en.approve, 'Approved', { decision: 'approve', note: 'Welcome', until: '2027-01-31' }],
  [en.deny, 'Denied', { decision: 'deny', note: 'Welcome' }],
])('%s sends what it is about, and an end only with what is granted', async (button, status, body) => {
  const { calls, onNews } = open({ body: { id: 'REQ-1', status, by: 'Ann', at: '2026-11-20T00:00:00Z' } })
  fill()
  press(button)
  await waitFor(() => expect(onNews).toHaveBeenCalledWith(expect.objectContaining({ tone: 'ok' })))
  expect(calls.map((call) => call.body)).toEqual([body])
})

test('whoever comes second hears who was first', async () => {
  const { onNews } = open({ status: 409, body: { error: 'no', by: 'Ann' } })
  press(en.approve)
  await waitFor(() => expect(onNews).toHaveBeenCalledWith({ tone: 'warn', text: 'Already decided by Ann' }))
})

test('a day that the server refuses is marked, and what was typed stays', async () => {
  const { onNews } = open({ status: 400, body: { error: 'no', details: [{ path: 'body.until' }] } })
  fill()
  press(en.approve)
  await screen.findByText(en.check)
  expect([screen.getByLabelText(/^Until/).getAttribute('aria-invalid'), note().value]).toEqual(['true', 'Welcome'])
  expect(onNews).not.toHaveBeenCalled()
})
