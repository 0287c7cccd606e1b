import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { insertCompanies, insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { outbox, publishCompanyEvent } from '#foundation/outbox/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { listTasks } from '#platform/feature.ts'
import type { TaskRun } from '#platform/jobs/jobs.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp } from '#app/testing/test-app.ts'

export type Received = { readonly headers: Record<string, string>; readonly body: string }
type Who = 'chief' | 'second' | 'buyer' | 'theirs' | 'foreign' | 'admin'
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const WEBHOOKS_API = '/api/company/v1/webhooks'
const COMPANY = { ours: randomUUID(), theirs: randomUUID() }
export const [OURS, PLANT] = ['SP1~0000104210', 'SP1~0000104211'] as const
const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`

const startReceiver = async () => {
  const received: Received[] = []
  let status = 200
  const server = http.createServer((request, reply) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() })
        reply.writeHead(status).end()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, server, port, answer: (next: number) => void (status = next) }
}

/** Two companies with their admins, and a system of the first one that takes what is sent. */
export const openWebhookWorld = async () => {
  const { received, server, port, answer } = await startReceiver()
  const site = await openTestApp([], { WEBHOOK_ALLOW_LOOPBACK: '1' })
  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
  const company = { customerType: 'Direct', customerGroup: 'A', lineOfBusiness: 'Safety' }
  await run(async (tx) => {
    await insertCompanies(tx, [
      { id: COMPANY.ours, number: '1', name: 'Northline', ...company },
      { id: COMPANY.theirs, number: '2', name: 'Baltica', ...company },
    ])
    const account = { salesOrg: '1', name: 'N', city: 'Oslo', postalCode: '1', countryCode: 'NO', defaultCurrency: 'EUR' }
    const rest = { customerUnitCurrency: null, currencies: ['EUR'], isEcomEnabled: true, toolAccess: null }
    await insertSoldTos(
      tx,
      ['0000104210', '0000104211'].map((number, at) => ({ id: idOf(at), number, erpId: 'SP1', ...account, ...rest })),
    )
  })
  const admins = { companyId: COMPANY.ours, companyRole: 'company-admin' } as const
  const theirs = { companyId: COMPANY.theirs, companyRole: 'company-admin' } as const
  const proven = { isProven: true }
  const people: Readonly<Record<Who, SignedIn>> = {
    chief: await signInAs(site, 'chief@sps.example', { ...admins, givenName: 'Ines', familyName: 'Castillo' }, proven),
    second: await signInAs(site, 'second@sps.example', admins, proven),
    buyer: await signInAs(site, 'buyer@sps.example', { companyId: COMPANY.ours, companyRole: 'buyer' }, proven),
    theirs: await signInAs(site, 'theirs@sps.example', theirs, proven),
    foreign: await signInAs(site, 'chief@process.example', { companyRole: 'company-admin' }, proven),
    admin: await signInAs(site, 'admin@sps.example', { roles: ['admin', 'order-viewer'] }, proven),
  }
  const send = async (who: Who, method: Method, path: string, payload?: object) => {
    const { host, cookie } = people[who]
    const url = path.startsWith('/api/') ? path : `${WEBHOOKS_API}${path}`
    const reply = await site.app.inject({
      ...{ method, url, headers: { host, cookie, origin: `http://${host}` } },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, text: reply.body, body: reply.body.startsWith('{') ? reply.json() : {} }
  }
  const urlOf = (name = 'hook'): string => `http://127.0.0.1:${port}/${name}`
  const add = async (events: readonly string[], who: Who = 'chief', name = 'hook'): Promise<{ id: string; secret: string }> => {
    const { status, text, body } = await send(who, 'POST', '', { url: urlOf(name), events })
    if (status !== 201) throw new Error(text)
    return body
  }
  const publish = (about: Parameters<typeof publishCompanyEvent>[2]['about'], id: string = randomUUID()) =>
    run((tx) => publishCompanyEvent(site.services, tx, { name: 'order.confirmed', id, data: { n: 1 }, about }))
  const listWaiting = () =>
    run((tx) => tx.selectFrom('outboxDelivery').selectAll().where('state', '=', 'waiting').orderBy('createdAt').execute())
  /** One attempt of each delivery that waits, as the worker makes it. */
  const deliver = async (): Promise<void> => {
    const task = listTasks([outbox], site.services).find(({ name }) => name === 'deliver-company-event')
    for (const { id } of await listWaiting())
      await task?.run({
        ...{ tenant: 'sps', data: { deliveryId: id }, signal: new AbortController().signal },
        transact: (work: (tx: never) => Promise<unknown>) => run((tx) => work(tx as never)),
      } as unknown as TaskRun<{ deliveryId: string }>)
  }
  return {
    ...{ site, people, company: COMPANY, received, answer, run, send, urlOf, add, publish, listWaiting, deliver },
    /** Before each test: the chief orders for one account of the company. */
    prepare: () =>
      run(async (tx) => {
        await sql`delete from person_sold_to`.execute(tx)
        await insertOwnSoldTos(tx, [{ personId: people.chief.personId, soldToIds: [idOf(0)], defaultAt: 0 }])
        await sql`delete from inbox_entry`.execute(tx)
      }),
    /** After each test. */
    clear: async (): Promise<void> => {
      await run((tx) => sql`delete from webhook`.execute(tx))
      await run((tx) => sql`update person set company_role = 'company-admin' where id = ${people.chief.personId}`.execute(tx))
      received.length = 0
      answer(200)
    },
    close: async (): Promise<void> => {
      server.close()
      await site.close()
    },
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>
