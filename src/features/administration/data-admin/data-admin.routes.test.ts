import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDataImportTask } from '#features/administration/data-admin/imports/data-import.task.ts'
import { openLineHistory } from '#foundation/data-kinds/public.server.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { giveProof } from '#foundation/identity/testing/give-proof.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let admin: SignedIn
let foreigner: SignedIn
let proven: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'] })
  foreigner = await signInAs(site, 'admin@aerobt.example', { roles: ['internal', 'admin'] })
  const proof = await withTenant(site.services.db, 'sps', (tx) => giveProof(tx, site.services, 'sps', admin.sessionId))
  proven = { ...admin, cookie: `${admin.cookie}; ${proof}` }
  await site.services.jobs.startWorkers([createDataImportTask(site.services)])
})
afterAll(() => site.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
const call = (who: SignedIn, method: Method, path: string, payload?: object | Buffer, headers: Record<string, string> = {}) =>
  site.app.inject({
    method,
    url: path.startsWith('/api/') ? path : `/api/back-office/v1/data/${path}`,
    headers: { host: who.host, cookie: who.cookie, origin: `http://${who.host}`, ...headers },
    ...(payload && { payload }),
  })
const save = async (kind: string, line: object, more: object = {}) =>
  (await call(proven, 'PUT', `${kind}/line`, { line, ...more })).json<{ isSaved: boolean; change: string; problems: unknown[] }>()
const list = async (kind: string, query = '') =>
  (await call(admin, 'GET', `${kind}${query}`)).json<{ rows: { key: string; line: Record<string, unknown> }[]; total: number }>()

describe('a kind on its screen', () => {
  test('says what its fields are', async () => {
    const { keys, fields } = (await call(admin, 'GET', 'companies/description')).json()
    expect(keys).toEqual(['number'])
    expect(fields[0]).toMatchObject({ name: 'number', isRequired: true, help: 'Your own number of the customer.' })
    const german = (await call(admin, 'GET', 'companies/description?language=de')).json()
    expect(german.fields[0]).toMatchObject({ name: 'number', help: 'Ihre eigene Nummer des Kunden.' })
    expect((await call(admin, 'GET', 'teapots/description')).statusCode).toBe(404)
  })

  test('is made, found, changed with its history, and taken away', async () => {
    expect(await save('companies', { number: '100', name: 'Nordfjord' }, { isNew: true })).toMatchObject({
      isSaved: true,
      change: 'new',
    })
    expect(await save('companies', { number: '100', name: 'Other' }, { isNew: true })).toMatchObject({
      isSaved: false,
      problems: [{ column: 'number', reason: 'is taken already' }],
    })
    expect(await save('companies', { number: '100', name: 'Nordfjord Shipping' })).toMatchObject({ change: 'changed' })
    const { rows, total } = await list('companies', '?find=fjord%20ship')
    expect([rows.map(({ line }) => line), total]).toEqual([[{ number: '100', name: 'Nordfjord Shipping' }], 1])
    expect((await list('companies', '?find=100%25')).total).toBe(0)
    const read = (await call(admin, 'GET', `companies/line?key=${encodeURIComponent('["100"]')}`)).json()
    expect(read.history).toMatchObject([
      { before: { name: 'Nordfjord' }, after: { name: 'Nordfjord Shipping' } },
      { before: {}, after: { name: 'Nordfjord' } },
    ])
    const gone = await call(proven, 'POST', 'companies/removal', { keys: ['["100"]'] })
    expect(gone.json()).toEqual({ removed: 1, refused: [] })
    expect((await list('companies')).total).toBe(0)
  })

  test('shows what belongs to it, with the way to its list', async () => {
    await save('companies', { number: '50', name: 'Fifty' })
    await save('accounts', { erpId: 'M1', number: '51', name: 'A', currency: 'NOK', countryCode: 'no', company: '50' })
    await save('people', { mail: 'c@x.example', givenName: 'G', familyName: 'F', company: '50', accounts: ['51'] })
    const related = async (kind: string, key: string) =>
      (await call(admin, 'GET', `${kind}/line?key=${encodeURIComponent(key)}`)).json().related
    expect(await related('companies', '["50"]')).toEqual([
      { kind: 'accounts', field: 'company', value: '50', count: 1 },
      { kind: 'people', field: 'company', value: '50', count: 1 },
    ])
    expect(await related('accounts', '["M1","0000000051"]')).toContainEqual({
      ...{ kind: 'people', field: 'accounts', value: 'M1~0000000051', count: 1 },
    })
    expect((await list('people', '?only=accounts:M1~0000000051')).total).toBe(1)
    await call(proven, 'POST', 'people/removal', { keys: ['["c@x.example"]'] })
    await call(proven, 'POST', 'accounts/removal', { keys: ['["M1","0000000051"]'] })
    expect((await call(proven, 'POST', 'companies/removal', { keys: ['["50"]'] })).json().removed).toBe(1)
  })

  test('refuses with a sentence for each field', async () => {
    expect(
      await save('accounts', { erpId: 'M1', number: '1', name: '', currency: 'US$', countryCode: 'no', company: '77' }),
    ).toEqual({
      isSaved: false,
      change: 'unchanged',
      problems: [
        { column: 'name', reason: 'is missing' },
        { column: 'currency', reason: '‘US$’ is no currency; write its three letters, such as EUR' },
      ],
    })
  })

  test('refuses in the language of the screen', async () => {
    const line = { erpId: 'M1', number: '1', name: '', currency: 'US$', countryCode: 'no', company: '77' }
    expect((await call(proven, 'PUT', 'accounts/line?language=de', { line })).json().problems).toEqual([
      { column: 'name', reason: 'fehlt' },
      { column: 'currency', reason: '„US$“ ist keine Währung; schreiben Sie ihre drei Buchstaben, etwa EUR' },
    ])
  })

  test('of the catalogue is saved by itself; listings and search follow', async () => {
    expect(await save('categories', { path: 'valves', names: { en: 'Valves' } })).toMatchObject({ isSaved: true })
    const product = { sku: 'V-1', category: 'valves', names: { en: 'Valve' } }
    expect(await save('products', product)).toMatchObject({ isSaved: true, change: 'new' })
    expect(await save('prices', { sku: 'V-1', currency: 'EUR', amount: '12.50' })).toMatchObject({ isSaved: true })
    expect((await list('products', '?find=V-1')).rows[0]?.line).toMatchObject(product)
    expect((await call(proven, 'POST', 'products/removal', { keys: ['["V-1"]'] })).json()).toMatchObject({ removed: 1 })
  })

  test('is filtered by what it refers to, by yes or no and by a period, all at once', async () => {
    await save('companies', { number: '60', name: 'Sixty' })
    await save('accounts', { erpId: 'M1', number: '61', name: 'A', currency: 'NOK', countryCode: 'no', company: '60' })
    for (const [mail, isAsm] of [
      ['f1@x.example', true],
      ['f2@x.example', false],
    ])
      await save('people', { mail, givenName: 'G', familyName: 'F', company: '60', isAsm })
    const mailsOf = async (query: string) => (await list('people', query)).rows.map(({ line }) => line['mail'])
    expect(await mailsOf('?only=company:60&only=isAsm:true')).toEqual(['f1@x.example'])
    expect(await mailsOf('?only=company:60&only=isAsm:false')).toEqual(['f2@x.example'])
    for (const [country, validFrom] of [
      ['no', '2027-01-01'],
      ['se', '2027-06-01'],
    ])
      await save('holidays', { countryCode: country, day: validFrom, names: { en: 'Day' } })
    const days = async (query: string) => (await list('holidays', query)).rows.length
    expect(await days('?only=day:2027-01-01..2027-03-01')).toBe(1)
    expect(await days('?only=day:2027-01-02..')).toBe(1)
    expect(await days('?only=day:2027-01-01..2027-06-01')).toBe(2)
    expect((await call(admin, 'GET', 'holidays?only=day:2027-13-01..')).statusCode).toBe(400)
    await call(proven, 'POST', 'people/removal', { keys: ['["f1@x.example"]', '["f2@x.example"]'] })
    await call(proven, 'POST', 'accounts/removal', { keys: ['["M1","0000000061"]'] })
    await call(proven, 'POST', 'companies/removal', { keys: ['["60"]'] })
  })

  test('of people wants fresh proof, and nobody changes their own rights [T-103]', async () => {
    const own = { mail: 'admin@sps.example', givenName: 'A', familyName: 'B', roles: ['customer'] }
    expect((await call(admin, 'PUT', 'people/line', { line: own })).statusCode).toBe(403)
    expect(await save('people', own)).toMatchObject({ isSaved: false, problems: [{ reason: 'nobody changes their own rights' }] })
  })

  test('is filtered by a choice, and leaves as a table that can be brought again', async () => {
    for (const [mail, userType] of [
      ['a@x.example', 'Customer'],
      ['b@x.example', 'Employee'],
    ])
      await save('people', { mail, givenName: 'G', familyName: 'F', userType })
    expect((await list('people', '?only=userType:Employee')).rows.map(({ line }) => line['mail'])).toContain('b@x.example')
    expect((await call(admin, 'GET', 'people?only=nothing:1')).statusCode).toBe(400)
    const table = (await call(proven, 'GET', 'people/export.csv?find=a%40x')).body
    expect(table.split('\r\n')[0]).toContain('"mail","givenName","familyName","roles"')
    expect(table).toContain('"a@x.example","G","F","customer"')
    expect((await call(admin, 'GET', 'companies/sample.csv')).body).toContain('"400100","Nordfjord Shipping","no"')
  })
})

const FILE_ACTOR = '00000000-0000-0000-0000-000000000000'

describe('history of a line', () => {
  const historyOf = async (kind: string, key: string) =>
    (await call(admin, 'GET', `${kind}/line?key=${encodeURIComponent(key)}`)).json().history

  test('names the program that changed it by its key, and what was there before', async () => {
    const key = await withTenant(site.services.db, 'sps', (tx) =>
      insertKey(tx, { name: 'Our ERP', scopes: ['companies:write', 'accounts:write'], now: new Date() }),
    )
    const send = async (kind: string, ...lines: object[]) => {
      const payload = lines.map((line) => JSON.stringify(line)).join('\n')
      const headers = { host: admin.host, authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
      const answer = await site.app.inject({ method: 'POST', url: `/api/integration/v1/${kind}`, headers, payload })
      expect(answer.body).not.toContain('"ok":false')
    }
    await save('companies', { number: '70', name: 'Seventy' })
    await send('companies', { number: '70', name: 'Seventy by sea' })
    await send('companies', { number: '70', name: 'Seventy by sea' })
    expect(await historyOf('companies', '["70"]')).toMatchObject([
      { source: 'key', by: 'Our ERP', action: 'data.bring', before: { name: 'Seventy' }, after: { name: 'Seventy by sea' } },
      { source: 'person', by: expect.stringContaining(' '), action: 'data.save' },
    ])
    // Written in another way than it is stored.
    await send('accounts', { erpId: 'M1', number: '71', name: 'A', currency: 'NOK', countryCode: 'no', company: '70' })
    expect(await historyOf('accounts', '["M1","0000000071"]')).toMatchObject([
      { source: 'key', before: {}, after: { name: 'A' } },
    ])
    await send('accounts', { erpId: 'M1', number: '71', deleted: true })
    await send('companies', { number: '70', deleted: true })
    await send('companies', { number: '70', name: 'Again' })
    expect((await historyOf('companies', '["70"]')).map(({ action }: { action: string }) => action)).toEqual([
      ...['data.bring', 'data.remove', 'data.bring', 'data.save'],
    ])
    await send('companies', { number: '70', deleted: true })
  })

  test('of what a program changes all day has entries for a thousand lines, and one for the rest of the day', async () => {
    const { services } = site
    const categories = services.dataKinds.get('categories')
    if (!categories) throw new Error('no categories')
    const kind = { ...categories, changesAllDay: true }
    const program = { id: '00000000-0000-4000-8000-00000000000a', kind: 'key', name: 'Sync' } as const
    const bringRound = (round: number) =>
      withTenant(services.db, 'sps', async (tx) => {
        const lines = Array.from({ length: 600 }, (_, at) => ({
          line: { path: `d-${at}`, names: { en: `Round ${round}` } },
          isDeleted: false,
        }))
        const history = openLineHistory(kind, program, services)
        history.count(await history.note(tx, lines, await kind.apply({ tx, tenant: 'sps', services }, lines)))
        if (history.isLong()) await history.end(tx)
      })
    for (const round of [1, 2, 3, 4]) await bringRound(round)
    const entries = await withTenant(services.db, 'sps', (tx) =>
      tx.selectFrom('auditEntry').select(['action', 'details']).where('actorId', '=', program.id).execute(),
    )
    expect(entries.filter(({ action }) => action === 'data.bring')).toHaveLength(1000)
    const summaries = entries.filter(({ action }) => action === 'data.brought')
    expect(summaries).toMatchObject([{ details: { object: 'Sync', kind: 'categories', via: 'Sync' } }])
    expect((await historyOf('categories', '["d-5"]'))[0]).toMatchObject({
      by: 'Sync',
      source: 'key',
      action: 'data.brought',
      rows: null,
    })
    // Once a person has changed it, that is what its history ends with.
    await save('categories', { path: 'd-5', names: { en: 'By hand' } })
    expect((await historyOf('categories', '["d-5"]'))[0]).toMatchObject({ source: 'person', action: 'data.save' })
    const keys = Array.from({ length: 600 }, (_, at) => JSON.stringify([`d-${at}`]))
    for (let at = 0; at < keys.length; at += 100)
      await call(proven, 'POST', 'categories/removal', { keys: keys.slice(at, at + 100) })
  })

  test('of a long file has an entry for a thousand lines, and one for the whole that the others show', async () => {
    const { services } = site
    const kind = services.dataKinds.get('companies')
    if (!kind) throw new Error('no companies')
    const lines = Array.from({ length: 1300 }, (_, at) => ({ line: { number: `L-${at}`, name: `Long ${at}` }, isDeleted: false }))
    const counted = await withTenant(services.db, 'sps', async (tx) => {
      const history = openLineHistory(kind, { id: FILE_ACTOR, kind: 'file', name: 'companies.csv' }, services)
      for (let at = 0; at < lines.length; at += 500) {
        const batch = lines.slice(at, at + 500)
        history.count(await history.note(tx, batch, await kind.apply({ tx, tenant: 'sps', services }, batch)))
      }
      await history.end(tx)
      const entries = tx.selectFrom('auditEntry').where('actorId', '=', FILE_ACTOR)
      return entries
        .select(['action', (make) => make.fn.countAll().as('count')])
        .groupBy('action')
        .orderBy('action')
        .execute()
    })
    expect(counted.map(({ action, count }) => [action, Number(count)])).toEqual([
      ['data.bring', 1000],
      ['data.brought', 1],
    ])
    const first = { source: 'file', by: 'companies.csv', rows: null, after: { name: 'Long 3' } }
    expect(await historyOf('companies', '["L-3"]')).toMatchObject([first])
    expect(await historyOf('companies', '["L-1200"]')).toMatchObject([{ source: 'file', by: 'companies.csv', rows: 1300 }])
    const keys = lines.map(({ line }) => JSON.stringify([line.number]))
    for (let at = 0; at < keys.length; at += 100)
      await call(proven, 'POST', 'companies/removal', { keys: keys.slice(at, at + 100) })
    await call(proven, 'POST', 'companies/removal', { keys: ['["70"]'] })
  })
})

describe('a file', () => {
  const upload = async (text: string | Buffer, name: string) => {
    const bytes = Buffer.from(text)
    const begun = await call(admin, 'POST', '/api/uploads', { kind: 'data-import', name, size: bytes.length })
    const { id } = begun.json<{ id: string }>()
    const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    await call(admin, 'PATCH', `/api/uploads/${id}`, bytes, part)
    return id
  }
  const read = async (id: string, kind = 'companies') => (await call(admin, 'GET', `${kind}/imports/${id}`)).json()
  const reach = (id: string, state: string, kind?: string) =>
    vi.waitFor(async () => expect((await read(id, kind)).state).toBe(state), { timeout: 60_000, interval: 100 })
  const check = async (text: string) => {
    const { id } = (await call(admin, 'POST', 'companies/imports', { uploadId: await upload(text, 'companies.csv') })).json<{
      id: string
    }>()
    await reach(id, 'checked')
    return id
  }

  test('is looked at before anything changes, saved, and taken back within a day [T-113]', async () => {
    await save('companies', { number: '1', name: 'One', countryCode: 'no' })
    await save('companies', { number: '2', name: 'Two' })
    await save('companies', { number: '3', name: 'Three' })
    const id = await check('number,name,deleted\n1,Uno,\n2,Two,\n4,Four,\n3,,true\n5,,\n')
    expect(await read(id)).toMatchObject({
      counts: { new: 1, changed: 1, deleted: 1, unchanged: 1, refused: 1 },
      changes: [
        { number: 2, change: 'changed', before: { name: 'One' }, after: { name: 'Uno', countryCode: 'no' } },
        { number: 4, change: 'new' },
        { number: 5, change: 'deleted' },
      ],
      refused: [{ number: 6, problems: [{ column: 'name', reason: 'is missing' }] }],
    })
    const before = (await list('companies')).rows.map(({ line }) => line)
    expect(before).toMatchObject([{ name: 'One' }, { name: 'Two' }, { name: 'Three' }])
    expect((await call(admin, 'POST', `companies/imports/${id}/apply`)).statusCode).toBe(202)
    await reach(id, 'done')
    expect((await list('companies')).rows.map(({ line }) => line['name'])).toEqual(['Uno', 'Two', 'Four'])
    expect((await call(admin, 'POST', `companies/imports/${id}/apply`)).statusCode).toBe(409)
    expect((await call(admin, 'GET', `companies/imports/${id}/refused.csv`)).body).toContain('6,"name","is missing"')
    expect((await call(admin, 'GET', `companies/imports/${id}/refused.csv?language=de`)).body).toContain('6,"name","fehlt"')
    const german = (await call(admin, 'GET', `companies/imports/${id}?language=de`)).json()
    expect(german.refused).toEqual([{ number: 6, problems: [{ column: 'name', reason: 'fehlt' }] }])
    expect((await call(admin, 'GET', `companies/imports/${id}/changes.csv`)).statusCode).toBe(403)
    const { body } = await call(proven, 'GET', `companies/imports/${id}/changes.csv`)
    expect(body).toContain('2,"changed","name","One","Uno",""')
    expect(body).toContain('5,"deleted","name","Three","",""')
    expect((await call(admin, 'POST', `companies/imports/${id}/undo`)).statusCode).toBe(202)
    await reach(id, 'undone')
    expect((await list('companies')).rows.map(({ line }) => line)).toEqual(before)
    expect((await call(admin, 'POST', `companies/imports/${id}/undo`)).statusCode).toBe(409)
  })

  test('is taken back but for lines that changed since, which are named', async () => {
    for (const [number, name] of [['11', 'Eleven'], ['12', 'Twelve'], ['13', 'Thirteen']]) await save('companies', { number, name }) // prettier-ignore
    const id = await check('number,name,deleted\n11,Elf,\n12,Zwölf,\n13,,true\n14,Vierzehn,\n15,Fünfzehn,\n')
    await call(admin, 'POST', `companies/imports/${id}/apply`)
    await reach(id, 'done')
    await save('companies', { number: '12', name: 'Twelve at last' })
    await save('companies', { number: '13', name: 'Thirteen again' })
    await save('companies', { number: '15', name: 'Fünfzehn', countryCode: 'de' })
    await call(admin, 'POST', `companies/imports/${id}/undo`)
    await reach(id, 'undone')
    const names = (await list('companies')).rows.map(({ line }) => `${String(line['number'])} ${String(line['name'])}`)
    expect(names.filter((name) => /^1[1-5] /.test(name))).toEqual(['11 Eleven', '12 Twelve at last', '13 Thirteen again', '15 Fünfzehn']) // prettier-ignore
    const { counts, skipped } = await read(id)
    expect([counts.skipped, skipped]).toEqual([3, [{ number: 3, key: '12' }, { number: 4, key: '13' }, { number: 6, key: '15' }]]) // prettier-ignore
    const keys = ['["11"]', '["12"]', '["13"]', '["15"]']
    await call(proven, 'POST', 'companies/removal', { keys })
  })

  test('is taken back but for a line that somebody changes at this moment', async () => {
    await save('companies', { number: '21', name: 'Before' })
    const id = await check('number,name\n21,Imported\n')
    await call(admin, 'POST', `companies/imports/${id}/apply`)
    await reach(id, 'done')
    const kind = site.services.dataKinds.get('companies')
    if (!kind) throw new Error('no companies')
    const { apply } = kind
    // Between the comparison and the writing.
    const spy = vi.spyOn(kind, 'apply').mockImplementationOnce(async (context, lines) => {
      await withTenant(site.services.db, 'sps', (tx) =>
        apply({ ...context, tx }, [{ line: { number: '21', name: 'By hand' }, isDeleted: false }]),
      )
      return apply(context, lines)
    })
    await call(admin, 'POST', `companies/imports/${id}/undo`)
    await reach(id, 'undone')
    spy.mockRestore()
    const { rows } = await list('companies')
    expect(rows.find(({ line }) => line['number'] === '21')?.line['name']).toBe('By hand')
    expect((await read(id)).skipped).toEqual([{ number: 2, key: '21' }])
    await call(proven, 'POST', 'companies/removal', { keys: ['["21"]'] })
  })

  test('shows amounts first that more than double or fall below half', async () => {
    await save('categories', { path: 'pumps', names: { en: 'Pumps' } })
    for (const [sku, amount] of [
      ['P-1', '10.00'],
      ['P-2', '3.84'],
    ]) {
      await save('products', { sku, category: 'pumps', names: { en: 'Pump' } })
      await save('prices', { sku, currency: 'EUR', amount })
    }
    const text = 'sku,currency,amount\nP-1,EUR,10.25\nP-2,EUR,38.40\nP-1,USD,9\n'
    const uploadId = await upload(text, 'prices.csv')
    const { id } = (await call(admin, 'POST', 'prices/imports', { uploadId })).json<{ id: string }>()
    await reach(id, 'checked', 'prices')
    expect(await read(id, 'prices')).toMatchObject({
      outliers: 1,
      changes: [
        { number: 3, rise: 900 },
        { number: 2, rise: 2.5 },
        { number: 4, change: 'new', rise: null },
      ],
    })
    const { body } = await call(proven, 'GET', `prices/imports/${id}/changes.csv`)
    expect(body).toContain('3,"changed","amount","3.84","38.4",900')
    expect(body).toContain('2,"changed","amount","10","10.25",""')
  })

  test('of another site or kind does not exist', async () => {
    const id = await check('number,name\n9,Nine\n')
    expect((await call(foreigner, 'GET', `companies/imports/${id}`)).statusCode).toBe(404)
    expect((await call(admin, 'GET', `accounts/imports/${id}`)).statusCode).toBe(404)
  })

  test('that is no table says so', async () => {
    const { id } = (
      await call(admin, 'POST', 'companies/imports', { uploadId: await upload('number,number\n1,2\n', 'companies.csv') })
    ).json()
    await reach(id, 'failed')
    expect((await read(id)).problem).toBe('The column number is there twice.')
    const german = (await call(admin, 'GET', `companies/imports/${id}?language=de`)).json()
    expect(german.problem).toBe('Die Spalte number kommt zweimal vor.')
  })
})

describe('a draft on its screen', () => {
  const line = {
    id: 'D1',
    titles: { en: 'Noise' },
    html: { en: '<p>One.</p>' },
    initialDate: '2026-01-15',
    revisedDate: '2026-01-15',
  }
  const read = async () => (await call(admin, 'GET', 'articles/line?key=%5B%22D1%22%5D')).json()

  test('stands beside what is published until it is published or dropped, and history shows both', async () => {
    const draft = { ...line, html: { en: '<p>Two.</p>' }, status: 'draft' }
    expect(await save('articles', { ...line, status: 'draft' }, { isNew: true })).toMatchObject({ isSaved: true, change: 'new' })
    expect(await save('articles', line, { isNew: true })).toMatchObject({ isSaved: false })
    expect((await list('articles')).rows).toMatchObject([
      { line: { status: 'draft' }, draft: { isPublished: false, fault: null } },
    ])
    expect(await save('articles', { ...line, status: 'published' })).toMatchObject({ isSaved: true, change: 'new' })
    expect(await read()).toMatchObject({
      line: { status: 'published' },
      draft: null,
      page: '/support/knowledge/article-detail.ka_D1',
    })
    await save('articles', draft)
    expect(await read()).toMatchObject({ line: { html: draft.html }, draft: { isPublished: true } })
    const dropped = await call(proven, 'POST', 'articles/removal', { keys: ['["D1"]'], isDraftOnly: true })
    expect(dropped.json()).toEqual({ removed: 1, refused: [] })
    const { line: left, history } = await read()
    expect(left).toMatchObject({ html: line.html, status: 'published' })
    expect(history.map(({ action, after }: { action: string; after: { status?: string } }) => [action, after.status])).toEqual([
      ['data.remove', undefined],
      ['data.save', 'draft'],
      ['data.save', 'published'],
      ['data.save', 'draft'],
    ])
    expect((await call(proven, 'POST', 'companies/removal', { keys: ['["1"]'], isDraftOnly: true })).statusCode).toBe(400)
  })

  test('is found by its state, and is no part of an export', async () => {
    await save('articles', { ...line, id: 'D2', number: 'N2', status: 'draft' })
    expect((await list('articles', '?only=status:draft')).rows.map(({ key }) => key)).toEqual(['["D2"]'])
    expect((await list('articles', '?only=status:published')).rows.map(({ key }) => key)).toEqual(['["D1"]'])
    expect((await call(proven, 'GET', 'articles/export.csv')).body).not.toContain('D2')
    expect((await call(proven, 'GET', 'articles/export.csv?only=status:draft')).body).toContain('D2')
  })
})
