import sanitizeHtml from 'sanitize-html'
import { hrefSchema } from '#features/content/block-parts.rules.ts'
import type { AuthorField, AuthorFields, BlockDefinition } from '#features/content/block.rules.ts'

const SPANS = ['2', '3', '4', '5', '6', '7', '8']

/** Their content is no text either: it is dropped with them. */
const SILENT_TAGS = [
  ...['script', 'style', 'template', 'textarea', 'option', 'title', 'xmp', 'plaintext', 'listing'],
  ...['noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg', 'math'],
]

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'sub', 'sup', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: [
      { name: 'scope', values: ['col', 'row'] },
      { name: 'colspan', values: SPANS },
      { name: 'rowspan', values: SPANS },
    ],
    td: [
      { name: 'colspan', values: SPANS },
      { name: 'rowspan', values: SPANS },
    ],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: SILENT_TAGS,
  nestingLimit: 32,
  transformTags: {
    /** A link that leads nowhere the site may lead becomes its words. */
    a: (_, { href = '' }): sanitizeHtml.Tag => {
      if (!hrefSchema.safeParse(href).success) return { tagName: 'span', attribs: {} }
      return { tagName: 'a', attribs: /^https:/i.test(href) ? { href, rel: 'noopener' } : { href } }
    },
  },
}

/** Keeps what a text needs and drops everything else; cleaning twice changes nothing [T-40]. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, OPTIONS)

type Props = Readonly<Record<string, unknown>>

const sanitiseFields = (fields: AuthorFields, props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
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
