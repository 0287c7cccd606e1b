import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlace } from '#platform/backup/archive-place.ts'
import { removeExpired } from '#platform/backup/backup.service.ts'
import { moveFiles } from '#platform/backup/move-files.service.ts'
import { openFiles } from '#platform/files/files.ts'
import { startS3Server, type S3Server } from '#platform/testing/s3-server.ts'

const CREDENTIALS = { accessKeyId: 'key', secretAccessKey: 'secret' }
let [folder, server]: [string, S3Server] = [] as never
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-place-'))
  server = await startS3Server()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const addresses = {
  folder: (name: string) => path.join(folder, 'archives', name),
  s3: (name: string) => `s3://backups/nightly/${name}?endpoint=${server.endpoint}`,
}
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

describe.each(['folder', 's3'] as const)('archives in %s', (kind) => {
  const open = (name: string, at = day(1)) => openPlace(addresses[kind](name), at, CREDENTIALS)
  const write = async (name: string, content: string, at?: Date) => {
    const sink = await (await open(name, at)).create()
    await sink.write(Buffer.from(content))
    await sink.commit()
  }
  const read = async (name: string) => text(await (await open(name)).read())

  test('the former one stays until the new one is whole', async () => {
    await write('a.backup', 'former')
    const sink = await (await open('a.backup')).create()
    await sink.write(Buffer.from('half'))
    expect(await read('a.backup')).toBe('former')
    await sink.abort()
    expect(await read('a.backup')).toBe('former')
    await write('a.backup', 'new')
    expect(await read('a.backup')).toBe('new')
  })

  test('a missing one is named', async () => {
    await expect(read('none.backup')).rejects.toThrow('There is no archive')
  })

  test('a folder gets names by time, of which the newest stay', async () => {
    for (const number of [1, 2, 3]) await write('', `day ${number}`, day(number))
    const place = await open('', day(3))
    expect(await removeExpired(place, 2)).toEqual(['portico-2026-11-01T00-00-00Z.backup'])
    expect((await place.list()).filter((name) => !name.startsWith('.')).toSorted()).toEqual([
      'a.backup',
      'portico-2026-11-02T00-00-00Z.backup',
      'portico-2026-11-03T00-00-00Z.backup',
    ])
  })
})

test('files move from a folder to S3 and back, once, and what is damaged there is copied again', async () => {
  const [local, back] = [await openFiles(path.join(folder, 'local')), await openFiles(path.join(folder, 'back'))]
  const remote = await openFiles(`s3://documents?endpoint=${server.endpoint}`, CREDENTIALS)
  for (const key of ['sps/a.txt', 'sps/b/c.txt', 'process/d.txt'])
    await local.put(key, Buffer.from(key), { contentType: 'text/plain' })
  await local.put('other/e.txt', Buffer.from('e'), { contentType: 'text/plain' })
  expect(await moveFiles(local, remote, ['sps', 'process'])).toMatchObject({ copied: 3, present: 0 })
  await remote.put('sps/a.txt', Buffer.from('sps/a.tyt'), { contentType: 'text/plain' })
  expect(await moveFiles(local, remote, ['sps', 'process'])).toMatchObject({ copied: 1, present: 2 })
  expect(await moveFiles(remote, back, ['sps', 'process'])).toMatchObject({ copied: 3 })
  expect(await text((await back.open('sps/b/c.txt'))!.stream)).toBe('sps/b/c.txt')
  expect((await back.stat('sps/b/c.txt'))?.contentType).toBe('text/plain')
  expect(server.complaints).toEqual([])
})

test('nobody else can read an archive on the disk, and nothing half stays beside it', async () => {
  const names = await readdir(path.join(folder, 'archives'))
  expect(names.filter((name) => name.endsWith('.partial'))).toEqual([])
  await writeFile(path.join(folder, 'archives', '.killed.backup.partial'), 'left by a killed one')
  const sink = await (await openPlace(path.join(folder, 'archives', 'killed.backup'), day(1))).create()
  await sink.write(Buffer.from('whole'))
  await sink.commit()
  expect(await readFile(path.join(folder, 'archives', 'killed.backup'), 'utf8')).toBe('whole')
  expect((await stat(path.join(folder, 'archives', 'killed.backup'))).mode & 0o077).toBe(0)
})
