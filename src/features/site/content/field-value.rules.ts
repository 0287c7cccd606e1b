import type { AuthorFields } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'

type Props = Readonly<Record<string, unknown>>
export type PlacedText = { readonly path: string; readonly html: string }

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rich texts of a block, also those inside of its lists, and where each stands. */
export const listRichTexts = (fields: AuthorFields, props: Props, path: string): PlacedText[] =>
  Object.entries(props).flatMap(([name, value]): PlacedText[] => {
    const field = Object.hasOwn(fields, name) ? lookUp(fields, name) : undefined
    const at = `${path}.${name}`
    if (field?.kind === 'richtext') return typeof value === 'string' ? [{ path: at, html: value }] : []
    if (field?.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: unknown, index) => (isProps(item) ? listRichTexts(field.of, item, `${at}.${index}`) : []))
  })

export type PlacedImage = {
  readonly path: string
  readonly src: string
  readonly alt: string
  readonly isDecorative: boolean
}

/** Every picture in a value, wherever it stands: what has a source and an alternative text. */
export const listImages = (value: unknown, path: string): PlacedImage[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => listImages(item, `${path}.${index}`))
  if (!isProps(value)) return []
  const own =
    typeof value['src'] === 'string' && typeof value['alt'] === 'string'
      ? [{ path, src: value['src'], alt: value['alt'], isDecorative: value['decorative'] === true }]
      : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => listImages(inner, `${path}.${name}`))]
}
