import { DOCUMENT_WORDS, type DocumentWord } from '#demo/downloads/download-words.ts'
import { makeArchive, makeFirmware, makePdf } from '#demo/downloads/file-contents.ts'
import { DEVICES } from '#demo/downloads/product-lines.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { MadeFile } from '#demo/downloads/made-file.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export const LICENCE_PATH = '/fragments/licences/software'
export type Gate = 'free' | 'eula' | 'form'
export type Names = Readonly<Record<Language, string>>

const DAY_MS = 86_400_000
const MB = 1_000_000

export const dayBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Outline = {
  readonly device: 0 | 1 | 2
  readonly word: DocumentWord
  readonly kind: string
  readonly gate: Gate
  readonly file: 'pdf' | 'zip' | 'bin'
  readonly version: string
  /** In megabytes; a PDF is as long as its text. */
  readonly size?: number
  readonly videoUrl?: string
}

/** Free ones fit into one archive of the page's 20 MB, those behind the agreement do not. */
const OUTLINES: readonly Outline[] = [
  { device: 0, word: 'firmware', kind: 'firmware', gate: 'eula', file: 'bin', version: '2.7.4', size: 11.2 },
  { device: 0, word: 'manual', kind: 'manual', gate: 'free', file: 'pdf', version: 'F' },
  { device: 0, word: 'sheet', kind: 'data-sheet', gate: 'free', file: 'pdf', version: 'C' },
  { device: 0, word: 'drawings', kind: 'drawing', gate: 'free', file: 'zip', version: '3', size: 2.1 },
  { device: 0, word: 'guide', kind: 'guide', gate: 'free', file: 'pdf', version: 'B' },
  { device: 1, word: 'firmware', kind: 'firmware', gate: 'eula', file: 'bin', version: '1.12.0', size: 9.6 },
  { device: 1, word: 'manual', kind: 'manual', gate: 'free', file: 'pdf', version: 'D' },
  { device: 1, word: 'tool', kind: 'software', gate: 'eula', file: 'zip', version: '4.1', size: 1.3 },
  { device: 1, word: 'library', kind: 'library', gate: 'form', file: 'zip', version: '2026.2', size: 0.9 },
  { device: 1, word: 'study', kind: 'guide', gate: 'form', file: 'pdf', version: 'A' },
  { device: 2, word: 'manual', kind: 'manual', gate: 'free', file: 'pdf', version: 'E' },
  { device: 2, word: 'drawings', kind: 'drawing', gate: 'free', file: 'zip', version: '2', size: 1.4 },
  { device: 2, word: 'firmware', kind: 'firmware', gate: 'eula', file: 'bin', version: '3.0.2', size: 0.8 },
  { device: 2, word: 'film', kind: 'video', gate: 'eula', file: 'pdf', version: 'A', videoUrl: 'https://video.halden.example/commissioning' }, // prettier-ignore
]

const makeContent = ({ file, word, version, size = 0 }: Outline, device: string, company: string): Promise<Buffer> => {
  const title = DOCUMENT_WORDS[word].en
  if (file === 'bin') return Promise.resolve(makeFirmware(device, version, size * MB))
  if (file === 'zip') return makeArchive(`${device}: ${title}`, version, ['part-1.dat', 'part-2.dat', 'part-3.dat'], size * MB)
  return makePdf(title, device, company)
}

const namesOf = (device: string, { word, version }: Outline): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${device}: ${DOCUMENT_WORDS[word][language]} ${version}`])) as Names

/** Documents for everyone, as lines of `documents`. */
export const listDemoDocuments = (tenant: TenantKey, company: string, now: Date): MadeFile[] =>
  OUTLINES.map((outline, index) => {
    const device = DEVICES[tenant][outline.device]
    const id = slugOf(`${device} ${outline.word} ${outline.version}`)
    return {
      line: {
        ...{ id, names: namesOf(device, outline), type: outline.kind, gate: outline.gate, file: `${id}.${outline.file}` },
        ...(outline.videoUrl && { video: outline.videoUrl }),
        updatedOn: dayBefore(now, index * 23 + 3),
      },
      make: () => makeContent(outline, device, company),
    }
  })
