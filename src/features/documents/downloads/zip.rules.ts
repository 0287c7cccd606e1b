import { UNNAMED_ZIP } from '#features/documents/downloads/archive-name.rules.ts'
import { toFileName } from '#features/documents/downloads/file-name.rules.ts'
import type { DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { parseAssetPath } from '#features/documents/downloads/document.rules.ts'
import { trimBoth } from '#kernel/trim-signs.ts'

export const MOST_FILES = 500
export const MEGABYTE = 1_000_000
const MANIFEST = 'manifest.sha256'
const LONGEST_NAME = 120

/** The name of the archive: no separators, no signs with a meaning, one ending [T-43]. */
export const zipNameOf = (requested: string | undefined): string => {
  const safe = (requested ?? '')
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.zip\s*$/i, '')
  const cut = Array.from(trimBoth(safe, /[\s.]/)).slice(0, LONGEST_NAME).join('').trim()
  return cut === '' ? UNNAMED_ZIP : `${cut}.zip`
}

export type ZipRefusal = { readonly status: 400 | 413; readonly reason: string }

/** Looked up later, never opened as paths: here they only have to look like ours [T-42]. */
export const readZipPaths = (assetPaths: string | undefined, tenant: string): readonly string[] | ZipRefusal => {
  const requested = (assetPaths ?? '').split(',').map((path) => path.trim())
  const named = [...new Set(requested.filter((path) => path !== ''))]
  if (named.length === 0) return { status: 400, reason: 'Please choose at least one document.' }
  if (named.length > MOST_FILES) return { status: 413, reason: `At most ${MOST_FILES} documents fit into one archive.` }
  const paths = named.map((path) => parseAssetPath(path, tenant))
  return paths.every((path) => path !== undefined) ? paths : { status: 400, reason: 'One of these is no document of this site.' }
}

type Packed = Pick<DownloadDocument, 'path' | 'sha256' | 'size'>
export type NamedFile<File> = { readonly name: string; readonly file: File }

/** Two of the same name stand beside each other, as in every folder; the second gets a number. */
export const nameEntries = <File extends Packed>(files: readonly File[]): NamedFile<File>[] => {
  const taken = new Set([MANIFEST])
  return files.map((file) => {
    const plain = toFileName(file.path)
    const dot = plain.lastIndexOf('.') < 1 ? plain.length : plain.lastIndexOf('.')
    let name = plain
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${plain.slice(0, dot)}-${number}${plain.slice(dot)}`
    taken.add(name.toLowerCase())
    return { name, file }
  })
}

/** As `sha256sum --check` reads it. */
export const writeManifest = (entries: readonly NamedFile<Packed>[]): { readonly name: string; readonly text: string } => ({
  name: MANIFEST,
  text: entries.map(({ name, file }) => `${file.sha256}  ${name}\n`).join(''),
})

/** By the files as they are, whatever the page said of them [T-46, 5.10.1]. */
export const isBeyondLimit = (sizes: readonly number[], maxMb: number): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) > maxMb * MEGABYTE
