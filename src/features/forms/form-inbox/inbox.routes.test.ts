import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSubmission, type NewSubmission } from '#features/forms/forms/public.server.ts'
import { GATE_FORM } from '#features/forms/forms/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const BASE = '/api/forms/v1/submissions'
let site: TestApp
let author: Awaited<ReturnType<typeof signInAs>>
let reader: typeof author
let admin: typeof author
let buyer: typeof author

const makeSubmission = (number: number, changes: Partial<NewSubmission> = {}): NewSubmission => ({
  reference: `F-TEST000${number}`,
  formKey: 'contact',
  page: '/contact-us',
  language: 'en',
  labels: { firstName: 'First name', message: 'Message' },
  submitted: { firstName: 'Nora', message: '=HYPERLINK("http://evil")' },
  consents: [{ field: 'consent', text: 'You may answer me.', isGiven: true }],
  email: `person${number}@vestkyst.com`,
  holder: `visitor:${number}`,
  personId: null,
  network: null,
  address: '203.0.113.1',
  captchaScore: 1,
  repeatKey: `repeat-${number}`,
  files: [],
  submittedAt: new Date(Date.UTC(2026, 10, number)),
  keepUntil: new Date(Date.UTC(2027, 10, number)),
  ...changes,
})

beforeAll(async () => {
  site = await openTestApp()
  author = await signInAs(site, 'author@sps.example', { roles: ['author'] }, { isProven: true })
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'] }, { isProven: true })
  reader = await signInAs(site, 'marketing@sps.example', { roles: ['author', 'lead-viewer'] }, { isProven: true })
  buyer = await signInAs(site, 'buyer@sps.example')
  await withTenant(site.services.db, 'sps', async (tx) => {
    for (const number of [1, 2, 3]) await insertSubmission(tx, makeSubmission(number))
    await insertSubmission(tx, makeSubmission(4, { formKey: GATE_FORM.formKey, submitted: { firstName: 'Ola' } }))
  })
  await withTenant(site.services.db, 'aerobt', (tx) => insertSubmission(tx, makeSubmission(5)))
})
afterAll(() => site.close())

const get = (url: string, who?: typeof author) =>
  site.app.inject({ url, headers: { host: 'sps.localhost', cookie: who?.cookie ?? '' } })

test('staff see what was sent, search it and narrow it; others’ tenants have their own', async () => {
  const all = (await get(BASE, reader)).json()
  expect(all.total).toBe(4)
  expect(all.rows[0].reference).toBe('F-TEST0004')
  expect(all.forms).toEqual(['contact', 'download-details'])
  expect((await get(`${BASE}?find=ola`, reader)).json().rows).toHaveLength(1)
  expect((await get(`${BASE}?find=TEST0002`, reader)).json().rows).toHaveLength(1)
  expect((await get(`${BASE}?form=contact&at=2026-11-02..2026-11-03`, reader)).json().total).toBe(2)
  expect((await get(`${BASE}?sort=nothing`, reader)).statusCode).toBe(400)
})

test('visitors are asked to sign in, and to customers it does not exist', async () => {
  for (const path of [BASE, `${BASE}/export.csv`, `${BASE}/00000000-0000-4000-8000-000000000000`]) {
    expect((await get(path)).statusCode).toBe(401)
    expect((await get(path, buyer)).statusCode).toBe(404)
  }
})

test('one is shown with its consents word for word, another tenant’s does not exist', async () => {
  const { rows } = (await get(`${BASE}?find=TEST0001`, reader)).json()
  const one = await get(`${BASE}/${rows[0].id}`, reader)
  expect(one.json()).toMatchObject({
    fields: [{ label: 'First name', value: 'Nora' }, {}],
    consents: [{ text: 'You may answer me.', isGiven: true }],
  })
  expect(one.headers['cache-control']).toBe('private, no-store')
  const foreign = await withTenant(site.services.db, 'aerobt', (tx) =>
    tx.selectFrom('formSubmission').select('id').executeTakeFirstOrThrow(),
  )
  expect((await get(`${BASE}/${foreign.id}`, admin)).statusCode).toBe(404)
})

test('exports hold every field, and no formula of a visitor [T-50]', async () => {
  const csv = await get(`${BASE}/export.csv?form=contact`, reader)
  expect(csv.headers['content-disposition']).toContain('forms.csv')
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(4)
  expect(csv.body).toContain(`"'=HYPERLINK(""http://evil"")"`)
  const book = await get(`${BASE}/export.xlsx`, reader)
  expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('one is erased by staff, everything of an address by admins alone', async () => {
  const { rows } = (await get(`${BASE}?find=TEST0003`, reader)).json()
  const remove = (who: typeof author) =>
    site.app.inject({
      method: 'DELETE',
      url: `${BASE}/${rows[0].id}`,
      headers: { host: 'sps.localhost', cookie: who.cookie, origin: 'http://sps.localhost' },
    })
  expect((await remove(buyer)).statusCode).toBe(404)
  expect((await remove(reader)).statusCode).toBe(204)
  expect((await remove(reader)).statusCode).toBe(404)
  const erase = (who: typeof author) =>
    site.app.inject({
      method: 'POST',
      url: '/api/forms/v1/erasures',
      headers: { host: 'sps.localhost', cookie: who.cookie, origin: 'http://sps.localhost' },
      payload: { email: 'PERSON1@vestkyst.com' },
    })
  expect((await erase(reader)).statusCode).toBe(404)
  expect((await erase(admin)).json()).toEqual({ erased: 1 })
  expect((await erase(admin)).json()).toEqual({ erased: 0 })
})

test('staff download a file that came with a form; it goes with its submission [T-81]', async () => {
  const fileKey = 'sps/forms/test-file'
  await site.services.files.put(fileKey, Buffer.from('%PDF-1.7 drawing'), { contentType: 'application/pdf' })
  const files = [{ field: 'drawing', name: 'Pumpe “A”.pdf', size: 16, mediaType: 'application/pdf', fileKey }]
  const id = await withTenant(site.services.db, 'sps', (tx) => insertSubmission(tx, makeSubmission(9, { files })))
  expect((await get(`${BASE}/${id}`, reader)).json().files).toEqual([{ field: 'drawing', name: 'Pumpe “A”.pdf', size: 16 }])
  const answer = await get(`${BASE}/${id}/files/drawing`, reader)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('%PDF-1.7 drawing')
  expect(answer.headers['content-type']).toContain('application/octet-stream')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Pumpe/)
  expect((await get(`${BASE}/${id}/files/other`, reader)).statusCode).toBe(404)
  expect((await get(`${BASE}/${id}/files/drawing`, buyer)).statusCode).toBe(404)
  expect((await get(`${BASE}/${id}/files/drawing`)).statusCode).toBe(401)
  const headers = { host: 'sps.localhost', cookie: reader.cookie, origin: 'http://sps.localhost' }
  expect((await site.app.inject({ method: 'DELETE', url: `${BASE}/${id}`, headers })).statusCode).toBe(204)
  expect(await site.services.files.stat(fileKey)).toBeUndefined()
})

test('authors without the right see that something came, not who wrote what [T-102]', async () => {
  const all = (await get(BASE, author)).json()
  expect([all.mayRead, all.mayManage, all.total > 0]).toEqual([false, false, true])
  expect(JSON.stringify(all)).not.toContain('vestkyst')
  expect((await get(`${BASE}?find=ola`, author)).json().total).toBe(0)
  expect((await get(`${BASE}?find=TEST0002`, author)).json().total).toBe(1)
  const order = async (sort: string) =>
    (await get(`${BASE}?sort=${sort}`, author)).json().rows.map(({ reference }: { reference: string }) => reference)
  // Sorting by an address that is not shown tells nothing of it.
  expect(await order('email')).toEqual(await order('-email'))
  const { id } = all.rows[0]
  for (const path of ['/export.csv', '/export.xlsx', `/${id}`, `/${id}/files/drawing`])
    expect((await get(`${BASE}${path}`, author)).statusCode, path).toBe(403)
  const headers = { host: 'sps.localhost', cookie: author.cookie, origin: 'http://sps.localhost' }
  expect((await site.app.inject({ method: 'DELETE', url: `${BASE}/${id}`, headers })).statusCode).toBe(403)
  expect((await get(`${BASE}/${id}`, admin)).statusCode).toBe(200)
})
