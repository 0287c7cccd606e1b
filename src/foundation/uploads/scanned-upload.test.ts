import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEvil, startDaemon, stopDaemons } from '#foundation/uploads/testing/clamav-daemon.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'
import { claimUpload } from '#foundation/uploads/upload.store.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const tables: Feature = {
  name: 'tables',
  uploadKinds: [{ name: 'table', help: 'A table.', maxBytes: 100_000, types: ['text/csv'], mayUpload: () => true }],
}
let site: TestApp
let person: SignedIn
let isAway = false
beforeAll(async () => {
  const address = await startDaemon((content, socket) => (isAway ? void socket.destroy() : findEvil(content, socket)))
  site = await openTestApp([tables], { SCANNER_URL: address })
  person = await signInAs(site, 'buyer@sps.example')
})
afterAll(async () => {
  stopDaemons()
  await site.close()
})

const headers = () => ({ host: person.host, cookie: person.cookie, origin: `http://${person.host}` })
const upload = async (content: Buffer) => {
  const begun = await site.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: headers(),
    payload: { kind: 'table', name: 'a.csv', size: content.length },
  })
  const { id } = begun.json<UploadView>()
  const bring = () =>
    site.app.inject({
      method: 'PATCH',
      url: `/api/uploads/${id}`,
      headers: { ...headers(), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      payload: content,
    })
  return { id, bring }
}
const read = (id: string) => site.app.inject({ url: `/api/uploads/${id}`, headers: headers() })
const claim = (id: string) => withTenant(site.services.db, 'sps', (tx) => claimUpload(tx, person.personId, id, 'table'))

test('a clean file is complete, an infected one is refused and gone [T-81]', async () => {
  const clean = await upload(Buffer.from('sku,name\nA-1,Valve\n'))
  expect((await clean.bring()).json()).toMatchObject({ state: 'complete' })
  const evil = await upload(Buffer.from('sku,name\nA-1,EVIL\n'))
  const refused = await evil.bring()
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'infected'])
  expect((await read(evil.id)).statusCode).toBe(404)
  expect(await claim(evil.id)).toBe(undefined)
})

test('while the scanner is away nothing is complete, and the same part completes it later [T-81]', async () => {
  const file = await upload(Buffer.from('sku,name\nB-2,Pump\n'))
  isAway = true
  expect((await file.bring()).statusCode).toBe(503)
  expect((await read(file.id)).json()).toMatchObject({ state: 'receiving', offset: 0 })
  expect(await claim(file.id)).toBe(undefined)
  isAway = false
  expect((await file.bring()).json()).toMatchObject({ state: 'complete' })
})
