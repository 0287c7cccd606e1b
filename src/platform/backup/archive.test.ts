import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openArchive } from '#platform/backup/archive-reader.ts'
import { createArchiveWriter } from '#platform/backup/archive-writer.ts'

const KEY = Buffer.alloc(32, 7)
const HEADER = { createdAt: '2026-11-18T10:00:00.000Z', migrations: ['one'], jobSchema: 1 }
const TABLE = { kind: 'table', name: 'public.note', columns: ['id', 'body'] } as const
const FILE = { kind: 'file', name: 'sps/picture.png', contentType: 'image/png' } as const
const MANIFEST = { tables: [{ name: 'public.note', rows: 2, hash: 'aa' }], sequences: [] }
const NOISE = randomBytes(1_100_000)

const chunksOf = async function* (bytes: Buffer, size = 100_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const write = async (keys: readonly Buffer[] = []): Promise<Buffer> => {
  const parts: Buffer[] = []
  const archive = createArchiveWriter(async (bytes) => void parts.push(bytes), keys)
  await archive.start(HEADER)
  await archive.add({ ...TABLE, columns: [...TABLE.columns] }, chunksOf(Buffer.from('1\thello\n2\tworld\n'), 5))
  await archive.add(FILE, chunksOf(NOISE))
  await archive.add({ ...FILE, name: 'sps/empty' }, chunksOf(Buffer.alloc(0)))
  await archive.finish(MANIFEST)
  return Buffer.concat(parts)
}

const read = async (bytes: Buffer, keys: readonly Buffer[] = [], size = 64_000) => {
  const archive = await openArchive(chunksOf(bytes, size), keys)
  const contents = new Map<string, Buffer>()
  for await (const { start, content } of archive.entries())
    contents.set(start.name, Buffer.concat(await Array.fromAsync(content)))
  return { header: archive.header, manifest: archive.manifest(), contents }
}

describe.each([
  ['plain', []],
  ['encrypted', [KEY]],
])('an archive, %s', (kind, keys) => {
  test('gives back what was put in, in chunks of any size', async () => {
    const bytes = await write(keys)
    for (const size of [1000, 10_000_000]) {
      const { header, manifest, contents } = await read(bytes, keys, size)
      expect(header).toEqual(HEADER)
      expect(manifest.tables).toEqual(MANIFEST.tables)
      expect(manifest.files).toMatchObject({ count: 2, bytes: NOISE.length })
      expect(contents.get('public.note')?.toString()).toBe('1\thello\n2\tworld\n')
      expect(contents.get('sps/picture.png')?.equals(NOISE)).toBe(true)
      expect(contents.get('sps/empty')?.length).toBe(0)
    }
  })

  test('a flipped byte is found wherever it is, and the entry is named', async () => {
    const bytes = await write(keys)
    for (let at = 40; at < bytes.length; at += 150_021) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      await expect(read(flipped, keys), `byte ${at}`).rejects.toThrow(/archive/)
    }
    const inside = Buffer.from(bytes)
    inside[700_000] = (inside[700_000] ?? 0) ^ 1
    await expect(read(inside, keys)).rejects.toThrow('The archive is damaged in file sps/picture.png')
  })

  test('one that was cut off is refused, wherever', async () => {
    const bytes = await write(keys)
    for (const length of [0, 10, 200, 70_000, bytes.length - 400, bytes.length - 1])
      await expect(read(bytes.subarray(0, length), keys), `${length} bytes`).rejects.toThrow(/archive/)
    await expect(read(bytes.subarray(0, 900_000), keys)).rejects.toThrow('ends too early, in file sps/picture.png')
  })

  test('bytes behind its end are refused', async () => {
    await expect(read(Buffer.concat([await write(keys), Buffer.from('x')]), keys)).rejects.toThrow('damaged')
  })

  test(`${kind}: the content ${kind === 'plain' ? 'can' : 'cannot'} be read in it`, async () => {
    expect((await write(keys)).includes(NOISE.subarray(1000, 1100))).toBe(kind === 'plain')
  })
})

test('frames cannot change places', async () => {
  const bytes = await write()
  const first = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1
  const lengthAt = (at: number): number => 4 + bytes.readUInt32BE(at) + 32
  const second = first + lengthAt(first)
  const third = second + lengthAt(second)
  const swapped = Buffer.concat([
    bytes.subarray(0, first),
    bytes.subarray(second, third),
    bytes.subarray(first, second),
    bytes.subarray(third),
  ])
  await expect(read(swapped)).rejects.toThrow('damaged')
})

test('an encrypted one needs its key [T-114]', async () => {
  const bytes = await write([KEY])
  await expect(read(bytes)).rejects.toThrow('set BACKUP_KEY')
  await expect(read(bytes, [Buffer.alloc(32, 8)])).rejects.toThrow('BACKUP_KEY is not the key')
  // An older key behind the newest one still opens.
  expect((await read(bytes, [Buffer.alloc(32, 8), KEY])).header).toEqual(HEADER)
})

test('another file is no archive', async () => {
  await expect(read(Buffer.from('-- PostgreSQL database dump\n'))).rejects.toThrow('This is not an archive')
})
