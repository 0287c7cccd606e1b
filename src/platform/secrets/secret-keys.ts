import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { StartError } from '#platform/start-error.ts'

const KEY_BYTES = 32

/** The configured ones; the demo makes one for its data folder, and production never starts without. */
export const readSecretKeys = async ({
  secretKeys,
  dataFolder,
}: Pick<Config, 'secretKeys' | 'dataFolder'>): Promise<readonly Buffer[]> => {
  if (secretKeys) return secretKeys
  const file = path.join(dataFolder, 'secrets.key')
  await mkdir(dataFolder, { recursive: true })
  // Whoever comes first makes it; everybody else reads that one.
  await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
  if (key.length !== KEY_BYTES) throw new StartError(`${file} holds no key of ${KEY_BYTES} bytes: remove the data folder.`)
  return [key]
}
