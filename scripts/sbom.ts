import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readLock } from './read-notice.ts'
import { listShipped, writeSbom } from './shipped.rules.ts'

/** `npm run sbom`: the packages of this version, to standard output. */
const file = await readFile(path.resolve(import.meta.dirname, '../package.json'), 'utf8')
const { version } = JSON.parse(file) as { version: string }
process.stdout.write(`${JSON.stringify(writeSbom(listShipped(await readLock()), version), null, 2)}\n`)
