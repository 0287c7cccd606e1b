import { toVersionSlug } from '#features/documents/downloads/version-slug.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export const RELEASE_TASK = 'publish-release'
export const RELEASE_UPLOAD = 'software-release'
/** Firmware and installers of this trade stay far below. */
export const MAX_RELEASE_BYTES = 4_000_000_000

/** How a file is called on the site, by what its content is. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/zip': 'zip',
  'application/gzip': 'gz',
  'application/pdf': 'pdf',
  'application/octet-stream': 'bin',
}
export const RELEASE_TYPES = Object.keys(EXTENSIONS)

/** Undefined for content that is no release. */
export const nameReleaseFile = (productKey: string, version: string, mediaType: string): string | undefined => {
  const extension = lookUp(EXTENSIONS, mediaType)
  const slug = toVersionSlug(`${productKey} ${version}`)
  return extension === undefined || slug === '' ? undefined : `/software/${slug}.${extension}`
}

/** A number of its own for every version, the same however often it is made. */
export const nameEak = (productKey: string, version: string): string =>
  `EAK-${toVersionSlug(`${productKey} ${version}`)}`.slice(0, 60)

const LONGEST_LINE = 300
const MOST_LINES = 40

/** The changes, one a line; leading marks are removed. */
export const readNotes = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^[\s*•-]+/, '')
        .trim()
        .slice(0, LONGEST_LINE),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
