import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import {
  createMail,
  InvalidMailError,
  listOutbox,
  openMailer,
  type DrawAttachment,
  type Mail,
  type Mailer,
  type MailService,
} from '#platform/mail/mail.ts'
import { startMailServer, type MailServer } from '#platform/testing/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
let server: MailServer
let jobs: Jobs
const log = { warn: vi.fn(), error: vi.fn() }
const tuning = { superviseSeconds: 1, pollSeconds: 0.5, retryDelaySeconds: 0, retryDelayMaxSeconds: 1 }

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startMailServer()
})
afterAll(() => Promise.all([database.close(), server.close()]))
beforeEach(async () => {
  server.received.length = 0
  await sql`truncate mail_outbox, job`.execute(database.owner)
  jobs = await createJobs({ connection: database.appConfig, openSession: database.openSession, db: database.db, log, tuning })
})
afterEach(() => jobs.stop())

const startMail = async (mailer: Mailer = openMailer(server.url, 'no-reply@portico.example')): Promise<MailService> => {
  const mail = createMail({ jobs, mailer })
  await jobs.startWorkers([mail.deliverMail])
  return mail
}

const hello: Mail = {
  ...{ to: 'nora@example.com', subject: 'Hello', text: 'Hello Nora', html: '<p>Hello</p>', template: 'hello' },
  cause: { class: 'notice', by: 'asker', about: 'thing' },
}
const inAerobt = <T>(work: (tx: Tx) => Promise<T>) => withTenant(database.db, 'aerobt', work)
const outbox = () => inAerobt((tx) => listOutbox(tx, 10))
const waitForOutbox = (expected: object[]) => expect.poll(outbox, { timeout: 60_000, interval: 50 }).toMatchObject(expected)

describe('mail through the outbox', () => {
  test('a message is kept, sent once and marked as sent', async () => {
    const mail = await startMail()
    const id = await inAerobt((tx) => mail.sendMail(tx, hello))
    await waitForOutbox([{ id, toAddress: 'nora@example.com', subject: 'Hello', template: 'hello', state: 'sent', attempts: 1 }])
    expect((await outbox())[0]).toMatchObject({ lastError: null, endedAt: expect.any(Date), text: 'Hello Nora' })
    expect(server.received.map(({ to }) => to)).toEqual([['nora@example.com']])
  })

  test('a paper that goes with a message is drawn when it leaves; one that is gone stops it', async () => {
    const draw: DrawAttachment = async (_tx, tenant, { ref }) => (ref === 'gone' ? undefined : Buffer.from(`${tenant} ${ref}`))
    const mail = createMail({ jobs, mailer: openMailer(server.url, 'no-reply@portico.example'), draw })
    await jobs.startWorkers([mail.deliverMail])
    const paper = { kind: 'order-confirmation', ref: '600', language: 'de', name: 'Order_600.pdf' } as const
    await inAerobt((tx) => mail.sendMail(tx, { ...hello, attachments: [paper] }))
    await waitForOutbox([{ state: 'sent', attachments: [paper] }])
    expect(server.received[0]?.raw).toContain('filename=Order_600.pdf')
    expect(server.received[0]?.raw).toContain(Buffer.from('aerobt 600').toString('base64'))
    await inAerobt((tx) => mail.sendMail(tx, { ...hello, subject: 'Gone', attachments: [{ ...paper, ref: 'gone' }] }))
    await waitForOutbox([{ subject: 'Gone', state: 'queued', lastError: 'order-confirmation gone cannot be drawn' }, {}])
    expect(server.received).toHaveLength(1)
  })

  test('a message without HTML is dressed by the site when it leaves, and the outbox shows how', async () => {
    const { html: _, ...plain } = hello
    const dress = (tenant: string, { text }: { text: string }) => `<p data-site="${tenant}">${text}</p>`
    const mail = createMail({ jobs, mailer: openMailer(server.url, 'no-reply@portico.example'), dress })
    await jobs.startWorkers([mail.deliverMail])
    await inAerobt((tx) => mail.sendMail(tx, plain))
    await waitForOutbox([{ state: 'sent', html: '<p data-site="aerobt">Hello Nora</p>' }])
    expect(server.received[0]?.raw).toContain('data-site')
  })

  test('a tenant with a sender of its own sends by it', async () => {
    const senderOf = (tenant: string) => (tenant === 'aerobt' ? 'Aero <hello@aero.example>' : undefined)
    const mail = createMail({ jobs, mailer: openMailer(server.url, 'no-reply@portico.example'), senderOf })
    await jobs.startWorkers([mail.deliverMail])
    await inAerobt((tx) => mail.sendMail(tx, hello))
    await waitForOutbox([{ state: 'sent' }])
    expect(server.received[0]?.from).toBe('hello@aero.example')
    expect(server.received[0]?.raw).toMatch(/^From: Aero <hello@aero\.example>/m)
  })

  test('a message of a transaction that rolls back is neither kept nor sent', async () => {
    const mail = await startMail()
    const attempt = inAerobt(async (tx) => {
      await mail.sendMail(tx, { ...hello, subject: 'Never' })
      throw new Error('the request was refused')
    })
    await expect(attempt).rejects.toThrow('the request was refused')
    await inAerobt((tx) => mail.sendMail(tx, hello))
    await waitForOutbox([{ subject: 'Hello', state: 'sent' }])
    expect(server.received).toHaveLength(1)
  })

  test('a server that refuses twice and then accepts gets the message once', async () => {
    const mail = await startMail()
    server.refuseNext.push(451, 421)
    await inAerobt((tx) => mail.sendMail(tx, hello))
    await waitForOutbox([{ state: 'sent', attempts: 3, lastError: null }])
    expect(server.received).toHaveLength(1)
  })

  test('a message that was sent is not sent again, however often its job comes', async () => {
    const mail = await startMail()
    const mailId = (await inAerobt((tx) => mail.sendMail(tx, hello))) ?? ''
    await waitForOutbox([{ state: 'sent' }])
    await inAerobt((tx) => jobs.enqueue(tx, mail.deliverMail, { mailId }))
    const unfinished = () => inAerobt((tx) => tx.selectFrom('job').select('id').where('state', '!=', 'completed').execute())
    await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
    expect(server.received).toHaveLength(1)
  })

  test('two workers with the same message send it once', async () => {
    const gate = Promise.withResolvers<void>()
    const delivered: string[] = []
    const mail = createMail({
      jobs,
      mailer: {
        async deliver({ id }) {
          delivered.push(id)
          await gate.promise
          return 'sent'
        },
      },
    })
    const mailId = await inAerobt(async (tx) => {
      const id = (await mail.sendMail(tx, hello)) ?? ''
      await jobs.enqueue(tx, mail.deliverMail, { mailId: id })
      return id
    })
    await jobs.startWorkers([mail.deliverMail])
    const count = (state: 'running' | 'completed') =>
      inAerobt((tx) => tx.selectFrom('job').select('id').where('state', '=', state).execute()).then((rows) => rows.length)
    await expect.poll(() => count('running'), { timeout: 60_000 }).toBe(2)
    gate.resolve()
    await expect.poll(() => count('completed'), { timeout: 60_000 }).toBe(2)
    expect(delivered).toEqual([mailId])
  })

  test('a mailbox that does not exist is not asked again', async () => {
    const mail = await startMail()
    server.unknown.add('gone@example.com')
    await inAerobt((tx) => mail.sendMail(tx, { ...hello, to: 'gone@example.com' }))
    await waitForOutbox([{ state: 'failed', attempts: 1, lastError: expect.stringContaining('no such mailbox') }])
  })

  test('a message that cannot be sent within its attempts ends failed, with the last error', async () => {
    const refusing = createMail({ jobs, mailer: { deliver: () => Promise.reject(new Error('421 come back later')) } })
    const deliverMail = { ...refusing.deliverMail, retryLimit: 1 }
    await jobs.startWorkers([deliverMail])
    await inAerobt((tx) => refusing.sendMail(tx, hello))
    await waitForOutbox([{ state: 'failed', attempts: 2, lastError: '421 come back later' }])
  })

  test('in the demo a message is shown and nothing leaves', async () => {
    const mail = await startMail(openMailer('outbox:', 'no-reply@portico.example'))
    await inAerobt((tx) => mail.sendMail(tx, hello))
    await waitForOutbox([{ state: 'shown' }])
    expect(server.received).toEqual([])
  })

  test.each([
    { to: 'nora@example.com\r\nBcc: eve@evil.example' },
    { to: 'nora@example.com, eve@evil.example' },
    { subject: 'Hello\nBcc: eve@evil.example' },
    { subject: 'Hello\rthere' },
  ])('refuses %j before anything is kept', async (change) => {
    const mail = createMail({ jobs, mailer: openMailer('outbox:', 'no-reply@portico.example') })
    await expect(inAerobt((tx) => mail.sendMail(tx, { ...hello, ...change }))).rejects.toThrow(InvalidMailError)
    expect(await outbox()).toEqual([])
  })

  test('another tenant sees nothing of the outbox, and the limit holds with the latest first', async () => {
    const mail = createMail({ jobs, mailer: openMailer('outbox:', 'no-reply@portico.example') })
    for (const subject of ['first', 'second', 'third'])
      await inAerobt((tx) => mail.sendMail(tx, { ...hello, subject, cause: { ...hello.cause, about: subject } }))
    expect(await withTenant(database.db, 'sps', (tx) => listOutbox(tx, 10))).toEqual([])
    expect((await inAerobt((tx) => listOutbox(tx, 2))).map(({ subject }) => subject)).toEqual(['third', 'second'])
  })

  test('a hundred messages of one cause become three mails, also at the same moment [T-101]', async () => {
    const mail = await startMail(openMailer('outbox:', 'no-reply@portico.example'))
    const send = (n: number) => inAerobt((tx) => mail.sendMail(tx, { ...hello, subject: `Request ${n}`, text: `Reason ${n}` }))
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)))
    for (let n = 20; n < 100; n += 1) await send(n)
    const mails = await outbox()
    expect(mails).toHaveLength(3)
    // Of several at once, the one that gathers the others need not be the youngest.
    const gathered = mails.find(({ earlier }) => earlier.length > 0)
    expect(gathered).toMatchObject({ state: 'queued', subject: 'Request 99', text: 'Reason 99' })
    expect(gathered?.earlier.reduce((sum, { count }) => sum + count, 0)).toBe(97)
  })

  test('a combined mail leaves once, with what it stands for [T-101]', async () => {
    const mail = createMail({ jobs, mailer: openMailer(server.url, 'no-reply@portico.example') })
    for (let n = 0; n < 5; n += 1) await inAerobt((tx) => mail.sendMail(tx, { ...hello, subject: `Request ${n}` }))
    const [gathered] = await outbox()
    // Its time has come; the job that was planned for later is not waited for.
    await inAerobt((tx) => sql`update mail_outbox set send_after = now() where send_after is not null`.execute(tx))
    await jobs.startWorkers([mail.deliverMail])
    await inAerobt((tx) => jobs.enqueue(tx, mail.deliverMail, { mailId: gathered?.id ?? '' }))
    await waitForOutbox([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }])
    expect(server.received.map(({ raw }) => raw.includes('Request 2\r\nRequest 3'))).toContain(true)
    expect(server.received).toHaveLength(3)
  })

  test('another recipient, another causer and another tenant are not affected [T-101]', async () => {
    const mail = createMail({ jobs, mailer: openMailer('outbox:', 'no-reply@portico.example') })
    const send = (change: Partial<Mail>) => inAerobt((tx) => mail.sendMail(tx, { ...hello, ...change }))
    for (let n = 0; n < 10; n += 1) await send({})
    await send({ to: 'other@example.com' })
    await send({ cause: { ...hello.cause, by: 'somebody else' } })
    await withTenant(database.db, 'sps', (tx) => mail.sendMail(tx, hello))
    const count = (tenant: string) =>
      withTenant(database.db, tenant, (tx) => tx.selectFrom('mailOutbox').select('id').where('sendAfter', 'is', null).execute())
    expect([(await count('aerobt')).length, (await count('sps')).length]).toEqual([4, 1])
  })

  test('who causes very many notices causes none any more; security notices still come, gathered [T-101]', async () => {
    const mail = createMail({ jobs, mailer: openMailer('outbox:', 'no-reply@portico.example') })
    const ids = []
    for (let n = 0; n < 62; n += 1)
      ids.push(await inAerobt((tx) => mail.sendMail(tx, { ...hello, to: `person-${n}@example.com` })))
    expect(ids.filter((id) => id === undefined)).toHaveLength(2)
    const notice = { ...hello, template: 'account-changed', cause: { ...hello.cause, class: 'security' as const } }
    expect(await inAerobt((tx) => mail.sendMail(tx, notice))).toBeTypeOf('string')
  })
})
