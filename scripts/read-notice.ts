import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { listShipped, writeNotice, type Lock } from './shipped.rules.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

export const readLock = async (): Promise<Lock> =>
  JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock

const readText = async (folder: string): Promise<string | undefined> => {
  const files = (await readdir(path.join(ROOT, folder)).catch(() => [])).filter((file) => LICENCE_FILE.test(file)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(path.join(ROOT, folder, file), 'utf8').catch(() => '')))
  const text = texts.map((each) => each.replaceAll('\r\n', '\n').trim()).join('\n\n')
  return text === '' ? undefined : text
}

/** Texts of packages that every machine has: those of other processors are not installed here. */
export const composeNotice = async (): Promise<string> => {
  const shipped = listShipped(await readLock())
  const noted = await Promise.all(
    shipped.map(async (each) => {
      const text = each.isOptional ? undefined : await readText(each.path)
      return text === undefined ? each : { ...each, text }
    }),
  )
  return writeNotice(noted)
}
