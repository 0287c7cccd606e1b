import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { followSettings } from '#app/follow-settings.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { findMailTextFault, writeSample } from '#features/administration/mail-texts/mail-text.rules.ts'
import { sendUpkeepMail } from '#features/accounts/account-settings/settings-mail.service.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const PATH = '/api/back-office/v1/mail-texts'
const EMAIL_CHANGE = `${PATH}/email-change/de`
let site: TestApp
let who: SignedIn
let admin: AuthorCalls
let author: AuthorCalls
let stop: () => Promise<void>

beforeAll(async () => {
  site = await openTestApp()
  const { services, database } = site
  who = await signInAs(site, 'admin@sps.example', { roles: ['admin'] })
  admin = callsOf(site, who)
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  const { tenants, brands, mailWords, pageCache, db } = services
  const log = pino({ level: 'silent' })
  ;({ stop } = await followSettings(database.appConfig, { backgroundDb: db, tenants, brands, mailWords, pageCache, log }))
})
afterAll(async () => {
  await stop()
  await site.close()
})

type Field = { key: string; role: 'subject' | 'text'; text: string; original: string; placeholders: string[] }
const readGerman = async () => {
  const { languages } = (await admin.get(`${PATH}/email-change`)).json()
  return languages.find(({ language }: { language: string }) => language === 'de') as { etag: string; fields: Field[] }
}
const save = async (texts: Record<string, string | null>) =>
  admin.send('PUT', EMAIL_CHANGE, { payload: { texts }, headers: { 'if-match': (await readGerman()).etag } })
const sendMail = () =>
  withTenant(site.services.db, 'sps', async (tx) => {
    const reader = { givenName: 'Nora', language: 'de', countryCode: 'de' } as const
    const values = { link: 'https://a.example/x' }
    await sendUpkeepMail(tx, site.services, { tenant: 'sps', reader, to: 'n@a.example', kind: 'emailChange', by: 'x', values })
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
    ['an unknown placeholder', { 'mail.emailChange.text': '{link} {amount}' }, 'mail.emailChange.text', 'unknown'],
    ['a link that is gone', { 'mail.emailChange.text': 'Hallo' }, 'mail.emailChange.text', 'missing'],
    ['an empty subject', { 'mail.emailChange.subject': ' ' }, 'mail.emailChange.subject', 'empty'],
    ['a subject of two lines', { 'mail.emailChange.subject': 'a\nBcc: b@c.example' }, 'mail.emailChange.subject', 'lines'],
    ['a text of another mail', { 'mail.annual.text': 'Hallo {link}' }, 'mail.annual.text', 'key'],
  ])('are refused with %s', async (_, texts, path, code) => {
    const answer = await save(texts)
    expect([answer.statusCode, answer.json().problems]).toEqual([422, [expect.objectContaining({ path, code })]])
  })

  test('are used by the sender as soon as they are saved, in their language and mail alone', async () => {
    expect((await sendMail())?.subject).toBe((await readGerman()).fields[0]?.original)
    const texts = {
      'mail.emailChange.subject': 'Neue Adresse',
      'mail.emailChange.text': 'Bitte hier: {link}',
      'mail.hello': 'Moin {name},',
    }
    expect((await save(texts)).json().changed.toSorted()).toEqual(Object.keys(texts).toSorted())
    await vi.waitFor(async () => expect((await sendMail())?.subject).toBe('Neue Adresse'))
    expect((await sendMail())?.text).toContain('Moin Nora,\n\nBitte hier: https://a.example/x\n\n')
    const place = { tenant: 'sps', template: 'annual-revalidation', language: 'de' } as const
    expect(site.services.mail.wordsIn(place, { 'mail.hello': 'Hallo' })).toEqual({ 'mail.hello': 'Hallo' })
    expect(site.services.mail.wordsIn({ ...place, template: 'email-change', tenant: 'aerobt' }, {})).toEqual({})
    const { mails } = (await admin.get(PATH)).json()
    expect(mails.find(({ template }: { template: string }) => template === 'email-change').changed).toEqual(['de'])
  })

  test('are sent to whoever tries them, unsaved, with invented values', async () => {
    const payload = { texts: { 'mail.emailChange.subject': 'Probe' } }
    const answer = await admin.send('POST', `${EMAIL_CHANGE}/sample`, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([200, { to: 'admin@sps.example' }])
    const [mail] = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 1))
    expect(mail).toMatchObject({ toAddress: 'admin@sps.example', subject: 'Probe', template: 'mail-sample' })
    expect(mail?.text).toContain('Moin Samir,')
    const wrong = { texts: { 'mail.emailChange.text': '{nothing}' } }
    expect((await admin.send('POST', `${EMAIL_CHANGE}/sample`, { payload: wrong })).statusCode).toBe(422)
  })

  test('are never written over unseen, are in the audit log, and go back to the original', async () => {
    const late = await admin.send('PUT', EMAIL_CHANGE, { payload: { texts: {} }, headers: { 'if-match': '"0"' } })
    expect(late.statusCode).toBe(412)
    expect((await admin.send('PUT', EMAIL_CHANGE, { payload: { texts: {} } })).statusCode).toBe(428)
    const { entries } = (await admin.get('/api/back-office/v1/audit?action=mail-text.change')).json()
    const objects = entries.map(({ object }: { object: string }) => object)
    expect(objects).toContain('email-change de mail.emailChange.subject')
    const { fields } = await readGerman()
    await save(Object.fromEntries(fields.map(({ key }) => [key, null])))
    expect((await readGerman()).fields.every(({ text, original }) => text === original)).toBe(true)
    await vi.waitFor(async () => expect((await sendMail())?.subject).toBe(fields[0]?.original))
  })
})
