import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { centralHeader, endRecords, type PackedEntry } from '#platform/files/zip-records.ts'
import { readZip } from '#platform/testing/read-zip.ts'
import { writeZip, type StoredEntry, type ZipEntry } from '#platform/files/zip-writer.ts'

const bytesOf = (entries: readonly ZipEntry[], is64 = false): Promise<Buffer> =>
  buffer(Readable.from(writeZip(entries, { is64 })))

test.each([
  ['500 files', 500, false],
  ['5,000 files with the records of zip64', 5_000, true],
])('%s are opened by a standard reader', async (_, count, is64) => {
  const entries = Array.from({ length: count }, (__, at) => ({ name: `folder/file-${at}.txt`, content: [`content ${at}\n`] }))
  const files = await readZip(await bytesOf(entries, is64))
  expect([...files].map(([name, content]) => ({ name, content: [content.toString()] }))).toEqual(entries)
})

test('the standard reader refuses content that does not fit its checksum', async () => {
  const zip = await bytesOf([{ name: 'a.txt', content: ['content'] }])
  const sum = zip.lastIndexOf(Buffer.from('504b0102', 'hex')) + 16
  zip.writeUInt32LE((zip.readUInt32LE(sum) + 1) % 2 ** 32, sum)
  await expect(readZip(zip)).rejects.toThrow('a.txt has another checksum')
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
  expect([...(await readZip(zip))]).toEqual([
    ['a.pdf', stored],
    ['Zażółć.txt', Buffer.from('text')],
    ['b.pdf', Buffer.alloc(0)],
  ])
})
