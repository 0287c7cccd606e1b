import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openFolderFiles } from '#platform/files/files-folder.ts'

/** Stores and reads a file of so many megabytes, and tells how many of them were held at most. Needs `--expose-gc`. */
const MEGABYTE = 1024 * 1024
const EVERY = 16
const [folder = '', size = '0'] = process.argv.slice(2)
const files = await openFolderFiles(folder)

const measure = (): number => {
  // Memory that the collector would free does not count; when it runs depends on the machine.
  globalThis.gc?.()
  return process.memoryUsage().arrayBuffers
}
const before = measure()
let most = 0
const sample = (): void => void (most = Math.max(most, measure() - before))

const source = Readable.from(
  (function* () {
    for (let index = 1; index <= Number(size); index += 1) {
      if (index % EVERY === 0) sample()
      yield Buffer.alloc(MEGABYTE, index)
    }
  })(),
)
const stored = await files.put('large', source, { contentType: 'text/plain' })
let read = 0
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    read += chunk.length
    if (read % (EVERY * MEGABYTE) < chunk.length) sample()
    done()
  },
})
const opened = await files.open('large')
if (opened) await pipeline(opened.stream, sink)
process.stdout.write(JSON.stringify({ stored: stored.size / MEGABYTE, read: read / MEGABYTE, mostHeld: most / MEGABYTE }))
