import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAudit, type AuditCommand } from '#app/audit.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { openAuditReceiver, startAuditStream, writeAudit } from '#foundation/audit/public.server.ts'
import { acceptErasure, sealEntries } from '#foundation/audit/chain/audit-chain.service.ts'
import { sendEntries } from '#foundation/audit/stream/audit-stream.service.ts'
import { withTenant } from '#platform/database/database.ts'

const PERSON = '00000000-0000-4000-8000-000000000001'
let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const write = (tenant: string, count: number, action = 'page.publish') =>
  withTenant(site.services.db, tenant, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await writeAudit(tx, { id: PERSON }, new Date(), action, { object: `${index}`, name: 'Größe\n]' })
  })
const sealAll = async (tenant: string) => {
  while ((await sealEntries(site.services.db, tenant)) > 0);
}
const listIds = async (tenant: string): Promise<string[]> => {
  const { rows } = await withTenant(site.services.db, tenant, (tx) =>
    sql<{ id: string }>`select id::text from audit_entry order by id`.execute(tx),
  )
  return rows.map(({ id }) => id)
}
/** As somebody who owns the database. */
const tamper = (statement: ReturnType<typeof sql>) =>
  site.database.owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant', 'hbtbt', true)`.execute(tx)
    await statement.execute(tx)
  })
const verify = (tenant: string): Promise<string> =>
  runAudit({ backgroundDb: site.services.db, tenants: site.services.tenants }, { name: 'verify', tenant }).catch(
    ({ message }: Error) => message,
  )

/** Reads frames by their counted octets; ends connections as the script says. */
const startSyslogServer = async (mayTake: () => boolean) => {
  const ids: string[] = []
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    if (!mayTake()) return void socket.resetAndDestroy()
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('end', () => {
      let rest = Buffer.concat(parts)
      while (rest.length > 0) {
        const space = rest.indexOf(' ')
        const length = Number(rest.subarray(0, space).toString())
        ids.push(/ id="([^"]+)"/.exec(rest.subarray(space + 1, space + 1 + length).toString())?.[1] ?? 'none')
        rest = rest.subarray(space + 1 + length)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { ids, url: `syslog+tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('a SIEM gets every entry by syslog, in spite of a hundred outages', async () => {
  let outages = 0
  let isDown = false
  const siem = await startSyslogServer(() => !isDown)
  const receiver = openAuditReceiver(siem.url)
  for (let round = 0; round < 100; round += 1) {
    await write('sps', 2)
    await sealAll('sps')
    isDown = true
    await sendEntries(site.services.db, 'sps', receiver).catch(() => (outages += 1))
    isDown = false
    // Every third time the process ends after the receiver took the entries, before it is written down.
    if (round % 3 === 0)
      await sendEntries(site.services.db, 'sps', async (entries) => {
        await receiver(entries)
        throw new Error('killed')
      }).catch(() => {})
    if (round % 5 === 0) await sendEntries(site.services.db, 'sps', receiver)
  }
  while ((await sendEntries(site.services.db, 'sps', receiver)) > 0);
  siem.close()
  expect(outages).toBe(100)
  expect(siem.ids.length).toBeGreaterThan(200)
  expect([...new Set(siem.ids)].toSorted()).toEqual((await listIds('sps')).toSorted())
})

test('a worker seals and sends by itself, also to OpenTelemetry, and two of them send nothing twice', async () => {
  const ids: string[] = []
  type Record = { readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[] }
  type Sent = { readonly resourceLogs: readonly { readonly scopeLogs: readonly { readonly logRecords: readonly Record[] }[] }[] }
  const server = http.createServer((request, response) => {
    void json(request).then((body) => {
      for (const { attributes } of (body as Sent).resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [])
        ids.push(attributes.find(({ key }) => key === 'portico.audit.id')?.value.stringValue ?? 'none')
      response.end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver = openAuditReceiver(`otlp+http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const log = { warn: () => {}, error: () => {} }
  const workers = [1, 2].map(() =>
    startAuditStream({ db: site.services.db, tenants: () => ['aerobt'], receiver, log, everyMs: 5 }),
  )
  for (let round = 0; round < 10; round += 1) await write('aerobt', 3)
  await expect.poll(() => ids.length, { timeout: 60_000 }).toBe(30)
  for (const worker of workers) await worker.stop()
  server.close()
  expect(ids.toSorted()).toEqual(await listIds('aerobt'))
})

test('writers do not wait for each other', async () => {
  const { db } = site.services
  await withTenant(db, 'process', async (first) => {
    await writeAudit(first, { id: PERSON }, new Date(), 'first')
    await withTenant(db, 'process', (second) => writeAudit(second, { id: PERSON }, new Date(), 'second'))
    await sealAll('process')
  })
  await sealAll('process')
  expect(await verify('process')).toMatch(/^process: 2 entries, 0 faults/)
})

test('a changed, a removed and an added entry are found; words that were erased by right are not', async () => {
  await write('hbtbt', 5)
  await sealAll('hbtbt')
  expect(await verify('hbtbt')).toMatch(/^hbtbt: 5 entries, 0 faults/)
  const ids = await withTenant(site.services.db, 'hbtbt', (tx) =>
    sql<{ id: string }>`select entry_id::text as id from audit_seal order by position`.execute(tx),
  )
  const [first = '', second = '', third = ''] = ids.rows.map(({ id }) => id)
  await tamper(sql`update audit_entry set details = '{"object":"other"}' where id = ${first}::uuid`)
  expect(await verify('hbtbt')).toContain(`${first} (1) was changed`)
  const accept: AuditCommand = { name: 'accept', tenant: 'hbtbt', ids: [first] }
  await runAudit({ backgroundDb: site.services.db, tenants: site.services.tenants }, accept)
  expect(await verify('hbtbt')).toMatch(/^hbtbt: 5 entries, 0 faults/)
  await tamper(sql`update audit_entry set actor_id = gen_random_uuid() where id = ${second}::uuid`)
  await tamper(sql`delete from audit_entry where id = ${third}::uuid`)
  await tamper(sql`insert into audit_entry (at, actor_id, subject_id, action) values (now(), ${PERSON}, ${PERSON}, 'added')`)
  await tamper(sql`delete from audit_unsealed`)
  const report = await verify('hbtbt')
  expect(report).toContain(`${second} (2) was changed`)
  expect(report).toContain(`${third} (3) was removed`)
  expect(report).toContain('has no seal')
})

test('the erasure of a person leaves the log whole', async () => {
  await write('hpsbt', 3, 'profile.change')
  await sealAll('hpsbt')
  const erase = (isAccepted: boolean) =>
    withTenant(site.services.db, 'hpsbt', async (tx) => {
      await sql`select erase_from_audit(${PERSON}, '{Größe}', '{Größe}', 'erased-0123456789ab')`.execute(tx)
      if (isAccepted) await acceptErasure(site.services.db, tx)
    })
  await erase(false)
  expect(await verify('hpsbt')).toContain('was changed')
  await erase(true)
  expect(await verify('hpsbt')).toMatch(/^hpsbt: 3 entries, 0 faults/)
})

test('the application itself cannot change a seal', async () => {
  const change = withTenant(site.services.db, 'sps', (tx) => sql`update audit_seal set hash = ''`.execute(tx))
  await expect(change).rejects.toMatchObject({ code: '42501' })
})
