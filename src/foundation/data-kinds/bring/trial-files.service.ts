import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Files } from '#platform/files/files.ts'
import { openFolderFiles } from '#platform/files/files-folder.ts'

/** Files of a trial lie in a folder of their own, which goes with it: bytes are no part of a transaction that is taken back. */
export const withTrialFiles = async <T>(stored: Files, work: (files: Files) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-trial-'))
  try {
    const trial = await openFolderFiles(folder)
    return await work({
      put: (key, content, options) => trial.put(key, content, options),
      open: async (key, range) => (await trial.open(key, range)) ?? stored.open(key, range),
      stat: async (key) => (await trial.stat(key)) ?? stored.stat(key),
      remove: (key) => trial.remove(key),
      list: (name) => stored.list(name),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
