import { Readable } from 'node:stream'
import { openFolderFiles } from '#platform/files/files-folder.ts'

/** Stores a file that never ends, so that a test can kill this process in the middle of it. */
const [folder = '', key = ''] = process.argv.slice(2)
const files = await openFolderFiles(folder)
const endless = async function* () {
  for (let chunk = 0; ; chunk++) {
    yield Buffer.alloc(65_536, 'x')
    if (chunk === 64) process.stdout.write('writing')
  }
}
await files.put(key, Readable.from(endless()), { contentType: 'text/plain' })
