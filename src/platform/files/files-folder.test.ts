import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFiles } from '#platform/files/files.ts'
import { openFolderFiles } from '#platform/files/files-folder.ts'
import { describeFiles } from '#platform/testing/files-contract.ts'

let root: string
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'portico-files-'))))
afterAll(() => rm(root, { recursive: true, force: true }))

const run = promisify(execFile)
const newFolder = () => mkdtemp(join(root, 'case-'))
const plain = { contentType: 'text/plain' }

describe('files in a folder', () => {
  describeFiles(async () => openFiles(await newFolder()))

  test('a writer killed with -9 leaves the old file whole and no half of the new one', async () => {
    const folder = await newFolder()
    const files = await openFolderFiles(folder)
    await files.put('report', Buffer.from('the old report'), plain)
    for (const key of ['report', 'fresh']) {
      const writer = spawn(process.execPath, [join(import.meta.dirname, '../testing/put-endlessly.child.ts'), folder, key])
      await once(writer.stdout, 'data')
      writer.kill('SIGKILL')
      await once(writer, 'exit')
    }
    const reopened = await openFolderFiles(folder)
    expect(await text((await reopened.open('report'))!.stream)).toBe('the old report')
    expect(await reopened.stat('fresh')).toBeUndefined()
    await reopened.put('report', Buffer.from('the new report'), plain)
    expect(await text((await reopened.open('report'))!.stream)).toBe('the new report')
  })

  test('a reader keeps the file it opened while another one replaces and removes it', async () => {
    const files = await openFolderFiles(await newFolder())
    await files.put('read', Buffer.from('first'), plain)
    const opened = await files.open('read')
    await files.put('read', Buffer.from('second'), plain)
    await files.remove('read')
    expect(await text(opened!.stream)).toBe('first')
  })

  test('a reader among many writers always sees one whole file', async () => {
    const files = await openFolderFiles(await newFolder())
    const letters = ['a', 'b', 'c', 'd', 'e', 'f']
    await files.put('busy', Buffer.from('start'), plain)
    const writes = letters.map((letter) => files.put('busy', Buffer.from(letter.repeat(100_000)), plain))
    const reads = letters.map(async () => {
      const opened = await files.open('busy')
      return { size: opened!.size, body: await text(opened!.stream) }
    })
    await Promise.all(writes)
    for (const { size, body } of await Promise.all(reads)) {
      expect(body.length).toBe(size)
      expect(new Set(body === 'start' ? ['start'] : body).size).toBe(1)
    }
  })

  test('leaves no file behind after replacing and removing', async () => {
    const folder = await newFolder()
    const files = await openFolderFiles(folder)
    await files.put('dir/x', Buffer.from('1'), plain)
    await files.put('dir/x', Buffer.from('2'), plain)
    await expect(files.put('dir/x', Buffer.from('3'), { ...plain, ifAbsent: true })).rejects.toThrow()
    await files.remove('dir/x')
    expect(await readdir(join(folder, 'dir'))).toEqual([])
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  })

  test('clears away writes that were abandoned a day ago, not those under way', async () => {
    const folder = await newFolder()
    await openFolderFiles(folder)
    await writeFile(join(folder, '.incoming/old'), 'half')
    await utimes(join(folder, '.incoming/old'), new Date(0), new Date(0))
    await writeFile(join(folder, '.incoming/new'), 'half')
    await openFolderFiles(folder)
    expect(await readdir(join(folder, '.incoming'))).toEqual(['new'])
  })

  test.each(['EROFS', 'EACCES'])('who may only read leaves them, and opens all the same: %s', async (code) => {
    const folder = await newFolder()
    const files = await openFolderFiles(folder)
    await files.put('report', Buffer.from('whole'), plain)
    await writeFile(join(folder, '.incoming/old'), 'half')
    await utimes(join(folder, '.incoming/old'), new Date(0), new Date(0))
    const reader = await openFolderFiles(folder, () => Promise.reject(Object.assign(new Error(code), { code })))
    expect(await text((await reader.open('report'))!.stream)).toBe('whole')
    expect(await readdir(join(folder, '.incoming'))).toEqual(['old'])
  })

  test('streams 192 MB in and out without holding it in memory', async () => {
    const child = join(import.meta.dirname, '../testing/stream-through.child.ts')
    const { stdout } = await run(process.execPath, ['--expose-gc', child, await newFolder(), '192'])
    const { stored, read, mostHeld } = JSON.parse(stdout) as Record<string, number>
    expect({ stored, read }).toEqual({ stored: 192, read: 192 })
    expect(mostHeld).toBeGreaterThan(0)
    expect(mostHeld).toBeLessThan(32)
  })

  test('a start without S3 does not load its SDK', async () => {
    const script = `
      import { registerHooks } from 'node:module'
      let loaded = 0
      registerHooks({ resolve: (name, context, next) => (name.startsWith('@aws-sdk/') && loaded++, next(name, context)) })
      const { openFiles } = await import('#platform/files/files.ts')
      await openFiles(${JSON.stringify(await newFolder())})
      const before = loaded
      await openFiles('s3://bucket?endpoint=http://127.0.0.1:9')
      console.log(before, loaded > 0)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    expect(await text(child.stdout)).toBe('0 true\n')
  })
})
