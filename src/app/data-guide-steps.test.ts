import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DataKind } from '#foundation/data-kinds/public.server.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { protectTenantTable } from '#platform/database/tenant-table.ts'
import { withTenant } from '#platform/database/database.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { parseBring, runBring } from '#app/bring.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { openKind } from '../../docs/samples/integration-client.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const readGuide = (name: string): Promise<string> => readFile(path.join(ROOT, 'docs/guides', `${name}.md`), 'utf8')

let site: TestApp
let folder: string
let key: string
beforeAll(async () => {
  site = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-guide-'))
  const scopes = ['companies', 'articles', 'documents'].flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  key = await withTenant(site.services.db, 'sps', (tx) => insertKey(tx, { name: 'Our ERP', scopes, now: new Date() }))
  await bringInto(site, 'sps', {
    categories: [{ path: 'engines', names: { en: 'Engines' } }],
    products: [{ sku: 'MX-100', category: 'engines', names: { en: 'MX-100' } }],
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: string | Buffer, type = 'application/x-ndjson') => {
  const headers = { host: 'sps.localhost', authorization: `Bearer ${key}`, ...(payload && { 'content-type': type }) }
  return site.app.inject({ method, url, headers, ...(payload && { payload }) })
}

describe('docs/guides/bring-data.md', () => {
  const bring = async (...args: string[]) => {
    const said: string[] = []
    const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
    const { text, isWhole } = await runBring(services, parseBring(args), (one) => void said.push(one))
    return { said, text, isWhole }
  }

  test('by file: its commands check, refuse and bring a folder, and its flags are all there are', async () => {
    const guide = await readGuide('bring-data')
    const data = path.join(folder, 'data')
    await mkdir(data)
    await writeFile(path.join(data, 'companies.csv'), 'number;name\n100;Nordfjord\n200;\n')
    const commands = [...guide.matchAll(/^npm run bring -- (.+?) data\/ /gm)].map(([, flags = '']) => flags.trim().split(' '))
    expect(commands.length).toBe(2)
    const flagsOf = (flags: readonly string[]) => flags.map((flag) => (flag === 'marine' ? 'sps' : flag))
    const [check = [], save = []] = commands.map(flagsOf)
    expect(await bring(...check, data)).toMatchObject({ text: 'companies.csv: 1 taken, 0 unchanged, 1 refused', isWhole: false })
    expect((await bring(...save, data)).text).toContain('Nothing was saved')
    expect(await readFile(path.join(data, 'companies.refused.csv'), 'utf8')).toContain('"3","name","is missing"')
    expect(await bring('--partial', ...save, data)).toMatchObject({ isWhole: false })
    await writeFile(path.join(data, 'companies.csv'), 'number,name\n100,Nordfjord\n200,Ærø\n')
    expect(await bring(...save, data)).toEqual({
      said: [],
      text: 'companies.csv: 1 taken, 1 unchanged, 0 refused',
      isWhole: true,
    })
    const listed = [...guide.matchAll(/^\| `(--\w+)/gm)].map(([, flag]) => flag)
    expect(listed).toEqual(['--tenant', '--check', '--partial', '--progress'])
    expect(parseBring(['--tenant', 'sps', '--check', '--partial', '--progress', data])).toMatchObject({
      ...{ isCheckOnly: true, isPartial: true, hasProgress: true },
    })
  })

  test('by program: its call answers what it prints, and its lines of drafts do what they say', async () => {
    const guide = await readGuide('bring-data')
    const [, url = ''] = /curl https:\/\/www\.example\.com(\/api\/integration\/v1\/companies) /.exec(guide) ?? []
    const lines = '{"number":"300","name":"Three"}\n{"number":"400","name":"Four","countryCode":"xx"}'
    const printed = /```\n(\{"line":1.+?)\n```/s.exec(guide)?.[1] ?? ''
    expect((await call('POST', url, lines)).body.trim()).toBe(printed)
    const [, since = ''] = /curl "https:\/\/www\.example\.com(\/api[^"]+)"/.exec(guide) ?? []
    expect((await call('GET', since.replace('2027-03-31', '2020-03-31'))).body).toContain('"number":"300"')
    const [, put = ''] = /curl -X PUT https:\/\/www\.example\.com(\/\S+)/.exec(guide) ?? []
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    expect((await call('PUT', put, pdf, 'application/octet-stream')).statusCode).toBe(200)
    const line = { id: 'guide-manual', names: { en: 'Manual' }, file: 'manual.pdf' }
    expect((await call('POST', '/api/integration/v1/documents', JSON.stringify(line))).body).toContain('"ok":true')
    const drafts = /```json\n(\{"id": "10001".+?)\n```/s.exec(guide)?.[1]?.split('\n') ?? []
    expect(drafts.length).toBe(3)
    const need = { initialDate: '2027-01-15', revisedDate: '2027-01-15' }
    for (const draft of drafts) {
      const sent = JSON.stringify({ ...JSON.parse(draft), ...(draft.includes('titles') && need) })
      expect((await call('POST', '/api/integration/v1/articles', sent)).body, draft).toContain('"ok":true')
    }
    const [article] = (await call('GET', '/api/integration/v1/articles')).body.trim().split('\n')
    expect(JSON.parse(article ?? '{}')).toMatchObject({
      id: '10001',
      titles: { en: 'The pump is noisy' },
      html: { en: '<p>Bleed the line.</p>' },
    })
  })
})

test('docs/samples/integration-client.ts sends typed lines and reads them back', async () => {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const type = new Headers(headers).get('content-type') ?? ''
    const answer = await call(method as 'GET', url.replace('https://www.example.com', ''), body as string, type)
    return new Response(answer.body, { status: answer.statusCode })
  })
  try {
    const companies = openKind('https://www.example.com', key, 'companies')
    const lines = [{ number: '500', name: 'Five', countryCode: 'no' }, { number: '501', deleted: true }] as const // prettier-ignore
    expect(await companies.send(lines)).toEqual([
      { line: 1, ok: true },
      { line: 2, ok: true },
    ])
    expect(await companies.read()).toContainEqual({ number: '500', name: 'Five', countryCode: 'no' })
    await expect(openKind('https://www.example.com', key, 'people').read()).rejects.toThrow('403')
  } finally {
    vi.unstubAllGlobals()
  }
})

describe('docs/guides/add-a-kind-of-data.md', () => {
  test('its example is a kind of data: lines come back the same, again they change nothing, deleted ones are gone', async () => {
    const guide = await readGuide('add-a-kind-of-data')
    const code = (/```ts\n(.+?)\n {3}```/s.exec(guide)?.[1] ?? '').replaceAll(/^ {3}/gm, '')
    const own = await mkdtemp(path.join(ROOT, '.cache-guide-'))
    try {
      const file = path.join(own, 'warranty-kind.service.ts')
      await writeFile(file, code)
      const { warrantyKind } = (await import(/* @vite-ignore */ file)) as { warrantyKind: DataKind }
      const { owner } = site.database
      await sql`
        create table warranty (
          tenant text not null default current_setting('app.tenant'), serial_number text not null, sku text not null,
          starts_on date not null, months integer not null, changed_at timestamptz not null default now(),
          primary key (tenant, serial_number))`.execute(owner)
      await protectTenantTable(owner, 'warranty')
      await sql`
        create trigger warranty_changed before update on warranty for each row execute function touch_changed_at()`.execute(owner)
      const { services } = site
      const apply = (...lines: readonly object[]) =>
        withTenant(
          services.db,
          'sps',
          (tx) =>
          warrantyKind.apply({ tx, tenant: 'sps', services }, lines.map((line) => ({ line: { ...line }, isDeleted: 'deleted' in line }))), // prettier-ignore
        )
      const example = warrantyKind.example
      expect(await apply(example)).toEqual([{ ok: true, change: 'new' }])
      expect(await apply(example)).toMatchObject([{ ok: true, change: 'unchanged' }])
      expect(await apply({ serialNumber: 'SN-2', sku: 'NONE', startsOn: '2027-01-01' })).toMatchObject([
        { ok: false, problems: [{ column: 'sku', reason: '‘NONE’ is not among the products' }] },
      ])
      const read = async () =>
        (await withTenant(services.db, 'sps', async (tx) => (await warrantyKind.read?.(tx, { limit: 10 })) ?? [])).map(
          ({ line }) => line,
        )
      expect(await read()).toEqual([example])
      expect(await apply({ serialNumber: 'SN-1001', deleted: true })).toMatchObject([{ ok: true, change: 'deleted' }])
      expect(await read()).toEqual([])
    } finally {
      await rm(own, { recursive: true })
    }
  })
})
