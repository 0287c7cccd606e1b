import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAllowedFetch } from '#foundation/identity/sign-in/outbound-fetch.service.ts'

const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  else if (request.url === '/endless') response.end(Buffer.alloc(2_000_000))
  else response.end('{}')
})
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const ask = (url: string) =>
  createAllowedFetch([`${origin}/issuer`])(url, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })

test('the configured provider is asked', async () => {
  expect((await ask(`${origin}/token`)).status).toBe(200)
})

test.each(['http://169.254.169.254/', 'http://127.0.0.1:1/', 'https://e.example/token', 'file:///etc/passwd'])(
  '%s is never asked [T-72]',
  async (url) => {
    await expect(ask(url)).rejects.toThrow('outside of the configured origins')
  },
)

test('a redirect is not followed [T-72]', async () => {
  expect((await ask(`${origin}/away`)).status).toBe(302)
})

test('an endless answer is cut off', async () => {
  await expect(ask(`${origin}/endless`)).rejects.toThrow('too much')
})
