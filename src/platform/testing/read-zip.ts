import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl'

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

const listEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })

/** Files of an archive as a reader that we did not write finds them; throws where a name, a size or a sum is wrong. */
export const readZip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await open(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true })
  const files = new Map<string, Buffer>()
  for (const entry of await listEntries(zip)) {
    const stream = await promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: StreamCallback) => void)(entry)
    const content = await buffer(stream)
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} has another checksum than its content`)
    files.set(entry.fileName, content)
  }
  return files
}

type StreamCallback = (error: Error | null, stream: NodeJS.ReadableStream) => void
