import { NOTE_LINES, SOFTWARE_TEXTS, SOFTWARE_WORDS } from '#demo/downloads/download-words.ts'
import { makeArchive, makeFirmware, makePdf } from '#demo/downloads/file-contents.ts'
import { dayBefore, slugOf, type Gate, type Names } from '#demo/downloads/list-documents.ts'
import type { MadeFile } from '#demo/downloads/made-file.ts'
import { SOFTWARE_LINES } from '#demo/downloads/product-lines.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { LANGUAGES } from '#kernel/locale.ts'

type Part = keyof typeof SOFTWARE_WORDS
const PARTS: readonly { readonly part: Part; readonly kind: string; readonly file: 'zip' | 'bin' | 'pdf' }[] = [
  { part: 'program', kind: 'software', file: 'zip' },
  { part: 'firmware', kind: 'firmware', file: 'bin' },
  { part: 'notes', kind: 'manual', file: 'pdf' },
  { part: 'templates', kind: 'library', file: 'zip' },
]

const keyOf = (line: string, part: Part): string => slugOf(`${line} ${part}`)

const gateFor = (part: Part, line: number): Gate => {
  if (part === 'notes') return 'free'
  if (part === 'templates') return line % 2 === 0 ? 'free' : 'form'
  return part === 'firmware' && line % 3 === 2 ? 'free' : 'eula'
}

/** The program of one line needs a tool that most people have, that of another one that hardly anybody has. */
const toolFor = (part: Part, line: number): string | undefined => {
  if (part !== 'program') return undefined
  return line === 7 ? 'not-permitted' : line === 6 ? 'approved' : undefined
}

const namesOf = (line: string, part: Part): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${line}, ${SOFTWARE_WORDS[part][language]}`])) as Names

/** The last line is what the first one replaced. */
export const listSoftwareProducts = (tenant: TenantKey) => {
  const lines = SOFTWARE_LINES[tenant]
  return lines.flatMap((line, index) =>
    PARTS.map(({ part, kind }, at) => ({
      id: keyOf(line, part),
      names: namesOf(line, part),
      texts: SOFTWARE_TEXTS[part],
      type: kind,
      ...(index === lines.length - 1 && { replacedBy: keyOf(lines[0] ?? line, part) }),
      position: index * PARTS.length + at,
    })),
  )
}

/** The newest first; notes and templates come alone. */
const versionsOf = (part: Part, line: number): string[] => {
  const [major, minor] = [(line % 6) + 3, (line * 7) % 9]
  if (part === 'notes') return [`Rev ${'CDEFG'.charAt(line % 5)}`]
  if (part === 'templates') return [`2026.${(line % 3) + 1}`]
  const all = [`${major}.${minor + 1}.${line % 4}`, `${major}.${minor}.2`, `${major - 1}.9.0`]
  return line < 5 ? all : all.slice(0, 1)
}

const makeContent = (file: 'zip' | 'bin' | 'pdf', line: string, version: string, size: number, company: string) => {
  if (file === 'bin') return Promise.resolve(makeFirmware(line, version, size))
  return file === 'zip' ? makeArchive(line, version, ['setup.dat', 'data.dat'], size) : makePdf('Release notes', line, company)
}

const notesOf = (seed: number): Names => {
  const lines = [0, 1, 2].map((step) => NOTE_LINES[(seed + step * 2) % NOTE_LINES.length])
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, lines.flatMap((line) => (line ? [line[language]] : [])).join('\n')]),
  ) as Names
}

/** Every version with its file, as lines of `software`: the oldest versions of all programs first. */
export const listSoftwareReleases = (tenant: TenantKey, company: string, now: Date): MadeFile[] => {
  const products = new Map(listSoftwareProducts(tenant).map((product) => [product.id, product]))
  const releases = SOFTWARE_LINES[tenant].flatMap((line, index) =>
    PARTS.flatMap(({ part, file }, at) =>
      versionsOf(part, index).map((version, age) => {
        const size = age > 0 ? 60_000 : 90_000 + ((index * 7 + at * 3) % 9) * 40_000
        return {
          age,
          line: {
            ...products.get(keyOf(line, part)),
            ...{ version, gate: gateFor(part, index), tool: toolFor(part, index), notes: notesOf(index + at + age) },
            eakNumber: `EAK-${100 + TENANT_KEYS.indexOf(tenant)}${String(index)}${at}${age}`,
            file: `${slugOf(`${line} ${part} ${version}`)}.${file}`,
            releasedOn: dayBefore(now, index * 17 + at * 5 + age * 140 + 6),
          },
          make: () => makeContent(file, line, version, size, company),
        }
      }),
    ),
  )
  return releases.toSorted((one, other) => other.age - one.age)
}
