import { SECTION_KINDS, type ArticleSection } from '#features/support/knowledge/article.rules.ts'

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#39;|&apos;/g, "'"],
  [/&nbsp;/g, ' '],
  // The last, or what it spells would be read again.
  [/&amp;/g, '&'],
]

const readEntities = (text: string): string => ENTITIES.reduce((read, [entity, sign]) => read.replaceAll(entity, sign), text)

const BLOCK_END = /<\/(?:p|h[2-4]|li|tr|caption)>|<br ?\/?>/

/** The words of clean markup, a text for each paragraph, heading, entry and row. */
export const listParagraphs = (html: string): string[] =>
  html
    .split(BLOCK_END)
    .map((part) =>
      readEntities(part.replaceAll(/<[^<>]*>/g, ' '))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')

const kindOf = (heading: string): ArticleSection['kind'] =>
  SECTION_KINDS.find((kind) => kind === heading.toLowerCase().replace(/s$/, '')) ?? 'note'

const TAG = /<(\/?)([a-z][a-z0-9]{0,9})(?: [^<>]*)?>/g
const HEADING_END = '</h2>'

/** Where headings begin that stand in no list or table. */
const listHeadings = (html: string): number[] => {
  const found: number[] = []
  let depth = 0
  for (const { 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (name === 'br') continue
    if (slash === '/') depth -= 1
    else {
      if (depth === 0 && name === 'h2') found.push(index)
      depth += 1
    }
  }
  return found
}

/** Clean markup as the sections of an article's page: one for each second heading, and what stands before the first. */
export const splitArticleHtml = (html: string): ArticleSection[] => {
  const starts = listHeadings(html)
  if (starts.length === 0) return [{ kind: 'answer', html }]
  const intro = html.slice(0, starts[0])
  const parts = starts.map((start, at) => html.slice(start, starts[at + 1]))
  return [
    ...(listParagraphs(intro).length === 0 ? [] : [{ kind: 'answer' as const, heading: '', html: intro }]),
    ...parts.map((part) => {
      const end = part.indexOf(HEADING_END)
      const heading = listParagraphs(part.slice(0, end)).join(' ')
      return { kind: kindOf(heading), heading, html: part.slice(end + HEADING_END.length) }
    }),
  ]
}

/** Everything that a section says, without its markup. */
export const listSectionTexts = ({ heading = '', html = '', paragraphs = [], steps = [] }: ArticleSection): string[] => [
  ...(heading === '' ? [] : [heading]),
  ...paragraphs,
  ...steps,
  ...listParagraphs(html),
]

const LONGEST_LEAD = 200

const withoutHeading = (part: string): string => part.slice(Math.max(0, part.search(/<\/h[2-4]>/)))

/** At the end of a word where there is one; not within a pair: half a character is none. */
const cut = (text: string): string => {
  const space = text.lastIndexOf(' ', LONGEST_LEAD)
  return `${text.slice(0, space > 0 ? space : LONGEST_LEAD).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** How a text begins, for lists and search; headings are no beginning. */
export const writeLead = (html: string): string => {
  const [intro = '', ...parts] = html.split(/<h[2-4]>/)
  const [first = ''] = [intro, ...parts.map(withoutHeading)].flatMap(listParagraphs)
  return first.length <= LONGEST_LEAD ? first : cut(first)
}
