import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBring, runBring } from '#app/bring.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let folder: string

let count = 0
const bring = async (tenant: string, files: Readonly<Record<string, string | Uint8Array>>) => {
  const own = path.join(folder, String(count++))
  await mkdir(own)
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(own, name), content)
  const said: string[] = []
  const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
  const { isWhole } = await runBring(services, parseBring(['--tenant', tenant, own]), (one) => void said.push(one))
  return { said, isWhole }
}

/** Of the one site and of the other, so that lines of the first can name what belongs to the second. */
const worldOf = (name: string) => ({
  'companies.csv': `number,name\n${name}-1,Company of ${name}\n`,
  'accounts.csv': `erpId,number,company,name,countryCode,currency\n${name},77,${name}-1,Account,no,NOK\n`,
  'people.csv': `mail,givenName,familyName\nkari@${name}.example,Kari,Moen\n`,
  'tools.csv': `id,name_en\n${name}-shop,Shop\n`,
})

beforeAll(async () => {
  site = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-bad-'))
  for (const tenant of ['sps', 'aerobt']) expect((await bring(tenant, worldOf(tenant))).said).toEqual([])
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const HUGE = 'x'.repeat(1_000_000)
const account = { erpId: 'M1', name: 'A', countryCode: 'no', currency: 'NOK' }
const person = { givenName: 'Ola', familyName: 'Moen' }
const tool = { id: 'fleet', names: { en: 'Fleet' } }
const access = { person: 'kari@sps.example', tool: 'sps-shop', status: 'Approved' }

type BadLine = readonly [line: unknown, sentence: string]

const BAD: Readonly<Record<string, readonly BadLine[]>> = {
  companies: [
    [{ name: 'Nameless' }, 'number: is missing'],
    [{ number: '1', name: '  ' }, 'name: is missing'],
    [{ number: '1', name: '=cmd|calc' }, 'name: ‘=cmd|calc’ begins like a formula, with ='],
    [{ number: '@SUM(A1)', name: 'A' }, 'number: ‘@SUM(A1)’ begins like a formula, with @'],
    [{ number: '1', name: HUGE }, 'name: has more than 100000 letters'],
    [{ number: '9'.repeat(41), name: 'A' }, 'number: has 41 letters; 40 are the most'],
    [{ number: '1', name: 'A', countryCode: 'xx' }, 'countryCode: ‘xx’ is no country; write its two letters, such as de'],
    [{ number: '1', name: 'A', country: 'no' }, 'country: there is no such field; known are number, name'],
    [{ number: 7, name: 'A' }, 'number: ‘7’ is no text'],
    [{ number: '1', name: 'A\u0000B' }, 'name: holds a character that cannot be kept'],
    [{ number: '1', name: '\ud800' }, 'name: holds a character that cannot be kept'],
    [['1', 'A'], 'the line is no record of fields and values'],
  ],
  accounts: [
    [{ ...account, number: '1', erpId: null }, 'erpId: is missing'],
    [{ ...account, number: '2', name: '+1+cmd' }, 'name: ‘+1+cmd’ begins like a formula, with +'],
    [{ ...account, number: '3', company: '999' }, 'company: ‘999’ is not among the companies'],
    [{ ...account, number: '4', company: 'aerobt-1' }, 'company: ‘aerobt-1’ is not among the companies'],
    [{ ...account, number: '5', currency: 'kroner' }, 'currency: ‘kroner’ is no currency; write its three letters, such as EUR'],
    [{ ...account, number: '6', creditLimit: 990 }, 'creditLimit: ‘990’ is no amount; write it as a text, such as "597.52"'],
    [{ ...account, number: '7', creditLimit: '1.284,80' }, 'creditLimit: ‘1.284,80’ is no amount; write it as 597.52'],
    [{ ...account, number: '8', creditLimit: '-5' }, 'creditLimit: -5 is no amount in NOK'],
    [{ ...account, number: '9', isOrderingBlocked: 'maybe' }, 'isOrderingBlocked: ‘maybe’ is neither true nor false'],
    [{ ...account, number: '10', street: HUGE }, 'street: has more than 100000 letters'],
    [{ ...account, number: '11', countryCode: 'Norway' }, 'countryCode: ‘Norway’ is no country'],
    [{ ...account, number: '12', currencies: 'EUR|euro' }, 'currencies: ‘euro’ is no currency'],
  ],
  people: [
    [{ ...person, mail: 'ola at nordfjord' }, 'mail: ‘ola at nordfjord’ is no mail address'],
    [{ ...person, mail: 'ola-1@nordfjord.example', givenName: '' }, 'givenName: is missing'],
    [
      { ...person, mail: 'ola-2@nordfjord.example', familyName: '-2+3+cmd' },
      'familyName: ‘-2+3+cmd’ begins like a formula, with -',
    ],
    [{ ...person, mail: 'ola-3@nordfjord.example', familyName: HUGE }, 'familyName: has more than 100000 letters'],
    [
      { ...person, mail: 'ola-4@nordfjord.example', roles: ['root'] },
      'roles: ‘root’ is none of customer, internal, author, admin',
    ],
    [{ ...person, mail: 'ola-5@nordfjord.example', company: 'aerobt-1' }, 'company: ‘aerobt-1’ is not among the companies'],
    [{ ...person, mail: 'ola-6@nordfjord.example', accounts: ['M1~404'] }, 'accounts: ‘M1~404’ is not among the accounts'],
    [{ ...person, mail: 'ola-7@nordfjord.example', accounts: ['aerobt~77'] }, 'accounts: ‘aerobt~77’ is not among the accounts'],
    [
      { ...person, mail: 'ola-8@nordfjord.example', defaultAccount: 'sps~77' },
      'defaultAccount: sps~0000000077 is none of the accounts of this person',
    ],
    [
      { ...person, mail: 'ola-9@nordfjord.example', language: 'no' },
      'language: ‘no’ is none of the languages en, de, fr, es, pl, zh',
    ],
    [{ ...person, mail: 'ola-10@nordfjord.example', isAsm: 'perhaps' }, 'isAsm: ‘perhaps’ is neither true nor false'],
    [{ ...person, mail: 'ola-11@nordfjord.example', password: 'secret' }, 'password: there is no such field'],
  ],
  tools: [
    [{ ...tool, id: null }, 'id: is missing'],
    [{ ...tool, id: 'fleet monitor' }, 'id: ‘fleet monitor’ has other signs than letters, digits, - and .'],
    [{ ...tool, names: {} }, 'name_en: is missing'],
    [{ ...tool, names: { no: 'Flåte' } }, 'name_no: there are the languages en, de, fr, es, pl, zh'],
    [{ ...tool, names: 'Fleet' }, 'names: ‘Fleet’ holds no texts by language'],
    [{ ...tool, names: { en: '=1+1' } }, 'name_en: ‘=1+1’ begins like a formula, with ='],
    [{ ...tool, texts: { en: HUGE } }, 'text_en: has more than 100000 letters'],
    [{ ...tool, address: 'javascript:alert(1)' }, 'address: ‘javascript:alert(1)’ is no link'],
    [{ ...tool, address: 'http://fleet.example' }, 'address: ‘http://fleet.example’ is no link'],
    [{ ...tool, page: '//e.example' }, 'page: ‘//e.example’ is no link'],
    [{ ...tool, whoMayAsk: 'friends' }, 'whoMayAsk: ‘friends’ is none of everyone, customers, employees, nobody'],
    [{ ...tool, primary: 'x' }, 'primary: ‘x’ is neither true nor false'],
  ],
  'tool-access': [
    [{ ...access, person: null }, 'person: is missing'],
    [{ ...access, person: 'nobody@sps.example' }, 'person: ‘nobody@sps.example’ is not among the people'],
    [{ ...access, person: 'kari@aerobt.example' }, 'person: ‘kari@aerobt.example’ is not among the people'],
    [{ ...access, person: '=kari' }, 'person: ‘=kari’ begins like a formula, with ='],
    [{ ...access, tool: 'none' }, 'tool: ‘none’ is not among the tools'],
    [{ ...access, tool: 'aerobt-shop' }, 'tool: ‘aerobt-shop’ is not among the tools'],
    [{ ...access, tool: HUGE }, 'tool: has more than 100000 letters'],
    [{ ...access, status: 'Maybe' }, 'status: ‘Maybe’ is none of Approved, Pending, Denied'],
    [{ ...access, status: undefined }, 'status: is missing'],
    [{ ...access, expiresAt: '31.03.2027' }, 'expiresAt: ‘31.03.2027’ is no time; write it as 2027-03-31T08:00:00Z'],
    [{ ...access, lmsUserId: 4711 }, 'lmsUserId: ‘4711’ is no text'],
    [{ ...access, until: '2027-03-31' }, 'until: there is no such field'],
  ],
}

const write = (line: unknown): string => JSON.stringify(line)

test.each(Object.keys(BAD))(
  'bad lines of %s are each refused with what to mend, and nothing is saved [T-46, T-52, T-63, T-113]',
  async (kind) => {
    const lines = BAD[kind] ?? []
    expect(lines.length).toBeGreaterThanOrEqual(10)
    const { said, isWhole } = await bring('sps', { [`${kind}.ndjson`]: lines.map(([line]) => write(line)).join('\n') })
    expect(isWhole).toBe(false)
    for (const [at, [, sentence]] of lines.entries())
      expect(said.filter((one) => one.startsWith(`${kind}.ndjson line ${at + 1}: `)).join(), `line ${at + 1}`).toContain(sentence)
  },
)

test.each(Object.keys(BAD))('a table of %s in another encoding is refused by its name', async (kind) => {
  const latin = await bring('sps', { [`${kind}.csv`]: Buffer.from('number,name\n1,Caf\xe9\n', 'latin1') })
  expect(latin.said).toEqual([
    `${kind}.csv: The file is not written in UTF-8, probably in Windows-1252. Please save it as UTF-8.`,
  ])
  const wide = await bring('sps', { [`${kind}.csv`]: Buffer.from('\ufeffnumber,name\n1,A\n', 'utf16le') })
  expect(wide.said).toEqual([`${kind}.csv: The file is written in UTF-16. Please save it as UTF-8.`])
})
