import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onApiEvent, type ApiEvent } from '#browser/api.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery, useLatestRead } from '#browser/query.ts'
import { endpoint } from '#kernel/endpoint.ts'

const text = { tag: 'things', summary: 'Things' }
const listThings = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/things',
  ...text,
  query: z.object({ q: z.string() }),
  reply: z.object({ name: z.string() }),
})
const removeThing = endpoint({
  method: 'DELETE',
  access: 'everyone',
  path: '/api/things/:id',
  ...text,
  params: z.object({ id: z.string() }),
  reply: z.object({}),
})

let requests: string[] = []
let answer: (address: string) => Response | Promise<Response>

beforeEach(() => {
  requests = []
  answer = (address) => Response.json({ name: `${address} ${requests.length}` })
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return answer(address)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Things = ({ q }: { q: string | undefined }) => {
  const { data, error, isPending } = useEndpointQuery(listThings, q === undefined ? undefined : { query: { q } })
  return <p>{error ? `failed ${error.status}` : isPending ? 'waiting' : data.name}</p>
}

test('islands of a page that want the same ask once, and show the same', async () => {
  render(<Things q="a" />)
  render(<Things q="a" />)
  expect(await screen.findAllByText('/api/things?q=a 1')).toHaveLength(2)
  expect(requests).toHaveLength(1)
})

test('an island that wakes after the reply came begins as the server drew it', async () => {
  vi.stubGlobal('document', undefined)
  const markup = renderToString(<Things q="a" />)
  vi.unstubAllGlobals()
  vi.stubGlobal('fetch', async () => Response.json({ name: 'known' }))
  render(<Things q="a" />)
  await screen.findByText('known')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = markup
  expect(root.textContent).toBe('waiting')
  const onRecoverableError = vi.fn()
  await act(async () => hydrateRoot(root, <Things q="a" />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.textContent).toBe('known')
  root.remove()
})

test('without a request nothing is asked', () => {
  render(<Things q={undefined} />)
  expect([screen.getByText('waiting').textContent, requests]).toEqual(['waiting', []])
})

test('a failure that passes is tried once more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  answer = () => (requests.length === 1 ? new Response('', { status: 503 }) : Response.json({ name: 'there' }))
  render(<Things q="a" />)
  expect(await screen.findByText('there')).toBeDefined()
  expect(requests).toHaveLength(2)
})

test.each([401, 403, 404, 500])('a refusal with %i is told at once, and asked only once', async (status) => {
  const heard: ApiEvent[] = []
  const stop = onApiEvent((event) => heard.push(event))
  answer = () => Response.json({ error: 'no' }, { status })
  render(<Things q="a" />)
  expect(await screen.findByText(`failed ${status}`)).toBeDefined()
  stop()
  expect(requests).toHaveLength(1)
  expect(heard.find(({ type }) => type === 'failed')).toMatchObject({ status, call: { isQuiet: true, errors: 'own' } })
})

test('a tab that wakes asks again, unless it just did', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Things q="a" />)
  await screen.findByText('/api/things?q=a 1')
  const wake = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await wake()
  expect(requests).toHaveLength(1)
  vi.setSystemTime(Date.now() + 60_000)
  await wake()
  expect(await screen.findByText('/api/things?q=a 2')).toBeDefined()
})

test('after a change the lists that are shown are read again', async () => {
  const Remove = () => {
    const { mutateAsync } = useEndpointMutation(removeThing)
    const remove = async () => {
      await mutateAsync({ params: { id: '7' } })
      await refreshQueries(listThings)
    }
    return <button onClick={() => void remove()}>Remove</button>
  }
  render(<Things q="a" />)
  render(<Remove />)
  await screen.findByText('/api/things?q=a 1')
  screen.getByRole('button').click()
  expect(await screen.findByText('/api/things?q=a 3')).toBeDefined()
  expect(requests[1]).toBe('/api/things/7')
})

test('a later request takes the place of an earlier one', async () => {
  const open: Record<string, () => void> = {}
  answer = (address) => new Promise((resolve) => (open[address] = () => resolve(Response.json({ name: address }))))
  const { result } = renderHook(() => useLatestRead(listThings))
  const read = result.current
  const first = read({ query: { q: 'a' } })
  await waitFor(() => expect(requests).toHaveLength(1))
  const second = read({ query: { q: 'b' } })
  await waitFor(() => expect(requests).toHaveLength(2))
  open['/api/things?q=b']?.()
  open['/api/things?q=a']?.()
  expect([await first, await second]).toEqual([undefined, { ok: true, data: { name: '/api/things?q=b' } }])
})
