import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { conflict } from '#platform/http/errors.ts'

let done = 0
let gate: Promise<void> | undefined
let entered = Promise.withResolvers<void>()
const body = z.object({ name: z.string() })
const sample: Feature = {
  name: 'sample',
  routes: (app) => {
    for (const [path, idempotency] of [
      ['optional', 'optional'],
      ['required', 'required'],
    ] as const)
      app.post(`/api/sample/${path}`, { config: { idempotency }, schema: { body } }, async (request, reply) => {
        entered.resolve()
        await gate
        if (request.body.name === 'refused') conflict('No.')
        done += 1
        return reply.code(201).send({ number: done, name: request.body.name })
      })
    app.delete('/api/sample/none', { config: { idempotency: 'optional' } }, async (_request, reply) => {
      done += 1
      return reply.code(204).send()
    })
  },
}

let site: TestApp
let nora: SignedIn
let other: SignedIn
let foreigner: SignedIn
beforeAll(async () => {
  site = await openTestApp([sample])
  nora = await signInAs(site, 'nora@sps.example')
  other = await signInAs(site, 'other@sps.example')
  foreigner = await signInAs(site, 'nora@aerobt.example')
})
afterAll(() => site.close())

const send = (key: string | undefined, name = 'one', who: SignedIn = nora, path = 'optional') =>
  site.app.inject({
    method: 'POST',
    url: `/api/sample/${path}`,
    headers: {
      host: who.host,
      cookie: who.cookie,
      origin: `http://${who.host}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: { name },
  })

test('the same key with the same body is done once and answered twice [T-78]', async () => {
  const key = randomUUID()
  const before = done
  const first = await send(key)
  const again = await send(key)
  expect(done).toBe(before + 1)
  expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([201, first.body, first.headers['content-type']])
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  expect(again.headers['idempotency-replayed']).toBe('true')
})

test('the same key with another body is 422 and does nothing [T-78]', async () => {
  const key = randomUUID()
  await send(key)
  const before = done
  const answer = await send(key, 'two')
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'idempotency_key_reused'])
  expect(done).toBe(before)
})

test('another person, another tenant and another endpoint have keys of their own [T-78]', async () => {
  const key = randomUUID()
  const before = done
  const answers = [
    await send(key),
    await send(key, 'one', other),
    await send(key, 'one', foreigner),
    await send(key, 'one', nora, 'required'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(done).toBe(before + 4)
})

test('while the first is under way, the second is told to come back', async () => {
  const key = randomUUID()
  const opened = Promise.withResolvers<void>()
  gate = opened.promise
  entered = Promise.withResolvers<void>()
  const first = send(key)
  await entered.promise
  const second = await send(key)
  expect([second.statusCode, second.headers['retry-after']]).toEqual([409, '1'])
  gate = undefined
  opened.resolve()
  const { body: answer } = await first
  expect((await send(key)).body).toBe(answer)
})

test('what was refused leaves nothing, and may be tried again with its key', async () => {
  const key = randomUUID()
  expect((await send(key, 'refused')).statusCode).toBe(409)
  expect((await send(key, 'one')).statusCode).toBe(201)
})

test('a key that is over counts as a new one', async () => {
  const key = randomUUID()
  const before = done
  await send(key)
  await withTenant(site.services.db, 'sps', (tx) =>
    sql`update idempotency_key set expires_at = now() - interval '1 second' where key = ${key}`.execute(tx),
  )
  expect((await send(key, 'two')).statusCode).toBe(201)
  expect(done).toBe(before + 2)
})

test('without a key, an optional call is done each time and a required one refused; bad keys are refused', async () => {
  const before = done
  await send(undefined)
  await send(undefined)
  expect(done).toBe(before + 2)
  expect((await send(undefined, 'one', nora, 'required')).statusCode).toBe(400)
  expect((await send('short')).statusCode).toBe(400)
  expect((await send('x'.repeat(201))).statusCode).toBe(400)
  expect(done).toBe(before + 2)
})

test('an answer without a body is kept as well', async () => {
  const headers = { host: nora.host, cookie: nora.cookie, origin: `http://${nora.host}`, 'idempotency-key': randomUUID() }
  const before = done
  for (let count = 0; count < 2; count += 1)
    expect((await site.app.inject({ method: 'DELETE', url: '/api/sample/none', headers })).statusCode).toBe(204)
  expect(done).toBe(before + 1)
})
