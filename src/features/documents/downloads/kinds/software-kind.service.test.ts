import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const ONE = Buffer.from('PK\u0003\u0004 version one')
const TWO = Buffer.from('PK\u0003\u0004 version two')
const FILES = { 'fleet-1.zip': ONE, 'fleet-2.zip': TWO }
const FIRST = { id: 'fleet', names: { en: 'Fleet monitor' }, version: '1.0', gate: 'eula', file: 'fleet-1.zip', products: ['MX-100'], notes: { en: '• First one' }, releasedOn: '2026-01-10' } // prettier-ignore
const SECOND = { id: 'fleet', names: { en: 'Fleet monitor' }, version: '2.0', file: 'fleet-2.zip' }

let owned: OwnedSite
let cookie: string
beforeAll(async () => {
  owned = await openOwnedSite(['software', 'tools'])
  cookie = (await signInAs(owned.site, 'buyer@marine.example')).cookie
})
afterAll(() => owned.close())

type Software = { productKey: string; version: string; eakNumber: string; gate: string; notes: string[]; assetPath: string; eulaVersion: number; older: Software[]; isEntitled: boolean } // prettier-ignore
const list = async () =>
  (await owned.get('/pif/api/swdownload/v1/list', cookie, 'application/json')).json<{ software: Software[] }>().software

test('a program is listed, and comes byte for byte to whoever accepts the agreement [T-44]', async () => {
  expect((await owned.bring('software', [FIRST], FILES)).said).toEqual([])
  const [shown] = await list()
  expect(shown).toMatchObject({ productKey: 'fleet', version: '1.0', gate: 'eula', notes: ['First one'], older: [] })
  const download = () => owned.send('POST', '/pif/api/swdownload/v1/download', { eakNumber: shown?.eakNumber }, cookie)
  expect((await download()).statusCode).toBe(403)
  const { assetPath, eulaVersion: version } = shown ?? {}
  await owned.send('POST', '/api/downloads/v1/acceptances', { assetPath, version, locale: 'us/en' }, cookie)
  const file = await owned.get((await download()).json<{ url: string }>().url, cookie)
  expect([file.statusCode, file.rawPayload.equals(ONE)]).toEqual([200, true])
  expect((await owned.get('/us/en/secure/software', cookie)).statusCode).toBe(200)
})

test('another version becomes a release of its own, of which those hear who wait for it [T-52]', async () => {
  await owned.send('PUT', '/api/downloads/v1/software/fleet/watch', {}, cookie)
  expect((await owned.bring('software', [SECOND], FILES)).text).toContain('1 taken')
  expect((await owned.bring('software', [SECOND], FILES)).text).toContain('1 unchanged')
  const [shown] = await list()
  expect(shown).toMatchObject({ version: '2.0', gate: 'eula', notes: [], older: [{ version: '1.0', notes: ['First one'] }] })
  const mails = await withTenant(owned.site.services.db, 'marine', (tx) => listOutbox(tx, 50))
  expect(mails.filter(({ template }) => template === 'software-release')).toHaveLength(1)
  const [line] = await owned.read('software')
  expect(line).toEqual({
    ...SECOND,
    eakNumber: 'EAK-fleet-2.0',
    ...{ gate: 'eula', type: 'software', products: ['MX-100'], releasedOn: new Date().toISOString().slice(0, 10) },
  })
  await owned.site.services.engine.applyChanges(owned.site.services.db, 'marine')
})

test('a file may be mended, and what is new told better, without another version', async () => {
  expect(await owned.call('software', [{ ...SECOND, file: undefined, notes: { en: '* Faster' } }])).toMatchObject([{ ok: true }])
  expect(await owned.call('software', [{ ...SECOND, file: undefined, notes: { en: 'Faster' } }])).toMatchObject([{ ok: true }])
  const mended = Buffer.from('PK\u0003\u0004 version two, mended')
  expect((await owned.bring('software', [SECOND], { 'fleet-2.zip': mended })).text).toContain('1 taken')
  const [shown] = await list()
  expect(shown).toMatchObject({ version: '2.0', notes: ['Faster'], older: [{ version: '1.0' }] })
  expect(await owned.read('software')).toMatchObject([{ notes: { en: 'Faster' } }])
})

test('who is not approved for its tool sees that there is one', async () => {
  await owned.call('tools', [{ id: 'bench', names: { en: 'Bench' } }])
  expect((await owned.bring('software', [{ ...FIRST, id: 'bench-fw', tool: 'bench', type: 'firmware' }], FILES)).said).toEqual([])
  expect((await list()).find(({ productKey }) => productKey === 'bench-fw')).toMatchObject({ isEntitled: false })
})

test.each([
  ['no version', { ...FIRST, version: undefined }, 'version: is missing'],
  ['a version that is markup', { ...FIRST, version: '<b>' }, 'version: ‘<b>’ is no version'],
  ['an older version', { ...FIRST }, 'version: ‘1.0’ is an older version; ‘2.0’ came after it'],
  ['a version before the last', { ...SECOND, version: '3.0', releasedOn: '2020-01-01' }, 'releasedOn: 2020-01-01 is before the day of version ‘2.0’'], // prettier-ignore
  ['an unknown type', { ...FIRST, type: 'game' }, 'type: ‘game’ is none of software'],
  ['an unknown gate', { ...FIRST, gate: 'no' }, 'gate: ‘no’ is none of free'],
  ['no day', { ...FIRST, releasedOn: '10.1.2026' }, 'releasedOn: ‘10.1.2026’ is no date'],
  ['an unknown product', { ...FIRST, products: ['NONE'] }, 'products: ‘NONE’ is not among the products'],
  ['an unknown tool', { ...FIRST, tool: 'none' }, 'tool: ‘none’ is not among the tools'],
  ['an unknown successor', { ...FIRST, replacedBy: 'none' }, 'replacedBy: ‘none’ is not among the software'],
  ['itself as its successor', { ...FIRST, replacedBy: 'fleet' }, 'replacedBy: a program cannot take its own place'],
  ['a picture as its file [T-81]', { ...SECOND, version: '4.0', file: 'x.png' }, 'file: ‘x.png’ holds image/png'],
  ['a name that is a formula [T-63]', { ...FIRST, names: { en: '@SUM(1)' } }, 'name_en: ‘@SUM(1)’ begins like a formula'],
])('a line with %s is refused', async (_, line, sentence) => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
  const { said } = await owned.bring('software', [line], { ...FILES, 'x.png': png })
  expect(said.join('\n')).toContain(`software.ndjson line 1: ${sentence}`)
})

test('a new version needs its file, which a program cannot send along', async () => {
  expect(await owned.call('software', [{ ...SECOND, version: '5.0', file: undefined }])).toMatchObject([
    { ok: false, error: 'file: a new version needs its file' },
  ])
})

test('a deletion takes all versions away', async () => {
  await owned.bring('software', [{ ...FIRST, id: 'old', replacedBy: 'fleet' }], FILES)
  expect(await owned.call('software', [{ id: 'fleet', deleted: true }])).toMatchObject([{ ok: true }])
  expect((await list()).map(({ productKey }) => productKey)).toEqual(['bench-fw', 'old'])
  const rows = await withTenant(owned.site.services.db, 'marine', (tx) => tx.selectFrom('asset').select('path').execute())
  expect(rows.filter(({ path }) => path.startsWith('/software/fleet/'))).toEqual([])
})

test('a version has the number that its line gives it, and keeps it', async () => {
  const tool = { id: 'tuner', names: { en: 'Tuner' }, version: '1.0', eakNumber: 'EAK-7001', file: 'fleet-1.zip' }
  expect((await owned.bring('software', [tool], FILES)).said).toEqual([])
  expect((await owned.bring('software', [{ ...tool, eakNumber: undefined }], FILES)).text).toContain('1 unchanged')
  const other = await owned.bring('software', [{ ...tool, eakNumber: 'EAK-7002' }], FILES)
  expect(other.said.join()).toContain('eakNumber: this version has the number ‘EAK-7001’ already')
  const taken = await owned.bring('software', [{ ...tool, id: 'tuner-two', eakNumber: 'EAK-7001' }], FILES)
  expect(taken.said.join()).toContain('eakNumber: another version has this number already')
  expect((await owned.bring('software', [{ ...tool, version: '2.0', file: 'fleet-2.zip' }], FILES)).said).toEqual([])
  expect(await owned.read('software')).toContainEqual(expect.objectContaining({ id: 'tuner', eakNumber: 'EAK-tuner-2.0' }))
})
