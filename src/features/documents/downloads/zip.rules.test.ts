import { expect, test } from 'vitest'
import { DOWNLOAD_ALL_ZIP } from '#features/documents/downloads/archive-name.rules.ts'
import { isBeyondLimit, nameEntries, readZipPaths, writeManifest, zipNameOf } from '#features/documents/downloads/zip.rules.ts'

test.each([
  [undefined, 'downloaded.zip'],
  ['', 'downloaded.zip'],
  [DOWNLOAD_ALL_ZIP, 'download.zip'],
  ['Manuals 2026', 'Manuals 2026.zip'],
  ['../../x', 'x.zip'],
  ['a\r\nSet-Cookie: b=c', 'a Set-Cookie b=c.zip'],
  ['a/b\\c', 'a b c.zip'],
  ['..', 'downloaded.zip'],
  ['手册', '手册.zip'],
  ['x'.repeat(500), `${'x'.repeat(120)}.zip`],
])('a post that names %j gives %j [T-43, 9.7.4]', (requested, name) => {
  expect(zipNameOf(requested)).toBe(name)
})

const A = '/content/dam/sps/downloads/a.pdf'
const many = (count: number): string => Array.from({ length: count }, (_, at) => `/content/dam/sps/d/${at}.pdf`).join(',')

test.each([
  ['one', A, ['/downloads/a.pdf']],
  ['two, one of them twice', `${A}, ${A},/content/dam/sps/b.pdf`, ['/downloads/a.pdf', '/b.pdf']],
])('paths of a form: %s [3.13.3]', (_, given, paths) => {
  expect(readZipPaths(given, 'sps')).toEqual(paths)
})

test.each([
  ['nothing', undefined, 400],
  ['commas alone', ',,', 400],
  ['another tenant’s', '/content/dam/aerobt/a.pdf', 400],
  ['another tenant’s among ours', `${A},/content/dam/aerobt/a.pdf`, 400],
  ['a climb', '/content/dam/sps/../aerobt/a.pdf', 400],
  ['an absolute path', '/etc/passwd', 400],
  ['an encoded NUL', '/content/dam/sps/a%00.pdf', 400],
  ['a real NUL', '/content/dam/sps/a\0.pdf', 400],
  ['a name of every object', '/content/dam/__proto__/constructor', 400],
  ['501', many(501), 413],
  ['10,000', many(10_000), 413],
])('%s is refused [T-42]', (_, given, status) => {
  expect(readZipPaths(given, 'sps')).toMatchObject({ status })
})

test('500 are taken', () => expect(readZipPaths(many(500), 'sps')).toHaveLength(500))

const document = (path: string) => ({ path, sha256: 'ab'.repeat(32), size: 1 })

test('files of the same name get a number, and none is taken for the list of checksums', () => {
  const named = nameEntries(['/a/manual.pdf', '/b/manual.pdf', '/c/MANUAL.pdf', '/manifest.sha256', '/x'].map(document))
  expect(named.map(({ name }) => name)).toEqual(['manual.pdf', 'manual-2.pdf', 'MANUAL-3.pdf', 'manifest-2.sha256', 'x'])
  expect(writeManifest(named).text.split('\n')[1]).toBe(`${'ab'.repeat(32)}  manual-2.pdf`)
})

test.each([
  [[10_000_000, 10_000_000], 20, false],
  [[10_000_000, 10_000_001], 20, true],
  [[], 20, false],
])('sizes %j against %d MB: beyond %s [5.10.1] [T-46]', (sizes, maxMb, expected) => {
  expect(isBeyondLimit(sizes, maxMb)).toBe(expected)
})
