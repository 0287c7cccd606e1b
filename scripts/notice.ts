import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { composeNotice } from './read-notice.ts'

/** `node scripts/notice.ts` writes what its test compares. */
await writeFile(path.resolve(import.meta.dirname, '../NOTICE'), await composeNotice())
