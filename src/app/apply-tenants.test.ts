import { readFile } from 'node:fs/promises'
import { features } from '#app/features.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeSettings } from '#foundation/tenants/public.ts'
import { listTenants } from '#foundation/tenants/public.server.ts'
import { applyTenants } from '#app/apply-tenants.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const settings = composeSettings(features)
const BOX = createSecretBox([Buffer.alloc(32, 1)])
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const sps = { key: 'sps', name: 'Safety', hosts: ['www.safety.example'] }

test('tenants are saved from a file, and saved again when it changes', async () => {
  expect(await applyTenants(database.owner, JSON.stringify([sps]), BOX)).toEqual(['Safety'])
  await applyTenants(database.owner, JSON.stringify([{ ...sps, hosts: ['safety.example'], flags: { hideCurrency: true } }]), BOX)
  expect(await listTenants(database.db, settings)).toMatchObject([
    { key: 'sps', hosts: ['safety.example'], flags: { hideCurrency: true } },
  ])
})

test('a file with one mistake changes nothing and says what it is', async () => {
  const before = await listTenants(database.db, settings)
  const wrong = JSON.stringify([
    { ...sps, name: 'New' },
    { key: 'process', name: 'P', hosts: ['HTTPS://process'] },
  ])
  await expect(applyTenants(database.owner, wrong, BOX)).rejects.toThrow('host name in lower case')
  expect(await listTenants(database.db, settings)).toEqual(before)
})

test('two tenants cannot answer at one host', async () => {
  const both = JSON.stringify([sps, { key: 'process', name: 'P', hosts: ['www.safety.example'] }])
  await expect(applyTenants(database.owner, both, BOX)).rejects.toThrow('belongs to sps, now or formerly')
})

test('a host that was given up stays with its tenant as a former one, until the file no longer names it', async () => {
  const renamed = { ...sps, hosts: ['www.safety.example'], formerHosts: ['safety.old.example'] }
  await applyTenants(database.owner, JSON.stringify([renamed]), BOX)
  expect(await listTenants(database.db, settings)).toMatchObject([
    { key: 'sps', hosts: ['www.safety.example'], formerHosts: ['safety.old.example'] },
  ])
  const taker = { key: 'process', name: 'P', hosts: ['safety.old.example'] }
  await expect(applyTenants(database.owner, JSON.stringify([taker]), BOX)).rejects.toThrow('belongs to sps, now or formerly')
  await applyTenants(database.owner, JSON.stringify([taker, sps]), BOX)
  expect(await listTenants(database.db, settings)).toMatchObject([
    { key: 'process', hosts: ['safety.old.example'] },
    { key: 'sps', formerHosts: [] },
  ])
  await applyTenants(database.owner, JSON.stringify([{ ...taker, hosts: ['process.example'] }]), BOX)
})

test('docs/guides/rename-a-host.md: its line moves the site, nobody else gets either host, and the two lists swap back', async () => {
  const guide = await readFile(new URL('../../docs/guides/rename-a-host.md', import.meta.url), 'utf8')
  const renamed = JSON.parse(/```json\n(.+?)\n```/s.exec(guide)?.[1] ?? '{}')
  const before = { ...renamed, hosts: renamed.formerHosts, formerHosts: [] }
  const hostsOf = async () => {
    const { hosts, formerHosts } = (await listTenants(database.db, settings)).find(({ key }) => key === renamed.key) ?? {}
    return [hosts, formerHosts]
  }
  await applyTenants(database.owner, JSON.stringify([before]), BOX)
  expect(await applyTenants(database.owner, JSON.stringify([renamed]), BOX)).toEqual([renamed.name])
  expect(await hostsOf()).toEqual([['www.halden-marine.example'], ['www.marine.example']])
  for (const host of [...renamed.hosts, ...renamed.formerHosts]) {
    const taker = { key: 'taker', name: 'T', hosts: [host] }
    await expect(applyTenants(database.owner, JSON.stringify([taker]), BOX)).rejects.toThrow(`belongs to ${renamed.key}`)
  }
  const swapped = { ...renamed, hosts: renamed.formerHosts, formerHosts: renamed.hosts }
  await applyTenants(database.owner, JSON.stringify([swapped]), BOX)
  expect(await hostsOf()).toEqual([['www.marine.example'], ['www.halden-marine.example']])
})

test('the first host of a file stays the first', async () => {
  const hosts = ['www.safety.example', 'safety.example', 'a.safety.example']
  await applyTenants(database.owner, JSON.stringify([{ ...sps, hosts }]), BOX)
  expect((await listTenants(database.db, settings)).find(({ key }) => key === 'sps')?.hosts).toEqual(hosts)
})

test('the file that the guide shows can be saved', async () => {
  const guide = await readFile('docs/guides/add-a-tenant.md', 'utf8')
  const [, json = ''] = /```json\n(.*?)```/s.exec(guide) ?? []
  expect(await applyTenants(database.owner, json, BOX)).toEqual(['Halden Marine'])
})

test.each([
  ['no JSON', '[{', 'The file of tenants is not JSON'],
  ['a key of a record', JSON.stringify([{ ...sps, salesOrgCountries: { 1000: {} } }]), 'must be a country code in lower case'],
])('a file with a mistake in %s says what is wrong', async (_, json, message) => {
  await expect(applyTenants(database.owner, json, BOX)).rejects.toThrow(message)
})
