import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** In a process of its own: this one has loaded OpenTelemetry for other tests. */
const SCRIPT = `
  import { registerHooks } from 'node:module'
  const loaded = []
  // prom-client loads the bare interface of OpenTelemetry by itself.
  const isOurs = (url) => url.includes('/@opentelemetry/') && !url.includes('/@opentelemetry/api/')
  registerHooks({ load: (url, context, next) => (isOurs(url) && loaded.push(url), next(url, context)) })
  const { readConfig } = await import('#platform/config.ts')
  await import('#app/start.ts')
  const { startTelemetry } = await import('#platform/telemetry/start-telemetry.ts')
  const off = await startTelemetry(readConfig({}))
  const whileOff = loaded.length
  const on = await startTelemetry(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }))
  console.log(JSON.stringify({ isOff: off === undefined, whileOff, isOn: on !== undefined, whileOn: loaded.length > 0 }))
  process.exit(0)
`

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd: root })
  expect(JSON.parse(stdout)).toEqual({ isOff: true, whileOff: 0, isOn: true, whileOn: true })
})
