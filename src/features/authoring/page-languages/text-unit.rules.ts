import type { AuthorField, AuthorFields } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { PageContent } from '#features/site/content/public.ts'

/** One text of a page that is translated by itself. Its key stays the same when blocks are moved. */
export type TextUnit = { readonly key: string; readonly kind: 'text' | 'html'; readonly text: string }
export type FieldsOf = (type: string) => AuthorFields | undefined

/** Texts for programs, not for people. */
const TECHNICAL = /^(?:id|key|formKey|name|category|anchor|skus?|type|kind|path|icon|page|src|href|tone|endDate|startDate)$/

type Props = Readonly<Record<string, unknown>>
const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Called for each text; its result replaces the text. */
type Visit = (unit: TextUnit) => string

const visitText = (value: unknown, key: string, kind: TextUnit['kind'], visit: Visit): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown, index) => visitText(item, `${key}.${index}`, kind, visit))
  return typeof value === 'string' && value.trim() !== '' ? visit({ key, kind, text: value }) : value
}

const visitPart = (value: unknown, part: string, key: string, visit: Visit): unknown =>
  isProps(value) && typeof lookUp(value, part) === 'string'
    ? { ...value, [part]: visitText(lookUp(value, part), `${key}.${part}`, 'text', visit) }
    : value

const visitField = (field: AuthorField, value: unknown, key: string, visit: Visit): unknown => {
  if (field.kind === 'richtext') return visitText(value, key, 'html', visit)
  if (field.kind === 'text' || field.kind === 'multiline' || field.kind === 'lines') return visitText(value, key, 'text', visit)
  if (field.kind === 'link') return visitPart(value, 'label', key, visit)
  if (field.kind === 'image') return visitPart(value, 'alt', key, visit)
  if (field.kind !== 'list' || !Array.isArray(value)) return value
  return value.map((item: unknown, index) => (isProps(item) ? visitFields(field.of, item, `${key}.${index}`, visit) : item))
}

const visitFields = (fields: AuthorFields, props: Props, key: string, visit: Visit): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = lookUp(fields, name)
      return [name, !field || TECHNICAL.test(name) ? value : visitField(field, value, `${key}.${name}`, visit)]
    }),
  )

const visitContent = (content: PageContent, fieldsOf: FieldsOf, visit: Visit): PageContent => ({
  ...content,
  title: visitText(content.title, 'title', 'text', visit) as string,
  description: visitText(content.description, 'description', 'text', visit) as string,
  blocks: content.blocks.map((block) => ({
    ...block,
    props: { ...visitFields(fieldsOf(block.type) ?? {}, block.props, `blocks.${block.id}`, visit) },
  })),
})

/** Every text of a page that people read, in the order in which it stands. */
export const listUnits = (content: PageContent, fieldsOf: FieldsOf): TextUnit[] => {
  const units: TextUnit[] = []
  visitContent(content, fieldsOf, (unit) => {
    units.push(unit)
    return unit.text
  })
  return units
}

/** The page with other words; what names no text of it is left aside. */
export const writeUnits = (content: PageContent, fieldsOf: FieldsOf, words: ReadonlyMap<string, string>): PageContent =>
  visitContent(content, fieldsOf, ({ key, text }) => words.get(key) ?? text)

const localiseText = (text: string, from: string, to: string): string => {
  if (text === from || text.startsWith(`${from}/`)) return `${to}${text.slice(from.length)}`
  return text.replaceAll(`"${from}/`, `"${to}/`).replaceAll(`"${from}"`, `"${to}"`)
}

/** Links to pages of one market lead to those of another: `/us/en/offers` to `/de/de/offers`. */
export const localiseLinks = <T>(value: T, from: string, to: string): T => {
  if (typeof value === 'string') return localiseText(value, from, to) as T
  if (Array.isArray(value)) return value.map((item: unknown) => localiseLinks(item, from, to)) as T
  if (!isProps(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, localiseLinks(inner, from, to)])) as T
}
