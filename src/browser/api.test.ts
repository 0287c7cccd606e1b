import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi, onApiEvent, type ApiCall, type ApiEvent } from '#browser/api.ts'

type ParsedQuery = { readonly address: string; readonly init: RequestInit }
let asked: ParsedQuery[] = []
let heard: ApiEvent[] = []
let stopListening = () => {}

const answerWith = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return answer()
  })
const ask = async (call: ApiCall): Promise<ParsedQuery> => {
  await callApi(call)
  const last = asked.at(-1)
  if (!last) throw new Error('Nothing was sent.')
  return last
}

beforeEach(() => {
  asked = []
  heard = []
  stopListening = onApiEvent((event) => heard.push(event))
  answerWith(() => Response.json({ fine: true }))
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

describe('what is sent', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    '%s goes with credentials and asks for JSON [7.0.1, 7.11.1]',
    async (method) => {
      const { init } = await ask({ path: '/api/thing', method })
      expect(init).toMatchObject({ method, credentials: 'same-origin' })
      expect(new Headers(init.headers).get('accept')).toBe('application/json')
    },
  )

  test.each(['POST', 'PUT'] as const)('%s carries its data as JSON [7.11.1, 7.11.3]', async (method) => {
    const { init } = await ask({ path: '/api/thing', method, body: { name: 'Ann', tags: ['a'] } })
    expect(init.body).toBe('{"name":"Ann","tags":["a"]}')
    expect(new Headers(init.headers).get('content-type')).toBe('application/json')
  })

  test('without data nothing is sent, and no type of data is claimed', async () => {
    const { init } = await ask({ path: '/api/thing' })
    expect(init.body).toBeUndefined()
    expect(new Headers(init.headers).has('content-type')).toBe(false)
  })

  test('a form is sent as a form', async () => {
    const { init } = await ask({ path: '/bin/deleteLogin', method: 'POST', form: { a: 'x y', b: '&' } })
    const request = new Request('http://sps.localhost/bin/deleteLogin', init)
    expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(await request.text()).toBe('a=x+y&b=%26')
  })

  test('errors are asked to be passed on, and a call may add headers [7.0.1]', async () => {
    const { init } = await ask({ path: '/api/thing', headers: { 'x-own': '1' } })
    const headers = new Headers(init.headers)
    expect([headers.get('propagate-errors'), headers.get('x-own')]).toEqual(['true', '1'])
  })

  test.each<[string, ApiCall, string]>([
    ['as it is', { path: '/api/thing' }, '/api/thing'],
    ['with the appId [7.0.1]', { path: '/api/thing', appId: 'portico-sps' }, '/api/thing?appId=portico-sps'],
    ['with its query, encoded', { path: '/api/thing', query: { q: 'a&b=c' } }, '/api/thing?q=a%26b%3Dc'],
    ['after a query that is there', { path: '/api/thing?x=1', appId: 'portico-sps' }, '/api/thing?x=1&appId=portico-sps'],
    ['with the site’s appId, whatever the query says', { path: '/a', query: { appId: 'other' }, appId: 'own' }, '/a?appId=own'],
  ])('the address is asked %s', async (_, call, address) => {
    expect((await ask(call)).address).toBe(address)
  })
})

describe('what comes of it', () => {
  const call: ApiCall = { path: '/api/thing' }

  test('an answer is given with its data', async () => {
    expect(await callApi(call)).toEqual({ status: 200, ok: true, data: { fine: true } })
    expect(heard).toEqual([
      { type: 'started', call },
      { type: 'ended', call },
    ])
  })

  test('a refusal is told between start and end, with what the server said', async () => {
    answerWith(() => Response.json({ error: 'no' }, { status: 403 }))
    expect(await callApi(call)).toEqual({ status: 403, ok: false, data: { error: 'no' } })
    expect(heard).toEqual([
      { type: 'started', call },
      { type: 'failed', call, status: 403, data: { error: 'no' } },
      { type: 'ended', call },
    ])
  })

  test('no answer at all is a failure with status 0, and nothing is thrown', async () => {
    answerWith(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await callApi(call)).toEqual({ status: 0, ok: false, data: undefined })
    expect(heard).toEqual([
      { type: 'started', call },
      { type: 'failed', call, status: 0, data: undefined },
      { type: 'ended', call },
    ])
  })

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
  ])('an answer that holds %s has no data, and nothing is thrown', async (_, text) => {
    answerWith(() => new Response(text, { status: 502 }))
    expect(await callApi(call)).toEqual({ status: 502, ok: false, data: undefined })
  })

  test('who stopped listening hears nothing more', async () => {
    stopListening()
    await callApi(call)
    expect(heard).toEqual([])
  })
})
