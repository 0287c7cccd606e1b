/** Where a page of the documentation stands: `guides/deploy` for docs/guides/deploy.md, and '' for the README. */
export type DocPath = string

const ROOT = '/docs'

export const toDocAddress = (doc: DocPath): string => (doc === '' ? ROOT : `${ROOT}/${doc}`)

/** Of a file below the repository's root; undefined for what is not part of the documentation. */
const toDocPath = (file: string): DocPath | undefined => {
  if (file === 'README.md') return ''
  return /^docs\/.+\.md$/.test(file) ? file.slice('docs/'.length, -'.md'.length) : undefined
}

export type LinkTarget = { readonly href: string } | { readonly file: string }

/**
 * Where a link of one page leads: pages and pictures of the documentation have an address here, whole addresses stay, and
 * other files of the repository are named but not linked.
 */
export const findLinkTarget = (href: string, from: DocPath, known: ReadonlySet<DocPath>): LinkTarget => {
  if (/^(?:https?:|mailto:|#)/.test(href)) return { href }
  const [file = '', fragment] = href.split('#')
  const page = from === '' ? 'README' : `docs/${from}`
  const target = decodeURIComponent(new URL(file, `https://repository.example/${page}`).pathname).slice(1)
  const doc = toDocPath(target)
  const end = fragment === undefined ? '' : `#${fragment}`
  if (doc !== undefined && known.has(doc)) return { href: `${toDocAddress(doc)}${end}` }
  return target.startsWith('docs/images/') ? { href: `/${target}` } : { file: target }
}

/** As hosts of repositories name headings, so that links within the documentation work in both places. */
export const toHeadingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const HEADINGS: Readonly<Record<string, string>> = {
  '': 'Overview',
  guides: 'Guides',
  api: 'Interfaces',
  data: 'Kinds of data',
  security: 'Security',
  decisions: 'Decisions',
  promises: 'Promises about attacks',
}

export type DocEntry = { readonly doc: DocPath; readonly title: string }
export type DocGroup = { readonly heading: string; readonly entries: readonly DocEntry[] }

/** The navigation beside each page: what one reads first stands first. */
export const groupDocs = (entries: readonly DocEntry[]): DocGroup[] => {
  const folderOf = ({ doc }: DocEntry): string => (doc.includes('/') ? (doc.split('/')[0] ?? '') : '')
  return Object.entries(HEADINGS)
    .map(([folder, heading]) => ({ heading, entries: entries.filter((entry) => folderOf(entry) === folder) }))
    .filter((group) => group.entries.length > 0)
}
