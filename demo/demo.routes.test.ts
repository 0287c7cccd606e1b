import fastify from 'fastify'
import { expect, test } from 'vitest'
import { demoRoutes, type DemoRoutesOptions } from '#demo/demo.routes.ts'
import { listPeople } from '#demo/people.ts'
import type { App } from '#platform/feature.ts'
import { zodOptions } from '#platform/http/validation.ts'

const open = (options?: DemoRoutesOptions): App => {
  const app: App = fastify(zodOptions)
  demoRoutes(app, options)
  return app
}

test('everyone of the demo is listed with name, address, password and what makes them different', async () => {
  const answer = await open().inject('/demo/people.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const people = answer.json()
  expect(people).toHaveLength(listPeople().length)
  const buyer = people.find(({ email }: { email: string }) => email === 'buyer@sps.example')
  expect(buyer).toMatchObject({
    who: 'buyer',
    tenant: 'sps',
    password: 'Portico-demo-1',
    traits: { soldTo: { count: 3, defaultAt: 1 } },
  })
  expect(buyer.different).toMatch(/three accounts/)
})

test('pictures are there', async () => {
  expect((await open().inject('/demo/pictures/sps/solid/gas-detector/HS-330.svg')).statusCode).toBe(200)
})

test('mails show when there is an outbox', async () => {
  expect((await open().inject('/demo/outbox.json')).statusCode).toBe(404)
  const answer = await open({ listMails: async () => [{ subject: 'Welcome' }] }).inject('/demo/outbox.json')
  expect(answer.json()).toEqual([{ subject: 'Welcome' }])
})
