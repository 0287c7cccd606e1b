import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFiles } from '#server/files/files.ts'
import { openFolderFiles } from '#server/files/files-folder.ts'
import { describeFiles } from '#server/testing/files-contract.ts'

let root: string
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'portico-files-'))))
afterAll(() => rm(root, { recursive: true, force: true }))

const newFolder = () => mkdtemp(join(root, 'case-'))
const plain = { contentType: 'text/plain' }

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

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

  test('streams 192 MB in and out without holding it in memory', async () => {
    const files = await openFolderFiles(await newFolder())
    const megabyte = 1024 * 1024
    // What the collector would free does not count: only what is held does, on a machine of any pace.
    const collect = exposeCollector()
    collect()
    const before = process.memoryUsage().arrayBuffers
    let peak = 0
    const sample = () => {
      collect()
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
    }
    const source = Readable.from(
      (function* () {
        for (let i = 0; i < 192; i++) {
          if (i % 16 === 15) sample()
          yield Buffer.alloc(megabyte, i)
        }
      })(),
    )
    const { size } = await files.put('large', source, plain)
    let passed = 0
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        passed += chunk.length
        if (passed % (16 * megabyte) < chunk.length) sample()
        done()
      },
    })
    await pipeline((await files.open('large'))!.stream, sink)
    expect(size).toBe(192 * megabyte)
    expect(passed).toBe(192 * megabyte)
    expect(peak).toBeGreaterThan(0)
    expect(peak).toBeLessThan(32 * megabyte)
  })

  test('a start without S3 does not load its SDK', async () => {
    const script = `
      import { registerHooks } from 'node:module'
      let loaded = 0
      registerHooks({ resolve: (name, context, next) => (name.startsWith('@aws-sdk/') && loaded++, next(name, context)) })
      const { openFiles } = await import('#server/files/files.ts')
      await openFiles(${JSON.stringify(await newFolder())})
      const before = loaded
      await openFiles('s3://bucket?endpoint=http://127.0.0.1:9')
      console.log(before, loaded > 0)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    expect(await text(child.stdout)).toBe('0 true\n')
  })
})
