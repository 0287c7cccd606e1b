import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Marked } from 'marked'
import {
  findLinkTarget,
  groupDocs,
  toDocAddress,
  toHeadingId,
  type DocEntry,
  type DocGroup,
  type DocPath,
} from '#demo/docs/doc-link.rules.ts'
import { escapeXml } from '#platform/files/cell-text.rules.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Doc = { readonly title: string; readonly html: string }
export type Docs = {
  readonly find: (doc: DocPath) => Doc | undefined
  readonly groups: readonly DocGroup[]
}

const fileOf = (doc: DocPath): string => (doc === '' ? 'README.md' : `docs/${doc}.md`)

const listPaths = async (): Promise<DocPath[]> => {
  const files = await readdir(path.join(ROOT, 'docs'), { recursive: true })
  const docs = files.filter((file) => file.endsWith('.md')).map((file) => file.split(path.sep).join('/').slice(0, -'.md'.length))
  return ['', ...docs.toSorted()]
}

/** Headings get the ids that links of the documentation use, and links lead to where pages stand here. */
const createMarked = (from: DocPath, known: ReadonlySet<DocPath>): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${escapeXml(toHeadingId(text.replaceAll('`', '')))}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const target = findLinkTarget(href, from, known)
        const label = this.parser.parseInline(tokens)
        return 'href' in target
          ? `<a href="${escapeXml(target.href)}">${label}</a>`
          : `<span title="${escapeXml(target.file)}">${label}</span>`
      },
      html({ text }) {
        return text.replaceAll(/(src|srcset)="docs\/images\//g, '$1="/docs/images/')
      },
      // On a phone a wide table scrolls by itself.
      table(token) {
        const row = (cells: readonly { tokens: typeof token.header[number]['tokens'] }[], tag: 'th' | 'td'): string =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div data-wide tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })

/** The README and everything below docs/, read once. */
export const readDocs = async (): Promise<Docs> => {
  const paths = await listPaths()
  const known = new Set(paths)
  const sources = await Promise.all(paths.map((doc) => readFile(path.join(ROOT, fileOf(doc)), 'utf8')))
  const entries: DocEntry[] = paths.map((doc, at) => ({
    doc,
    title: /^# (.+)$/m.exec(sources[at] ?? '')?.[1]?.replaceAll('`', '') ?? doc,
  }))
  const drawn = new Map<DocPath, Doc>()
  const draw = (doc: DocPath): Doc => {
    const at = paths.indexOf(doc)
    const html = createMarked(doc, known).parse(sources[at] ?? '', { async: false })
    return { title: entries[at]?.title ?? toDocAddress(doc), html }
  }
  return {
    find: (doc) => {
      if (!known.has(doc)) return undefined
      const found = drawn.get(doc) ?? draw(doc)
      drawn.set(doc, found)
      return found
    },
    groups: groupDocs(entries),
  }
}
