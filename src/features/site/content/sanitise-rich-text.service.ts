import sanitizeHtml from 'sanitize-html'
import { hrefSchema, type AuthorField, type AuthorFields, type BlockDefinition } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Spans are small, or a cell could claim a thousand columns. */
const CELL_ATTRIBUTES: Readonly<Record<string, RegExp | undefined>> = {
  scope: /^(?:col|row)$/,
  colspan: /^[2-8]$/,
  rowspan: /^[2-8]$/,
}

const cleanCell: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attributes).filter(([name, value]) => lookUp(CELL_ATTRIBUTES, name)?.test(value))),
})

/** A link that leads nowhere the site may lead becomes its words. */
const cleanLink: sanitizeHtml.Transformer = (_, { href = '' }) => {
  if (!hrefSchema.safeParse(href).success) return { tagName: 'span', attribs: {} }
  const attribs: sanitizeHtml.Attributes = /^https:/i.test(href) ? { href, rel: 'noopener' } : { href }
  return { tagName: 'a', attribs }
}

const TEXT_TAGS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'sub', 'sup', 'code']
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** Their content is no text either: it is dropped with them. */
const RAW_TAGS = ['script', 'style', 'template', 'textarea', 'option', 'title', 'xmp', 'plaintext', 'listing']
const FOREIGN_TAGS = ['noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg', 'math']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: Object.keys(CELL_ATTRIBUTES),
    td: Object.keys(CELL_ATTRIBUTES),
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...RAW_TAGS, ...FOREIGN_TAGS],
  nestingLimit: 32,
  transformTags: { a: cleanLink, th: cleanCell, td: cleanCell },
}

const MOST_PASSES = 4

/**
 * Keeps what a text needs and drops everything else; cleaning twice changes nothing [T-40].
 * A dropped tag can leave its content where a browser would nest it differently, so it is read again until it stands still.
 */
export const sanitiseRichText = (html: string): string => {
  let clean = html
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = clean
    clean = sanitizeHtml(before, OPTIONS)
    if (clean === before) return clean
  }
  return sanitizeHtml(clean, { ...OPTIONS, allowedTags: [] })
}

/** Where the links of a text lead, as a browser would read them; those inside of what is dropped do not count. */
export const listRichTextLinks = (html: string): string[] => {
  const links: string[] = []
  const noteLink: sanitizeHtml.Transformer = (tagName, { href }) => {
    if (href) links.push(href)
    return { tagName, attribs: {} }
  }
  sanitizeHtml(html, { ...OPTIONS, transformTags: { a: noteLink } })
  return links
}

type Props = Readonly<Record<string, unknown>>

const sanitiseFields = (fields: AuthorFields, props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? lookUp(fields, name) : undefined
      return [name, field ? sanitiseValue(field, value) : value]
    }),
  )

/** React turns any value into HTML where it expects some, so what is no string becomes none. */
const sanitiseValue = (field: AuthorField, value: unknown): unknown => {
  if (field.kind === 'richtext') return typeof value === 'string' ? sanitiseRichText(value) : ''
  if (field.kind !== 'list') return value
  return Array.isArray(value) ? value.filter(isProps).map((item) => sanitiseFields(field.of, item)) : []
}

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Cleans every rich text of a block, also inside its lists. */
export const sanitiseBlock = (definition: Pick<BlockDefinition, 'fields'>, props: Props): Props =>
  sanitiseFields(definition.fields, props)
