import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBring, runBring } from '#app/bring.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const SAMPLES = path.resolve(import.meta.dirname, '../../docs/samples')

let site: TestApp
let folder: string
beforeAll(async () => {
  site = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-samples-'))
  await cp(SAMPLES, folder, { recursive: true })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const bring = async () => {
  const said: string[] = []
  const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
  const { text } = await runBring(services, parseBring(['--tenant', 'sps', folder]), (one) => void said.push(one))
  return { said, text: text.split('\n') }
}

test('the sample of a catalogue is taken whole, its table and its JSON lines say the same, and again it changes nothing', async () => {
  expect(await bring()).toEqual({
    said: [],
    text: [
      'categories.csv: 6 taken, 0 unchanged, 0 refused',
      'attributes.csv: 18 taken, 0 unchanged, 0 refused',
      'brands.csv: 1 taken, 0 unchanged, 0 refused',
      'products.csv: 6 taken, 0 unchanged, 0 refused',
      'products.ndjson: 0 taken, 6 unchanged, 0 refused',
    ],
  })
  expect((await bring()).text.every((line) => line.includes(' 0 taken,'))).toBe(true)
})
