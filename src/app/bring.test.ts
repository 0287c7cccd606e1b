import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertKey } from '#foundation/integration/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { parseBring, runBring } from '#app/bring.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let folder: string
let key: string
beforeAll(async () => {
  site = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-bring-'))
  const scopes = ['companies', 'accounts', 'people', 'tools', 'tool-access'].flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  key = await withTenant(site.services.db, 'sps', (tx) => insertKey(tx, { name: 'ERP', scopes, now: new Date() }))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const COMPANIES = 'number,name,countryCode\n100,Nordfjord Shipping,NO\n200,Ærø Ferries,dk\n'
const ACCOUNTS =
  'erpId;number;company;name;countryCode;currency;creditLimit\nM1;1001;100;Nordfjord, Main;no;NOK;250000.50\nM1;1002;200;Ærø;dk;DKK;\n'
const PEOPLE =
  'mail,givenName,familyName,roles,company,accounts,defaultAccount\nKari@nordfjord.example,Kari,Moen,customer,100,M1~1001|1002,0000001001\n'

let count = 0
const bring = async (files: Readonly<Record<string, string | Uint8Array>>, ...flags: string[]) => {
  const own = path.join(folder, String(count++))
  await mkdir(path.join(own, 'files'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(own, name), content)
  const said: string[] = []
  const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
  const { text, isWhole } = await runBring(services, parseBring(['--tenant', 'sps', ...flags, own]), (one) => void said.push(one))
  return { said, text, isWhole, own }
}

const call = async (kind: string, lines: readonly unknown[]) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/integration/v1/${kind}`,
    headers: { host: 'sps.localhost', authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    payload: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const read = async (kind: string, query = '') => {
  const answer = await site.app.inject({
    url: `/api/integration/v1/${kind}${query}`,
    headers: { host: 'sps.localhost', authorization: `Bearer ${key}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

describe('a folder of files', () => {
  test('is saved in the order that references need, and again changes nothing [T-52]', async () => {
    const files = { 'people.csv': PEOPLE, 'accounts.csv': ACCOUNTS, 'companies.csv': COMPANIES }
    const first = await bring(files)
    expect(first.said).toEqual([])
    expect(first.text.split('\n')).toEqual([
      'companies.csv: 2 taken, 0 unchanged, 0 refused',
      'accounts.csv: 2 taken, 0 unchanged, 0 refused',
      'people.csv: 1 taken, 0 unchanged, 0 refused',
    ])
    expect((await bring(files)).text).toContain('people.csv: 0 taken, 1 unchanged, 0 refused')
    expect(await read('companies')).toEqual([
      { number: '100', name: 'Nordfjord Shipping', countryCode: 'no' },
      { number: '200', name: 'Ærø Ferries', countryCode: 'dk' },
    ])
    expect(await read('accounts')).toMatchObject([
      { erpId: 'M1', number: '0000001001', creditLimit: '250000.5' },
      { currency: 'DKK' },
    ])
    expect(await read('people')).toMatchObject([
      {
        mail: 'kari@nordfjord.example',
        company: '100',
        accounts: ['M1~0000001001', 'M1~0000001002'],
        defaultAccount: 'M1~0000001001',
        status: 'pending',
      },
    ])
  })

  test('is refused as a whole for one bad line, which is named with its column [T-46]', async () => {
    const before = await read('companies')
    const { said, text, isWhole, own } = await bring({
      'companies.csv': 'number,name,countryCode\n300,New,no\n301,,xx\n300,Twice,no\n302,=HYPERLINK(1),no\n',
      'accounts.csv': 'erpId,number,name,countryCode,currency,company\nM1,77,A,no,NOK,999\n',
    })
    expect(isWhole).toBe(false)
    expect(said).toEqual([
      'companies.csv line 3: name: is missing; countryCode: ‘xx’ is no country; write its two letters, such as de',
      'companies.csv line 4: number: ‘300’ is in a line before',
      'companies.csv line 5: name: ‘=HYPERLINK(1)’ begins like a formula, with =',
      'accounts.csv line 2: company: ‘999’ is not among the companies',
    ])
    expect(text).toContain('Nothing was saved.')
    expect(await readFile(path.join(own, 'companies.refused.csv'), 'utf8')).toContain('"4","number"')
    expect(await read('companies')).toEqual(before)
  })

  test('gives its good lines where that is wanted', async () => {
    const { text } = await bring({ 'companies.csv': 'number,name\n400,Good\n401,\n' }, '--partial')
    expect(text).toBe('companies.csv: 1 taken, 0 unchanged, 1 refused')
    expect(await read('companies')).toContainEqual({ number: '400', name: 'Good' })
  })

  test('is only looked at with --check', async () => {
    const { text } = await bring({ 'companies.csv': 'number,name\n500,Good\n' }, '--check')
    expect(text).toBe('companies.csv: 1 taken, 0 unchanged, 0 refused')
    expect(await read('companies')).not.toContainEqual({ number: '500', name: 'Good' })
  })

  test.each([
    ['UTF-16', Buffer.from('\ufeffnumber,name\n1,A\n', 'utf16le'), 'The file is written in UTF-16. Please save it as UTF-8.'],
    ['Windows-1252', Buffer.from('number,name\n1,Caf\xe9\n', 'latin1'), 'The file is not written in UTF-8'],
    ['a column twice', Buffer.from('number,name,name\n1,A,B\n'), 'The column name is there twice.'],
    ['an open quote', Buffer.from('number,name\n1,"A\n'), 'The table cannot be read'],
    ['a workbook by name', Buffer.from('PK\u0003\u0004'), 'The file is a workbook or an archive.'],
  ])('with a file that is no table is refused by name: %s', async (_, content, sentence) => {
    const { said, isWhole } = await bring({ 'companies.csv': content })
    expect(isWhole).toBe(false)
    expect(said.join('\n')).toContain(sentence)
  })

  test('with lines of JSON, of which a deletion needs the key alone', async () => {
    await bring({ 'companies.ndjson': '{"number":"600","name":"Old"}\n' })
    const gone = { 'companies.ndjson': '\n{"number":"600","deleted":true}\n' }
    expect((await bring(gone)).text).toContain('1 taken')
    expect((await bring(gone)).text).toContain('1 unchanged')
    expect(await read('companies')).not.toContainEqual({ number: '600', name: 'Old' })
  })
})

describe('the same lines by a program', () => {
  test('are answered line by line with everything that is wrong', async () => {
    expect(await call('companies', [{ number: '700', name: 'By API' }, { nummer: '1', countryCode: 5 }, 7])).toEqual([
      { line: 1, ok: true },
      {
        line: 2,
        ok: false,
        error:
          'nummer: there is no such field; known are number, name, countryCode, customerType, customerGroup, lineOfBusiness; number: is missing; name: is missing; countryCode: ‘5’ is no country; write its two letters, such as de',
      },
      { line: 3, ok: false, error: 'the line is no record of fields and values' },
    ])
  })

  test('find an account padded or not, and say nothing twice [T-52]', async () => {
    const line = { mail: 'ola@nordfjord.example', givenName: 'Ola', familyName: 'Moen', accounts: ['1002'] }
    expect(await call('people', [line, { ...line, givenName: 'Olav' }])).toEqual([
      { line: 1, ok: true },
      { line: 2, ok: true },
    ])
    expect(await read('people')).toContainEqual(expect.objectContaining({ givenName: 'Olav', accounts: ['M1~0000001002'] }))
  })

  test('keep the ids and numbers of people, and give nobody those of somebody else', async () => {
    const [one, other] = ['7d0f7a3e-0000-8000-8000-000000000001', '7d0f7a3e-0000-8000-8000-000000000002']
    const line = { mail: 'ida@nordfjord.example', givenName: 'Ida', familyName: 'Moen' }
    const answersTo = async (...lines: object[]) => (await call('people', lines)).map(({ error }) => error)
    expect(await answersTo({ ...line, id: one, honId: 'P-1' })).toEqual([undefined])
    expect(await answersTo({ ...line, givenName: 'Idar' })).toEqual([undefined])
    const stored = { mail: line.mail, givenName: 'Idar', id: one, honId: 'P-1' }
    expect(await read('people')).toContainEqual(expect.objectContaining(stored))
    expect(await answersTo({ ...line, id: other })).toEqual([`id: the person has the id ${one} already`])
    const another = { ...line, mail: 'ivar@nordfjord.example' }
    expect(await answersTo({ ...another, id: one })).toEqual(['id: somebody else has this id'])
    expect(await answersTo({ ...another, honId: 'P-1' })).toEqual(['honId: somebody else has this number'])
    expect(await answersTo({ ...another, id: 'P-1' })).toEqual([expect.stringContaining('is no UUID')])
    expect(await answersTo({ ...another, id: other })).toEqual([undefined])
  })

  test('leave out what they do not name, and take away what is null', async () => {
    await call('companies', [{ number: '700', name: 'By API', countryCode: 'se', customerGroup: 'Key Account' }])
    await call('companies', [{ number: '700', name: 'Renamed', customerGroup: null }])
    expect(await read('companies')).toContainEqual({ number: '700', name: 'Renamed', countryCode: 'se' })
  })

  test('are read back since a time', async () => {
    const since = new Date().toISOString()
    await call('companies', [{ number: '701', name: 'Later' }])
    expect(await read('companies', `?since=${encodeURIComponent(since)}`)).toEqual([{ number: '701', name: 'Later' }])
  })

  test('give tools and who may use them, which opens ordering', async () => {
    await call('tools', [{ id: 'ecommerce', names: { en: 'Order online' }, segment: 'Commerce', address: '/shop' }])
    expect(
      await call('tool-access', [
        { person: 'KARI@nordfjord.example', tool: 'ecommerce', status: 'approved' },
        { person: 'nobody@nordfjord.example', tool: 'ecommerce', status: 'Approved' },
      ]),
    ).toMatchObject([{ ok: true }, { ok: false, error: 'person: ‘nobody@nordfjord.example’ is not among the people' }])
    expect(await read('tool-access')).toEqual([{ person: 'kari@nordfjord.example', tool: 'ecommerce', status: 'Approved' }])
  })

  test('tell the audit log who got rights, and end what is open for those who lost them [T-103]', async () => {
    const staff = { mail: 'olga@marine.example', givenName: 'Olga', familyName: 'Berg', roles: ['author'], status: 'active' }
    await call('people', [staff, { ...staff, roles: ['author', 'lead-viewer'] }])
    const inSite = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
    const entries = () =>
      inSite(
        async (tx) =>
          (
            await sql<{ action: string; after: string | null; by: string }>`
              select action, details->>'after' as after, details->>'by' as by from audit_entry
              where details->>'name' = ${staff.mail} order by at, id`.execute(tx)
          ).rows,
      )
    expect(await entries()).toEqual([
      { action: 'person.roles', after: 'author', by: 'import' },
      { action: 'person.roles', after: 'author, lead-viewer', by: 'import' },
    ])
    await inSite((tx) =>
      sql`insert into person_token (person_id, purpose, email, token_hash, expires_at)
        select id, 'reset-password', email, decode('00', 'hex'), now() + interval '1 day' from person where email = ${staff.mail}`.execute(
        tx,
      ),
    )
    expect(await call('people', [{ ...staff, roles: ['author', 'lead-viewer'], status: 'deactivated' }])).toEqual([
      { line: 1, ok: true },
    ])
    const { rows: links } = await inSite((tx) =>
      sql`select 1 from person_token join person on person.id = person_id where person.email = ${staff.mail}`.execute(tx),
    )
    expect(links).toEqual([])
    expect((await entries()).map(({ action }) => action)).toEqual(['person.roles', 'person.roles', 'person.disabled'])
  })

  test('never leave a site without an admin', async () => {
    const admin = { mail: 'admin@marine.example', givenName: 'Anna', familyName: 'Berg', roles: ['admin'], status: 'active' }
    expect(await call('people', [admin])).toEqual([{ line: 1, ok: true }])
    const sentence = 'roles: nobody would be left who administers the site'
    expect(await call('people', [{ ...admin, roles: ['customer'] }])).toEqual([{ line: 1, ok: false, error: sentence }])
    expect(await call('people', [{ mail: admin.mail, deleted: true }])).toEqual([{ line: 1, ok: false, error: sentence }])
  })
})
