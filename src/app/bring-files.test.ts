import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBring, runBring } from '#app/bring.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let folder: string
beforeAll(async () => {
  site = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-bring-'))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

let count = 0
const bring = async (files: Readonly<Record<string, string>>, ...flags: string[]) => {
  const own = path.join(folder, String(count++))
  await mkdir(path.join(own, 'files'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(own, name), content)
  const said: string[] = []
  const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
  const { text } = await runBring(services, parseBring(['--tenant', 'sps', ...flags, own]), (one) => void said.push(one))
  return { said, text }
}

test('a category may come long before the one it stands in', async () => {
  const children = Array.from({ length: 1200 }, (_, at) => `pumps/small/p-${at},Pump ${at}`)
  const lines = [...children, 'pumps/small,Small pumps', 'pumps,Pumps']
  const { said, text } = await bring({ 'categories.csv': `path,name_en\n${lines.join('\n')}\n` })
  expect(said).toEqual([])
  expect(text).toBe('categories.csv: 1202 taken, 0 unchanged, 0 refused')
  expect((await bring({ 'categories.csv': 'path,name_en\nvalves/none/ball,Ball valves\n' })).said).toEqual([
    'categories.csv line 2: parent: ‘valves/none’ is not among the categories',
  ])
})

test('refused lines are written beside the file they come from, of two folders as well', async () => {
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
  await mkdir(one)
  await mkdir(other)
  await writeFile(path.join(one, 'companies.csv'), 'number,name\nR-1,\n')
  await writeFile(path.join(other, 'companies.csv'), 'number,name\nR-2,Two\nR-3,\n')
  await writeFile(path.join(other, 'brands.csv'), 'slug,name\n,Nobody\n')
  const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
  await runBring(services, parseBring(['--tenant', 'sps', one, other]), () => {})
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  expect(await read('one/companies.refused.csv')).toBe('"line","column","reason"\r\n"2","name","is missing"\r\n')
  expect(await read('other/companies.refused.csv')).toContain('"3","name"')
  expect(await read('other/brands.refused.csv')).toContain('"2","slug"')
  expect((await readdir(one)).toSorted()).toEqual(['companies.csv', 'companies.refused.csv'])
})

test('a check leaves no bytes of files behind', async () => {
  const stored = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of site.services.files.list('sps')) keys.push(key)
    return keys
  }
  const before = await stored()
  const files = {
    'documents.csv': 'id,name_en,file\ndrawing-1,Drawing,drawing-1.pdf\n',
    // Bytes of its own: they are stored by their hash, and another run may have left the same.
    'files/drawing-1.pdf': `%PDF-1.4\n% ${randomUUID()}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`,
  }
  const checked = await bring(files, '--check')
  expect(checked).toEqual({ said: [], text: 'documents.csv: 1 taken, 0 unchanged, 0 refused' })
  expect(await stored()).toEqual(before)
  expect((await bring(files)).text).toBe('documents.csv: 1 taken, 0 unchanged, 0 refused')
  expect((await stored()).length).toBeGreaterThan(before.length)
})

test('a needed text of spaces alone is missing, in JSON as in a table', async () => {
  const { said } = await bring({ 'companies.ndjson': '{"number":"1","name":"   "}\n{"number":" \\t","name":"A"}\n' })
  expect(said).toEqual(['companies.ndjson line 1: name: is missing', 'companies.ndjson line 2: number: is missing'])
})
