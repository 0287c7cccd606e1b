import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { listenAsWorker } from '#platform/http/worker-port.ts'
import { VERSION } from '#platform/version.ts'

const internalOf = (port: string | undefined) => readConfig({ LOG_LEVEL: 'silent', INTERNAL_PORT: port }).internal

test('a worker answers probes and measurements on its internal port, and nothing else', async () => {
  let isThere = true
  const checkDatabase = () => (isThere ? Promise.resolve() : Promise.reject(new Error('away')))
  const worker = await listenAsWorker({ internal: internalOf('0'), checkDatabase, measure: () => {} })
  const get = (path: string) => fetch(`http://127.0.0.1:${worker?.port}${path}`)
  try {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive', version: VERSION })
    expect((await get('/readyz')).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('process_cpu_seconds_total')
    expect((await get('/us/en')).status).toBe(404)
    isThere = false
    expect((await get('/readyz')).status).toBe(503)
    isThere = true
    worker?.startStopping()
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 'stopping' })
  } finally {
    await worker?.stop()
  }
})

test('without INTERNAL_PORT a worker has no port', async () => {
  expect(
    await listenAsWorker({ internal: internalOf(undefined), checkDatabase: async () => {}, measure: () => {} }),
  ).toBeUndefined()
})
