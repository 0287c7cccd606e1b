import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'
import { en } from '#features/administration/operations/texts/en.ts'
import { Block } from '#features/administration/operations/webhook-list.block.tsx'

const ID = '5f0c1c9e-6d2a-4b55-9a35-0d1f7a5a9c11'
const URL_OF = 'https://erp.example.com/hooks'

let hasTwoSecrets: boolean
let calls: string[]
beforeEach(() => {
  hasTwoSecrets = false
  calls = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') calls.push(`${method} ${url}`)
    if (url.endsWith('/secret')) {
      hasTwoSecrets = method === 'POST'
      return Promise.resolve(
        method === 'POST' ? Response.json({ secret: 'whsec_new' }, { status: 201 }) : new Response(null, { status: 204 }),
      )
    }
    const hook = {
      id: ID,
      url: URL_OF,
      events: ['order.placed'],
      state: 'active',
      hasTwoSecrets,
      createdAt: '2026-11-19T00:00:00Z',
    }
    return Promise.resolve(
      Response.json(url.includes('/deliveries') ? { deliveries: [] } : { webhooks: [hook], events: ['order.placed'] }),
    )
  })
})
afterEach(() => {
  cleanup()
  forgetQueries()
  vi.unstubAllGlobals()
})

test('staff make a second secret, see it once, and end the older one', async () => {
  render(withPage(<Block />, { operations: en }))
  fireEvent.click(await screen.findByRole('button', { name: `New secret for ${URL_OF}` }))
  const field = await screen.findByLabelText(/The secret that signs deliveries/)
  expect((field as HTMLInputElement).value).toBe('whsec_new')
  expect(screen.getByText(/Both secrets sign what is sent to https:\/\/erp\.example\.com\/hooks/)).toBeTruthy()
  expect(await screen.findByText('Two secrets sign')).toBeTruthy()

  fireEvent.click(await screen.findByRole('button', { name: `End the older secret of ${URL_OF}` }))
  expect(await screen.findByRole('button', { name: `New secret for ${URL_OF}` })).toBeTruthy()
  expect(screen.queryByDisplayValue('whsec_new')).toBeNull()
  expect(calls).toEqual([`POST /api/outbox/v1/webhooks/${ID}/secret`, `DELETE /api/outbox/v1/webhooks/${ID}/secret`])
})
