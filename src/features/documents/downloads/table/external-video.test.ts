import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { downloadTable } from '#features/documents/downloads/table/download-table.schema.ts'
import { addDocument, EULA, publishLicence } from '#features/documents/downloads/testing/sample-documents.ts'

const VIDEO = 'https://video.halden.example/commissioning'

let site: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-video-'))
  site = await openTestApp([], { FILES_URL: `folder:${folder}` })
  await publishLicence(site, 'sps', '<p>First.</p>')
  for (const name of ['film', 'manual']) await addDocument(site, 'sps', { path: `/downloads/${name}.pdf`, ...EULA })
  const documents = [{ path: '/downloads/film.pdf', externalVideo: VIDEO }, { path: '/downloads/manual.pdf' }]
  await site.publish('sps', [{ path: '/films', blocks: [{ id: 't', type: 'download-table', props: { documents } }] }])
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('a document that its author marks as an external video carries the link, others carry none [2.18.9]', async () => {
  const { body } = await site.app.inject({ url: '/us/en/films', headers: { host: 'sps.localhost', accept: 'text/html' } })
  const rows = [...body.matchAll(/<tr[^>]*data-asset-path="[^"]*\/downloads\/(\w+)\.pdf"[^>]*>/g)]
  expect(rows.map(([row, name]) => [name, /data-external-video="([^"]*)"/.exec(row)?.[1]])).toEqual([
    ['film', VIDEO],
    ['manual', undefined],
  ])
})

test.each(['http://video.example/x', 'javascript:alert(1)', '//video.example', 'https://video.example\\@evil', ''])(
  'the address %j of a video is refused [2.18.9]',
  (externalVideo) => {
    expect(downloadTable.schema.safeParse({ documents: [{ path: '/downloads/film.pdf', externalVideo }] }).success).toBe(false)
  },
)
