import { keysOf } from '#foundation/personal-data/person-subject.store.ts'
import { writePersonHtml, type PersonExport } from '#foundation/personal-data/person-document.rules.ts'
import type { Person } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { cleanFileName } from '#foundation/uploads/public.server.ts'
import { writeZip, type ZipEntry } from '#platform/files/zip-writer.ts'
import { listPersonFiles, listPersonRows, type PersonFile } from '#platform/privacy/person-rows.store.ts'
import { namePersonalTable } from '#platform/privacy/personal-data.ts'
import type { Services } from '#platform/services.ts'

type Parts = Pick<Services, 'personalData' | 'files' | 'clock'>

export type ReadExport = { readonly document: PersonExport; readonly files: readonly PersonFile[] }

/** Without parts of uploads, which have no name. */
const nameFiles = (files: readonly PersonFile[]): PersonFile[] =>
  files
    .filter(({ name }) => name !== '')
    .map(({ key, name }, index) => ({ key, name: `files/${String(index + 1).padStart(3, '0')}-${cleanFileName(name)}` }))

export const readPersonExport = async (tx: Tx, { personalData, clock }: Parts, person: Person): Promise<ReadExport> => {
  const who = keysOf(person)
  const files = nameFiles(await listPersonFiles(tx, personalData, who))
  const data: PersonExport['data'][number][] = []
  for (const personal of personalData) {
    if (personal.isHidden) continue
    const rows = await listPersonRows(tx, personal, who)
    if (rows.length > 0) data.push({ table: namePersonalTable(personal), about: personal.about, rows })
  }
  const { id, email, givenName, familyName } = person
  return {
    document: {
      person: { id, email, givenName, familyName },
      madeAt: clock.now().toISOString(),
      data,
      files: files.map(({ name }) => name),
    },
    files,
  }
}

async function* listEntries({ files: store }: Parts, { document, files }: ReadExport): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', content: [JSON.stringify(document, null, 2)] }
  yield { name: 'data.html', content: [writePersonHtml(document)] }
  for (const { key, name } of files) {
    const opened = await store.open(key)
    if (opened) yield { name, content: opened.stream, size: opened.size }
  }
}

export const zipPersonExport = (parts: Parts, read: ReadExport): AsyncIterable<Buffer> => writeZip(listEntries(parts, read))
