import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call, onApiEvent, onProofNeeded, type ApiEvent } from '#browser/api.ts'
import { endpoint } from '#kernel/endpoint.ts'

type Sent = { readonly address: string; readonly init: RequestInit }
let sent: Sent[] = []
let heard: ApiEvent[] = []
let stopListening = () => {}

const answerWith = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    return answer()
  })
const lastSent = (): Sent => sent.at(-1) ?? { address: 'nothing was sent', init: {} }

beforeEach(() => {
  sent = []
  heard = []
  stopListening = onApiEvent((event) => heard.push(event))
  answerWith(() => Response.json({ fine: true }))
})
afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const text = { tag: 'things', summary: 'A thing' }
const reply = z.object({ fine: z.boolean() })
const readThing = endpoint({ method: 'GET', access: 'everyone', path: '/api/thing', ...text, reply })
const findThing = endpoint({ ...readThing, query: z.object({ q: z.string().optional(), tag: z.array(z.string()).optional() }) })
const openThing = endpoint({ ...readThing, path: '/api/thing/:id/:part', params: z.object({ id: z.string(), part: z.number() }) })

describe('what is sent', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    '%s goes with credentials and asks for JSON [7.0.1, 7.11.1]',
    async (method) => {
      await call(endpoint({ ...readThing, method }))
      const { init } = lastSent()
      expect(init).toMatchObject({ method, credentials: 'same-origin' })
      expect(new Headers(init.headers).get('accept')).toBe('application/json')
    },
  )

  test.each(['POST', 'PUT'] as const)('%s carries its data as JSON [7.11.1, 7.11.3]', async (method) => {
    const body = z.object({ name: z.string(), tags: z.array(z.string()) })
    await call(endpoint({ ...readThing, method, body }), { body: { name: 'Ann', tags: ['a'] } })
    const { init } = lastSent()
    expect(init.body).toBe('{"name":"Ann","tags":["a"]}')
    expect(new Headers(init.headers).get('content-type')).toBe('application/json')
  })

  test('without data nothing is sent, and no type of data is claimed', async () => {
    await call(readThing)
    const { init } = lastSent()
    expect(init.body).toBeUndefined()
    expect(new Headers(init.headers).has('content-type')).toBe(false)
  })

  test('a form is sent as a form', async () => {
    const body = z.object({ a: z.string(), b: z.string() })
    const deleteLogin = endpoint({
      ...readThing,
      method: 'POST',
      access: 'everyone',
      path: '/bin/deleteLogin',
      body,
      sendsForm: true,
    })
    await call(deleteLogin, { body: { a: 'x y', b: '&' } })
    const request = new Request('http://sps.localhost/bin/deleteLogin', lastSent().init)
    expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(await request.text()).toBe('a=x+y&b=%26')
  })

  test('a change names its trace, a read does not', async () => {
    const traceOf = () => new Headers(lastSent().init.headers).get('traceparent')
    await call(readThing)
    expect(traceOf()).toBeNull()
    const traces = new Set<string | null>()
    for (let count = 0; count < 2; count += 1) {
      await call(endpoint({ ...readThing, method: 'POST' }))
      traces.add(traceOf())
    }
    for (const each of traces) expect(each).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(traces.size).toBe(2)
  })

  test('errors are asked to be passed on, and a call may add headers [7.0.1]', async () => {
    await call(readThing, { headers: { 'x-own': '1' } })
    const headers = new Headers(lastSent().init.headers)
    expect([headers.get('propagate-errors'), headers.get('x-own')]).toEqual(['true', '1'])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['as it is', () => call(readThing), '/api/thing'],
    ['with the appId [7.0.1]', () => call(readThing, { appId: 'portico-sps' }), '/api/thing?appId=portico-sps'],
    ['with its query, encoded', () => call(findThing, { query: { q: 'a&b=c' } }), '/api/thing?q=a%26b%3Dc'],
    [
      'with lists, and without what is not given',
      () => call(findThing, { query: { tag: ['a', 'b'] } }),
      '/api/thing?tag=a&tag=b',
    ],
    ['with its parts, encoded', () => call(openThing, { params: { id: '$&/', part: 2 } }), '/api/thing/%24%26%2F/2'],
    ['where the site has it', () => call(findThing, { path: '/own?x=1', query: { q: 'a' } }), '/own?x=1&q=a'],
    ['after a query that is there', () => call(readThing, { path: '/a?x=1', appId: 'portico-sps' }), '/a?x=1&appId=portico-sps'],
    [
      'with the site’s appId, whatever the query says',
      () => call(endpoint({ ...readThing, query: z.object({ appId: z.string() }) }), { query: { appId: 'other' }, appId: 'own' }),
      '/api/thing?appId=own',
    ],
  ])('the address is asked %s', async (_, ask, address) => {
    await ask()
    expect(lastSent().address).toBe(address)
  })
})

describe('what comes of it', () => {
  const reported = { path: '/api/thing', isQuiet: true, errors: 'own' } as const
  const ask = () => call(readThing, { isQuiet: true, errors: 'own' })

  test('an answer is given with its data', async () => {
    expect(await ask()).toEqual({ status: 200, ok: true, data: { fine: true } })
    expect(heard).toEqual([
      { type: 'started', call: reported },
      { type: 'ended', call: reported },
    ])
  })

  test('a reply that is not what the endpoint promises is a failure, written to the log', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue()
    answerWith(() => Response.json({ fine: 'yes' }))
    expect(await ask()).toEqual({ status: 200, ok: false, problem: undefined })
    expect(heard[1]).toEqual({ type: 'failed', call: reported, status: 200, data: undefined })
    expect(log).toHaveBeenCalledWith('GET /api/thing replied something unexpected at reply.fine')
  })

  test('a refusal is told between start and end, with what the server said', async () => {
    answerWith(() => Response.json({ error: 'no' }, { status: 403 }))
    expect(await ask()).toEqual({ status: 403, ok: false, problem: { error: 'no' } })
    expect(heard).toEqual([
      { type: 'started', call: reported },
      { type: 'failed', call: reported, status: 403, data: { error: 'no' } },
      { type: 'ended', call: reported },
    ])
  })

  test('no answer at all is a failure with status 0, and nothing is thrown', async () => {
    answerWith(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await ask()).toEqual({ status: 0, ok: false, problem: undefined })
    expect(heard).toEqual([
      { type: 'started', call: reported },
      { type: 'failed', call: reported, status: 0, data: undefined },
      { type: 'ended', call: reported },
    ])
  })

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
  ])('an answer that holds %s has no data, and nothing is thrown', async (_, content) => {
    answerWith(() => new Response(content, { status: 502 }))
    expect(await ask()).toEqual({ status: 502, ok: false, problem: undefined })
  })

  test('who stopped listening hears nothing more', async () => {
    stopListening()
    await ask()
    expect(heard).toEqual([])
  })
})

describe('a call that needs fresh proof [T-103]', () => {
  const refusal = () => Response.json({ code: 'reauthentication_required', method: 'password' }, { status: 403 })
  const answersOf = (...answers: (() => Response)[]) => {
    const rest = [...answers]
    answerWith(() => (rest.shift() ?? refusal)())
  }
  const failures = () => heard.filter(({ type }) => type === 'failed')

  test('is made once more after the person gave it, and nobody hears of the refusal', async () => {
    answersOf(refusal, () => Response.json({ fine: true }))
    const stop = onProofNeeded(() => Promise.resolve(true))
    expect(await call(readThing)).toMatchObject({ ok: true, data: { fine: true } })
    expect([sent.length, failures()]).toEqual([2, []])
    stop()
  })

  test('fails when the person would rather not, without a second message', async () => {
    answersOf(refusal)
    const stop = onProofNeeded(() => Promise.resolve(false))
    expect(await call(readThing)).toMatchObject({ ok: false, status: 403 })
    expect([sent.length, failures()]).toEqual([1, []])
    stop()
  })

  test('is made twice at most', async () => {
    answersOf(refusal, refusal)
    const stop = onProofNeeded(() => Promise.resolve(true))
    expect(await call(readThing)).toMatchObject({ ok: false, status: 403 })
    expect(sent).toHaveLength(2)
    stop()
  })

  test('fails like any other where there is no dialog', async () => {
    answersOf(refusal)
    expect(await call(readThing)).toMatchObject({ ok: false, status: 403 })
    expect([sent.length, failures().length]).toEqual([1, 1])
  })
})
