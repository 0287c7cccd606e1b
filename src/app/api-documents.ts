import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { API_VERSIONS } from '#platform/http/openapi.ts'
import type { App } from '#platform/feature.ts'

const SIGNATURE = 'signature'
const fileOf = (folder: string, openapi: string): string => path.join(folder, `openapi-${openapi}.json`)
const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined)

export const writeApiDocuments = async (app: App, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const openapi of API_VERSIONS) await writeFile(fileOf(folder, openapi), await app.generateApiDocument(openapi))
  await writeFile(path.join(folder, SIGNATURE), app.signApiDocuments())
}

/** Undefined where the build describes other routes, such as those of a feature that only a test adds. */
export const createApiDocumentReader =
  (folder: string) =>
  async (openapi: string, signature: string): Promise<string | undefined> =>
    (await readText(path.join(folder, SIGNATURE))) === signature ? readText(fileOf(folder, openapi)) : undefined
