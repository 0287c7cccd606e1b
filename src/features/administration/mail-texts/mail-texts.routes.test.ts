import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { followSettings } from '#app/follow-settings.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { findMailTextFault, writeSample } from '#features/administration/mail-texts/mail-text.rules.ts'
import { invitePerson } from '#features/access/identity-provider/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const PATH = '/api/back-office/v1/mail-texts'
const INVITED = `${PATH}/account-invited/en`
let site: TestApp
let who: SignedIn
let admin: AuthorCalls
let author: AuthorCalls
let stop: () => Promise<void>

beforeAll(async () => {
  site = await openTestApp()
  const { services, database } = site
  who = await signInAs(site, 'admin@sps.example', { roles: ['admin'] }, { isProven: true })
  admin = callsOf(site, who)
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  const { tenants, brands, mailWords, pageCache, db } = services
  const log = pino({ level: 'silent' })
  ;({ stop } = await followSettings(await database.openSession(), {
    backgroundDb: db,
    tenants,
    brands,
    mailWords,
    pageCache,
    log,
  }))
})
afterAll(async () => {
  await stop()
  await site.close()
})

type Field = { key: string; role: 'subject' | 'text'; text: string; original: string; placeholders: string[] }
const readWords = async () => {
  const { languages } = (await admin.get(`${PATH}/account-invited`)).json()
  return languages.find(({ language }: { language: string }) => language === 'en') as { etag: string; fields: Field[] }
}
const save = async (texts: Record<string, string | null>) =>
  admin.send('PUT', INVITED, { payload: { texts }, headers: { 'if-match': (await readWords()).etag } })
let count = 0
const sendMail = () =>
  withTenant(site.services.db, 'sps', async (tx) => {
    const invitation = { email: `nora${(count += 1)}@a.example`, role: 'author' } as const
    await invitePerson({ services: site.services, tenant: 'sps', tx, by: null }, invitation)
    return (await listOutbox(tx, 1))[0]
  })

describe('the mails of the product', () => {
  test('are all there, with texts in every language that have no fault of their own', async () => {
    const { mails } = (await admin.get(PATH)).json()
    expect(mails.length).toBeGreaterThanOrEqual(40)
    const names = mails.map(({ template }: { template: string }) => template)
    expect(new Set(names).size).toBe(names.length)
    for (const name of ['account-reset', 'order-placed', 'case-answered', 'new-sign-in', 'form-submitted', 'request-denied'])
      expect(names).toContain(name)
    for (const template of names) {
      const { languages, ...mail } = (await admin.get(`${PATH}/${template}`)).json()
      expect(languages.map(({ language }: { language: string }) => language)).toEqual([...LANGUAGES])
      for (const { fields, language } of languages as { fields: Field[]; language: string }[]) {
        for (const field of fields) expect(findMailTextFault(field), `${template} ${language} ${field.key}`).toBeUndefined()
        const textOf = (key: string): string => fields.find((field) => field.key === key)?.text ?? ''
        expect(writeSample(mail, textOf, mail).text, `${template} ${language}`).not.toMatch(/\{\w+\}/)
      }
    }
  })

  test('are there for admins alone', async () => {
    for (const url of [PATH, `${PATH}/email-change`]) {
      expect((await callsOf(site).get(url)).statusCode).toBe(401)
      expect((await author.get(url)).statusCode).toBe(404)
    }
    expect((await admin.get(`${PATH}/nothing`)).statusCode).toBe(404)
  })
})

describe('the words of a mail', () => {
  test.each([
    ['an unknown placeholder', { 'mail.invited.text': '{hours} {amount}' }, 'mail.invited.text', 'unknown'],
    ['an empty subject', { 'mail.invited.subject': ' ' }, 'mail.invited.subject', 'empty'],
    ['a subject of two lines', { 'mail.invited.subject': 'a\nBcc: b@c.example' }, 'mail.invited.subject', 'lines'],
    ['a text of another mail', { 'mail.reset.text': 'Hello' }, 'mail.reset.text', 'key'],
  ])('are refused with %s', async (_, texts, path, code) => {
    const answer = await save(texts)
    expect([answer.statusCode, answer.json().problems]).toEqual([422, [expect.objectContaining({ path, code })]])
  })

  test('are used by the sender as soon as they are saved, in their language and mail alone', async () => {
    expect((await sendMail())?.subject).toBe('You are invited to Halden sps')
    const texts = {
      'mail.invited.subject': 'Come in',
      'mail.invited.text': 'Within {hours} hours:',
      'mail.greeting': 'Hi {name},',
    }
    expect((await save(texts)).json().changed.toSorted()).toEqual(Object.keys(texts).toSorted())
    await vi.waitFor(async () => expect((await sendMail())?.subject).toBe('Come in'), { timeout: 60_000 })
    expect((await sendMail())?.text).toMatch(/^Hi Nora\d+,\n\nWithin 24 hours:\n\nhttp/)
    const place = { tenant: 'sps', template: 'account-reset', language: 'en' } as const
    expect(site.services.mail.wordsIn(place, { 'mail.greeting': 'Hello' })).toEqual({ 'mail.greeting': 'Hello' })
    for (const other of [{ tenant: 'aerobt' }, { language: 'de' as const }])
      expect(site.services.mail.wordsIn({ ...place, template: 'account-invited', ...other }, {})).toEqual({})
    const { mails } = (await admin.get(PATH)).json()
    expect(mails.find(({ template }: { template: string }) => template === 'account-invited').changed).toEqual(['en'])
  })

  test('are sent to whoever tries them, unsaved, with invented values', async () => {
    const payload = { texts: { 'mail.invited.subject': 'A try' } }
    const answer = await admin.send('POST', `${INVITED}/sample`, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([200, { to: 'admin@sps.example' }])
    const [mail] = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 1))
    expect(mail).toMatchObject({ toAddress: 'admin@sps.example', subject: 'A try', template: 'mail-sample' })
    expect(mail?.text).toContain('Hi Samir,')
    const wrong = { texts: { 'mail.invited.text': '{nothing}' } }
    expect((await admin.send('POST', `${INVITED}/sample`, { payload: wrong })).statusCode).toBe(422)
  })

  test('are never written over unseen, are in the audit log, and go back to the original', async () => {
    const late = await admin.send('PUT', INVITED, { payload: { texts: {} }, headers: { 'if-match': '"0"' } })
    expect(late.statusCode).toBe(412)
    expect((await admin.send('PUT', INVITED, { payload: { texts: {} } })).statusCode).toBe(428)
    const { entries } = (await admin.get('/api/back-office/v1/audit?action=mail-text.change')).json()
    const objects = entries.map(({ object }: { object: string }) => object)
    expect(objects).toContain('account-invited en mail.invited.subject')
    const { fields } = await readWords()
    await save(Object.fromEntries(fields.map(({ key }) => [key, null])))
    expect((await readWords()).fields.every(({ text, original }) => text === original)).toBe(true)
    await vi.waitFor(async () => expect((await sendMail())?.subject).toBe('You are invited to Halden sps'), { timeout: 60_000 })
  })
})
