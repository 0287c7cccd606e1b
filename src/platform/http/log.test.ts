import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { buildLogOptions, returnRequestIds } from '#platform/http/log.ts'

const buildLogged = (env: Record<string, string> = {}) => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify(buildLogOptions(readConfig(env), { stream, tenantOf: () => 'sps' }))
  returnRequestIds(app.withTypeProvider())
  app.post('/people/:mail', async (request) => {
    request.log.warn({ req: request, err: new Error('no mail to ann@example.com') }, 'careful')
    return 'ok'
  })
  app.get('/id', (request) => request.id)
  app.get('/healthz', () => 'ok')
  return { app, lines, findLine: (text: string) => JSON.parse(lines.find((line) => line.includes(text)) ?? '{}') }
}

test('writes one line a request with route, status, duration and tenant', async () => {
  const { app, lines, findLine } = buildLogged()
  await app.inject('/id?x=1')
  expect(lines).toHaveLength(1)
  expect(findLine('request')).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/id',
    path: '/id',
    status: 200,
    tenant: 'sps',
  })
  expect(findLine('request').ms).toBeTypeOf('number')
  expect(findLine('request').requestId).toMatch(/^[0-9a-f-]{36}$/)
  await app.close()
})

test('never writes cookies, addresses, tokens, queries or bodies', async () => {
  const { app, lines } = buildLogged()
  await app.inject({
    method: 'POST',
    url: '/people/ann@example.com?token=querysecret',
    headers: { cookie: 'sps-token=cookiesecret', authorization: 'Bearer headersecret' },
    payload: { password: 'bodysecret' },
  })
  await app.inject('/nowhere/bob@example.com?token=querysecret')
  const text = lines.join('')
  expect(lines).toHaveLength(3)
  expect(text).toContain('/people/[address]')
  expect(text).not.toMatch(/ann@|bob@|querysecret|cookiesecret|headersecret|bodysecret/)
  await app.close()
})

test.each([
  ['/id', { id: 'ann' }, undefined],
  ['/nowhere', { id: 'ann' }, 'ann'],
  ['/nowhere', { id: 'ann', actorId: 'ben' }, 'ben'],
  ['/nowhere', undefined, undefined],
])('names who was refused: %s by %o', async (url, user, person) => {
  const { app, findLine } = buildLogged()
  app.addHook('onRequest', (request, _reply, done) => {
    Object.assign(request, { scope: { tenant: 'sps', user } })
    done()
  })
  await app.inject(url)
  expect(findLine('request').person).toBe(person)
  await app.close()
})

test('leaves the probes out of the log', async () => {
  const { app, lines } = buildLogged()
  await app.inject('/healthz')
  expect(lines).toEqual([])
  await app.close()
})

test.each([
  ['nobody when no proxy is configured', {}, 'abcdef-12345678', false],
  ['the proxy', { TRUST_PROXY: '127.0.0.1' }, 'abcdef-12345678', true],
  ['nobody else', { TRUST_PROXY: '10.0.0.1' }, 'abcdef-12345678', false],
  ['the proxy, but no strange characters', { TRUST_PROXY: '127.0.0.1' }, 'abcdef"12345678', false],
  ['the proxy, but nothing endless', { TRUST_PROXY: '127.0.0.1' }, 'a'.repeat(65), false],
])('takes a request id from %s', async (_, env, given, isTaken) => {
  const { app } = buildLogged(env)
  const { body, headers } = await app.inject({ url: '/id', headers: { 'x-request-id': given } })
  expect(body === given).toBe(isTaken)
  expect(headers['x-request-id']).toBe(body)
  await app.close()
})
