import { dropOldFormFiles } from '#features/forms/forms/form-file-age.service.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listOutbox } from '#platform/mail/mail.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { hasSubmitted } from '#features/forms/forms/submission.store.ts'

const HOST = 'sps.localhost'
const PERSON = { firstName: 'Nora', lastName: 'Hagen', email: 'nora@vestkyst.com', company: 'Vestkyst Energi' }

let site: TestApp
let now = new Date('2026-11-16T10:00:00Z')
beforeAll(async () => {
  site = await openTestApp(
    [],
    {},
    {
      clock: { now: () => now },
      tenants: { sps: { traits: { formRetentionDays: 90 }, identity: { internalEmailDomains: ['halden.com'] } } },
    },
  )
  const fields = [
    { kind: 'text', name: 'firstName', label: 'First name', isRequired: true },
    { kind: 'text', name: 'lastName', label: 'Last name', isRequired: true, rule: 'lastnameRule' },
    { kind: 'email', name: 'email', label: 'E-mail', isRequired: true },
    { kind: 'text', name: 'company', label: 'Company', rule: 'alpha', pattern: '^[a-zA-Z ]+' },
    {
      kind: 'select',
      name: 'about',
      label: 'About',
      options: [
        { value: 'quote', label: 'Quote' },
        { value: 'visit', label: 'Visit' },
      ],
    },
    { kind: 'text', name: 'place', label: 'Place', isRequired: true, showIfField: 'about', showIfValues: ['visit'] },
    { kind: 'consent', name: 'consent', label: 'You may answer me.' },
    { kind: 'country', name: 'country', label: 'Country' },
    { kind: 'file', name: 'drawing', label: 'Drawing', fileTypes: ['pdf'], mostMegabytes: 1 },
  ]
  const recipients = [
    { to: 'desk@halden.com' },
    { to: 'quotes@halden.com', whenField: 'about', whenValues: ['quote'] },
    { to: 'agency@elsewhere.com', whenField: 'about', whenValues: ['visit'] },
  ]
  const props = { formKey: 'contact', fields, recipients }
  const pages = [
    { path: '/contact', blocks: [{ id: 'form-1', type: 'form', props }] },
    {
      path: '/fragments/gate',
      template: 'fragment-template' as const,
      kind: 'Fragment' as const,
      blocks: [{ id: 'form-1', type: 'form', props: { ...props, formKey: 'gate', isGate: true } }],
    },
    { path: '/secure/inside', blocks: [{ id: 'form-1', type: 'form', props }] },
    {
      path: '/leads-on',
      blocks: [{ id: 'form-1', type: 'form', props: { ...props, formKey: 'leading', thanksPage: '/thanks' } }],
    },
  ]
  const outside = fields.map((field) => (field.name === 'email' ? { ...field, rule: 'checkInternalDomain' } : field))
  const asOutside = { ...props, formKey: 'outside', fields: outside, recipients: [] }
  await site.publish('sps', [...pages, { path: '/outside', blocks: [{ id: 'form-1', type: 'form', props: asOutside }] }])
})
afterAll(() => site.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000)
  await sql`truncate form_submission, mail_outbox, outbox_delivery, webhook cascade`.execute(site.database.owner)
})

type Sending = {
  readonly accept?: string
  readonly url?: string
  readonly host?: string
  readonly remoteAddress?: string
  readonly cookie?: string
}

const send = (
  fields: Record<string, string>,
  {
    accept = 'application/json',
    url = '/us/en/contact.submit',
    host = HOST,
    remoteAddress = '203.0.113.5',
    cookie = '',
  }: Sending = {},
) =>
  site.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { host, accept, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const listRows = async () =>
  await withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('formSubmission').selectAll().execute())

test('a good form is kept with its consent as shown, for as long as the tenant says', async () => {
  const reply = await send({ ...PERSON, about: 'quote', consent: 'yes', hp: 'abcdefghijkl', abcdefghijkl: '', elapsed: '8000' })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json()).toEqual({ reference: expect.stringMatching(/^F-[A-Z2-9]{8}$/), captchaScore: 1 })
  const [row] = await listRows()
  expect(row).toMatchObject({
    formKey: 'contact',
    page: '/contact',
    language: 'en',
    email: 'nora@vestkyst.com',
    consents: [{ field: 'consent', text: 'You may answer me.', isGiven: true }],
    submitted: { ...PERSON, about: 'quote' },
  })
  expect(row?.submitted).not.toHaveProperty('place')
  expect(row && row.keepUntil.getTime() - row.submittedAt.getTime()).toBe(90 * 86_400_000)
})

test('the right team gets it, and nothing a visitor writes becomes a header or an address [T-87]', async () => {
  await send({ ...PERSON, firstName: 'Nora\r\nBcc: eve@evil.com', about: 'quote' })
  await send({ ...PERSON, about: '' })
  const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 10))
  expect(mails.map(({ toAddress }) => toAddress).toSorted()).toEqual(['desk@halden.com', 'quotes@halden.com'])
  for (const { subject } of mails) expect(subject).toMatch(/^Form contact: F-\w+$/)
})

test('a mail holds what was sent for the company alone, and a link for everybody else [T-102]', async () => {
  await send({ ...PERSON, about: 'quote' })
  const [mail] = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 10))
  expect(mail?.toAddress).toBe('quotes@halden.com')
  expect(mail?.text).toContain('/back-office/forms?find=F-')
  expect(mail?.text.includes(PERSON.email)).toBe(true)
  await send({ ...PERSON, about: 'visit', place: 'Bergen' })
  const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 10))
  const outside = mails.find(({ toAddress }) => toAddress === 'agency@elsewhere.com')
  expect(outside?.text).toMatch(/^https?:\S+\?find=F-\w+\n$/)
})

test('the server decides by the same rules, and says what is wrong [5.2.7, 5.3.1, 5.3.5]', async () => {
  const reply = await send({ firstName: '', lastName: 'Hagen 2', email: 'nora@', company: 'ACME 3', about: 'visit' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().details.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
    ['firstName', 'required'],
    ['lastName', 'lastname'],
    ['email', 'email'],
    ['company', 'alpha'],
    ['place', 'required'],
  ])
  expect(reply.json().details[3].message).toBe('Only alphabets and space allowed')
  expect(await listRows()).toEqual([])
})

test('without script a wrong form comes back with what was written, and a good one ends in thanks', async () => {
  const wrong = await send({ ...PERSON, lastName: '<b>2' }, { accept: 'text/html' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.headers['cache-control']).toContain('no-store')
  expect(wrong.body).toContain('Only letters and apostrophes allowed')
  expect(wrong.body).toContain('value="&lt;b&gt;2"')
  expect(wrong.body).toContain('aria-invalid="true"')
  const drawn = String(now.getTime() - 9000)
  const again = await send({ ...PERSON, lastName: '2', drawn }, { accept: 'text/html' })
  expect(again.body, 'mended at once, it is not too fast').toContain(`name="drawn" value="${drawn}"`)
  const good = await send(PERSON, { accept: 'text/html' })
  expect([good.statusCode, good.headers['location']]).toEqual([303, '/us/en/contact.sent?form=contact'])
  const thanks = await site.app.inject({ url: '/us/en/contact.sent?form=contact', headers: { host: HOST } })
  expect(thanks.statusCode).toBe(200)
  expect(thanks.body).toContain('Thank you')
  expect(thanks.body).not.toContain('name="lastName"')
  const leading = await send(PERSON, { accept: 'text/html', url: '/us/en/leads-on.submit' })
  expect(leading.headers['location']).toBe('/us/en/thanks')
})

test('a filled honeypot is refused whatever else is right, by 50 bots too [5.4.4] [T-65]', async () => {
  const bots = await Promise.all(
    Array.from({ length: 50 }, (_, bot) =>
      send({ ...PERSON, hp: 'qwertyuiopas', qwertyuiopas: 'spam' }, { remoteAddress: `198.51.100.${bot}` }),
    ),
  )
  expect(new Set(bots.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  expect(await listRows()).toEqual([])
})

test('what is sent within a second of its drawing is refused [T-65]', async () => {
  expect((await send({ ...PERSON, elapsed: '400' })).json()).toMatchObject({ code: 'too_fast' })
  expect((await send({ ...PERSON, drawn: String(now.getTime() - 300) })).statusCode).toBe(400)
  expect((await send({ ...PERSON, drawn: String(now.getTime() - 1300) })).statusCode).toBe(200)
})

test('above 20 a minute from one address it is 429, wrong ones counted, and elsewhere people go on [T-65]', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 22; n += 1)
    statuses.push((await send({ ...PERSON, firstName: n % 2 ? `N${n}` : '' }, { remoteAddress: '192.0.2.9' })).statusCode)
  expect(statuses.slice(0, 20).every((status) => status === 200 || status === 400)).toBe(true)
  expect(statuses.slice(20)).toEqual([429, 429])
  expect((await send(PERSON, { remoteAddress: '192.0.2.10' })).statusCode).toBe(200)
  now = new Date(now.getTime() + 61_000)
  expect((await send(PERSON, { remoteAddress: '192.0.2.9' })).statusCode).toBe(200)
})

test('a double click makes one, and so does a repeated post without script', async () => {
  const twice = await Promise.all([1, 2, 3].map(() => send({ ...PERSON, token: 'a'.repeat(32) })))
  expect(new Set(twice.map((reply) => reply.json().reference)).size).toBe(1)
  await Promise.all([1, 2].map(() => send({ ...PERSON, company: 'Other' }, { accept: 'text/html' })))
  expect(await listRows()).toHaveLength(2)
  await send({ ...PERSON, token: 'b'.repeat(32) })
  expect(await listRows()).toHaveLength(3)
})

test('what nobody may see does not exist: other tenants, drafts, portal pages, unknown forms [T-39]', async () => {
  expect((await send(PERSON, { url: '/us/en/secure/inside.submit' })).statusCode).toBe(404)
  expect((await send(PERSON, { url: '/us/en/nowhere.submit' })).statusCode).toBe(404)
  expect((await send({ ...PERSON, form: 'other' })).statusCode).toBe(404)
  expect((await send(PERSON, { host: 'aerobt.localhost' })).statusCode).toBe(404)
  expect((await site.app.inject({ url: '/us/en/contact.submit', headers: { host: HOST } })).statusCode).toBe(404)
})

test('a visitor who sent the form of a gate has passed it, by their own cookie alone [T-45]', async () => {
  const reply = await send(PERSON, { url: '/us/en/fragments/gate.submit' })
  const cookie = String(reply.headers['set-cookie'])
  expect(cookie).toMatch(/HttpOnly/)
  const [row] = await listRows()
  const inTenant = (tenant: string, key: string, form = 'gate') =>
    withTenant(site.services.db, tenant, (tx) => hasSubmitted(tx, form, { key }))
  expect(await inTenant('sps', row?.holder ?? '')).toBe(true)
  expect(await inTenant('sps', row?.holder ?? '', 'contact')).toBe(false)
  expect(await inTenant('sps', 'visitor:somebody-else')).toBe(false)
  expect(await inTenant('aerobt', row?.holder ?? '')).toBe(false)
})

test('a fragment brings the form with its countries, for modals to load [2.19.1, 7.7.3]', async () => {
  const { body } = await site.app.inject({
    url: '/us/en/fragments/gate/jcr:content/root/responsivegrid.html',
    headers: { host: HOST },
  })
  expect(body).toContain('action="/us/en/fragments/gate.submit"')
  expect(body).toContain('<option value="DE">Germany</option>')
})

test('each form has an id of 12 binary characters and an unseen required field of a random name [5.4.1, 5.4.2]', async () => {
  const { body } = await site.app.inject({ url: '/us/en/contact', headers: { host: HOST } })
  expect(body).toMatch(/<form id="[01]{12}"/)
  const name = /name="hp" value="([a-z]{12})"/.exec(body)?.[1]
  expect(body).toMatch(new RegExp(`id="${name}" type="(?:text|number|email|date)" required`))
})

test('an employee’s address is refused where the form says so, and taken where it does not [5.1.3]', async () => {
  const employee = { ...PERSON, email: 'nora@oslo.halden.com' }
  const refused = await send({ ...employee, form: 'outside' }, { url: '/us/en/outside.submit' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().details).toMatchObject([{ path: 'email', code: 'internalDomain' }])
  expect((await send({ ...PERSON, form: 'outside' }, { url: '/us/en/outside.submit' })).statusCode).toBe(200)
  expect((await send(employee)).statusCode).toBe(200)
})

test('the dictionary is there for the own tenant alone [7.7.4]', async () => {
  const path = (tenant: string) => `/content/dam/${tenant}/en/documents/forms-translation/forms-translation-dictionary.json`
  const reply = await site.app.inject({ url: path('sps'), headers: { host: HOST } })
  expect(reply.json().de['First name']).toBe('Vorname')
  expect((await site.app.inject({ url: path('aerobt'), headers: { host: HOST } })).statusCode).toBe(404)
})

test.each([
  ['a long text', { ...PERSON, company: 'a'.repeat(60_000) }],
  ['names of every object', { ...PERSON, __proto__: 'x', constructor: 'x', hp: 'constructor' }],
])('%s is no server error [T-67]', async (_, fields) => {
  expect((await send(fields as Record<string, string>)).statusCode).toBeLessThan(500)
})

const sendFile = async (content: string | Uint8Array, name: string, { accept = 'application/json' } = {}) => {
  const form = new FormData()
  for (const [key, value] of Object.entries({ ...PERSON, elapsed: '8000' })) form.set(key, value)
  form.set('drawing', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  const wrapped = new Response(form)
  return site.app.inject({
    method: 'POST',
    url: '/us/en/contact.submit',
    remoteAddress: '203.0.113.9',
    headers: {
      host: HOST,
      accept,
      origin: `http://${HOST}`,
      'content-type': wrapped.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await wrapped.arrayBuffer()),
  })
}

test('a file comes along, is known by its content, and lies where nobody reads it by an address [T-81]', async () => {
  const reply = await sendFile('%PDF-1.7 a drawing', '../../etc/pump.pdf')
  expect(reply.statusCode, reply.body).toBe(200)
  const [row] = await listRows()
  expect(row?.submitted).toMatchObject({ drawing: 'pump.pdf', firstName: 'Nora' })
  expect(row?.files).toEqual([
    {
      field: 'drawing',
      name: 'pump.pdf',
      size: 18,
      mediaType: 'application/pdf',
      fileKey: expect.stringMatching(/^sps\/forms\/[\da-f-]{36}$/),
    },
  ])
  expect(await site.services.files.stat(row?.files[0]?.fileKey ?? '')).toMatchObject({ size: 18 })
})

test.each([
  ['a page that calls itself a PDF', '<html><script>alert(1)</script></html>', 'fileType'],
  ['one that is larger than the author allows', `%PDF-1.7${'x'.repeat(1_000_001)}`, 'fileSize'],
])('%s is refused, and nothing is kept [T-81]', async (_, content, code) => {
  const reply = await sendFile(content, 'drawing.pdf')
  expect(reply.statusCode).toBe(400)
  expect(reply.json().details).toEqual([expect.objectContaining({ path: 'drawing', code })])
  expect(await listRows()).toEqual([])
})

test('a form with a file works without script; one that is far too large, or not a form, is refused', async () => {
  const plain = await sendFile('%PDF-1.7 a drawing', 'pump.pdf', { accept: 'text/html' })
  expect([plain.statusCode, plain.headers.location]).toEqual([303, '/us/en/contact.sent?form=contact'])
  const wrong = await sendFile('GIF87a', 'pump.pdf', { accept: 'text/html' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('This kind of file is not taken.')
  expect((await sendFile(new Uint8Array(11_000_000), 'pump.pdf')).statusCode).toBe(413)
  const headers = { host: HOST, origin: `http://${HOST}`, 'content-type': 'multipart/form-data; boundary=x' }
  for (const url of ['/us/en/contact', '/us/en/contact.downloadZip.zip'])
    expect((await site.app.inject({ method: 'POST', url, headers, payload: '--x--' })).statusCode).toBe(415)
})

test('visitors of one network send so many bytes of files a day, and files go before their submission [T-100]', async () => {
  const { config, files, clock } = site.services
  const formFiles = { networkBytes: 40, tenantBytes: 1000, days: 1 }
  const services = { ...site.services, config: { ...config, formFiles } }
  Object.assign(config, { formFiles })
  try {
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await sendFile(`%PDF-1.7 drawing ${n}`, `${n}.pdf`)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const stored = (await listRows()).flatMap((row) => row.files)
    expect(stored).toHaveLength(2)
    const later = { now: () => new Date(clock.now().getTime() + 2 * 86_400_000) }
    await withTenant(site.services.db, 'sps', (tx) =>
      dropOldFormFiles.run({ tx, services: { ...services, clock: later }, tenant: 'sps' }),
    )
    expect((await listRows()).map((row) => row.files)).toEqual([[], []])
    expect(await Promise.all(stored.map(({ fileKey }) => files.stat(fileKey)))).toEqual([undefined, undefined])
  } finally {
    Object.assign(config, { formFiles: { networkBytes: 50_000_000, tenantBytes: 1_000_000_000, days: 90 } })
  }
})
