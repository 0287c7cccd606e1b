import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centralHeader, endRecords, type PackedEntry } from '#platform/files/zip-records.ts'
import { writeZip, type StoredEntry, type ZipEntry } from '#platform/files/zip-writer.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'portico-zip-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = promisify(execFile)
const bytesOf = (entries: readonly ZipEntry[], is64 = false): Promise<Buffer> =>
  buffer(Readable.from(writeZip(entries, { is64 })))

/** Python's reader checks every sum while it reads; machines without it pass by. */
const readWithPython = async (path: string): Promise<{ count: number; bad: string | null; sha256: string } | undefined> => {
  const script = `import hashlib,json,sys,zipfile
z=zipfile.ZipFile(sys.argv[1]); h=hashlib.sha256()
bad=z.testzip()
[h.update(z.read(n)) for n in z.namelist()]
print(json.dumps({'count':len(z.namelist()),'bad':bad,'sha256':h.hexdigest()}))`
  const answer = await run('python3', ['-c', script, path], { maxBuffer: 1_000_000 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return answer && (JSON.parse(answer.stdout) as { count: number; bad: string | null; sha256: string })
}

test.each([
  ['500 files', 500, false],
  ['5,000 files with the records of zip64', 5_000, true],
])('%s are opened by a standard reader', async (_, count, is64) => {
  const hash = createHash('sha256')
  const entries = Array.from({ length: count }, (__, at) => ({ name: `folder/file-${at}.txt`, content: [`content ${at}\n`] }))
  for (const { content } of entries) hash.update(content.join(''))
  const path = join(folder, `${count}.zip`)
  await pipeline(Readable.from(writeZip(entries, { is64 })), createWriteStream(path))
  const whole = { count, bad: null, sha256: hash.digest('hex') }
  expect((await readWithPython(path)) ?? whole).toEqual(whole)
})

test('what was packed can be unpacked, names in all letters', async () => {
  const content = randomBytes(300_000)
  const zip = await bytesOf([{ name: 'Łódź 阀门.bin', content: [content.subarray(0, 100_000), content.subarray(100_000)] }])
  const nameLength = zip.readUInt16LE(26)
  expect(zip.subarray(30, 30 + nameLength).toString()).toBe('Łódź 阀门.bin')
  const end = zip.lastIndexOf(Buffer.from('504b0708', 'hex'))
  expect(inflateRawSync(zip.subarray(30 + nameLength, end)).equals(content)).toBe(true)
})

test('the same content gives the same bytes', async () => {
  const make = () => bytesOf([{ name: 'a.txt', content: ['one', 'two'] }], true)
  expect((await make()).equals(await make())).toBe(true)
})

const ENTRY: PackedEntry = { name: Buffer.from('a'), crc: 1, packed: 5e9, size: 6e9, start: 7e9, isLarge: true }

test('numbers beyond 4 GB stand in the extra field, in the order of the format', () => {
  const header = centralHeader(ENTRY)
  expect([header.readUInt32LE(20), header.readUInt32LE(24), header.readUInt32LE(42)]).toEqual([
    0xffffffff, 0xffffffff, 0xffffffff,
  ])
  const extra = header.subarray(47)
  expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).toEqual([1, 24])
  expect([4, 12, 20].map((at) => Number(extra.readBigUInt64LE(at)))).toEqual([6e9, 5e9, 7e9])
})

test.each([
  ['few files', 3, 100, 100, 22],
  ['many files', 70_000, 100, 100, 98],
  ['a list that begins beyond 4 GB', 3, 100, 5e9, 98],
])('the end of %s', (_, count, size, start, length) => {
  expect(endRecords(count, size, start, false)).toHaveLength(length)
})

test('a file that breaks breaks the archive, and the one who stops reading stops the writing', async () => {
  const broken = async function* () {
    yield Buffer.from('a')
    throw new Error('the disk is gone')
  }
  await expect(bytesOf([{ name: 'a', content: broken() }])).rejects.toThrow('the disk is gone')
  let isClosed = false
  const endless = async function* () {
    try {
      for (;;) yield randomBytes(100_000)
    } finally {
      isClosed = true
    }
  }
  for await (const piece of writeZip([{ name: 'a', content: endless() }])) if (piece.length > 1_000) break
  await expect.poll(() => isClosed).toBe(true)
})

test('what is packed already goes in as it is, and other readers find it', async () => {
  const stored = randomBytes(50_000)
  const entries: (ZipEntry | StoredEntry)[] = [
    { name: 'a.pdf', stored },
    { name: 'Zażółć.txt', content: ['text'] },
    { name: 'b.pdf', stored: Buffer.alloc(0) },
  ]
  const zip = await buffer(Readable.from(writeZip(entries)))
  expect(zip.includes(stored)).toBe(true)
  const path = join(folder, 'stored.zip')
  await pipeline(Readable.from([zip]), createWriteStream(path))
  const read = await readWithPython(path)
  const sha256 = createHash('sha256').update(stored).update('text').digest('hex')
  if (read) expect(read).toEqual({ count: 3, bad: null, sha256 })
})
