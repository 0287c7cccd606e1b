import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { App } from '#platform/feature.ts'
import { answerErrors } from '#platform/http/errors.ts'
import type { Load } from '#platform/http/load.ts'
import { guardPrices, type Price } from '#platform/http/price.ts'

const open = (price: Price) => {
  const state = { isPressed: false, served: 0 }
  const app = Fastify() as unknown as App
  app.decorate('load', { isPressed: () => state.isPressed } as Load)
  answerErrors(app, { renderErrorPage: async (_request, reply, { status }) => reply.code(status).send('') })
  guardPrices(app)
  app.get('/api/sheet', { config: { price } }, async () => `${(state.served += 1)}`)
  app.get('/api/other', async () => 'other')
  const call = async (remoteAddress: string, url = '/api/sheet') => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress })
    return [statusCode, headers['retry-after'] !== undefined]
  }
  return { state, call }
}

test('a network has so many a minute, all together so many more, and nothing else is limited [T-99]', async () => {
  const { state, call } = open({ perMinute: 2, perMinuteInAll: 3 })
  expect([await call('203.0.113.1'), await call('203.0.113.1')]).toEqual([
    [200, false],
    [200, false],
  ])
  expect(await call('203.0.113.1')).toEqual([429, true])
  expect(await call('198.51.100.1')).toEqual([200, false])
  expect(await call('198.51.100.2')).toEqual([503, true])
  expect(await call('203.0.113.1', '/api/other')).toEqual([200, false])
  expect(state.served).toBe(3)
})

test('under pressure it is not done at all [T-99]', async () => {
  const { state, call } = open({ perMinute: 20, perMinuteInAll: 30, isShedFirst: true })
  state.isPressed = true
  expect(await call('203.0.113.1')).toEqual([503, true])
  expect([state.served, await call('203.0.113.1', '/api/other')]).toEqual([0, [200, false]])
})
