import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiDocumentReader } from '#app/api-documents.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-api-'))
  const [app] = await Promise.all([
    openTestApp(),
    promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'write-api-documents.ts'), folder]),
  ])
  site = app
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('the build describes the same API as the server, to the letter', async () => {
  const read = createApiDocumentReader(folder)
  for (const openapi of ['3.1.0', '3.0.3'])
    expect(await read(openapi, site.app.signApiDocuments())).toBe(await site.app.generateApiDocument(openapi))
})

test('a server with other routes describes them itself, and so does one without a build', async () => {
  expect(await createApiDocumentReader(folder)('3.1.0', 'of other routes')).toBeUndefined()
  expect(await createApiDocumentReader(path.join(folder, 'none'))('3.1.0', site.app.signApiDocuments())).toBeUndefined()
  const { body } = await site.app.inject({ url: '/api/openapi.json', headers: { host: 'sps.localhost' } })
  expect(body).toBe(await site.app.generateApiDocument('3.1.0'))
})
