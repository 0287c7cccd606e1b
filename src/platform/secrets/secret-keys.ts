import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { StartError } from '#platform/start-error.ts'

const KEY_BYTES = 32

type KeyParts = Pick<Config, 'secretKeys' | 'dataFolder'>
const locateDemoKey = ({ dataFolder }: KeyParts): string => path.join(dataFolder, 'secrets.key')

/** The demo's own key travels with its backups, which nothing could open otherwise; a configured one never does. */
export const readDemoKey = async (config: KeyParts): Promise<string | undefined> =>
  config.secretKeys ? undefined : (await readSecretKeys(config))[0]?.toString('base64')

export const writeDemoKey = async (config: KeyParts, key: string | undefined): Promise<void> => {
  if (config.secretKeys || key === undefined) return
  await mkdir(config.dataFolder, { recursive: true })
  await writeFile(locateDemoKey(config), `${key}\n`, { mode: 0o600, flush: true })
}

/** The configured ones; the demo makes one for its data folder, and production never starts without. */
export const readSecretKeys = async (config: KeyParts): Promise<readonly Buffer[]> => {
  if (config.secretKeys) return config.secretKeys
  const file = locateDemoKey(config)
  await mkdir(config.dataFolder, { recursive: true })
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
