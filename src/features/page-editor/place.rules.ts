import type { AuthorFields, Block } from '#features/blocks/public.ts'
import { isProps, type Props } from '#features/page-editor/field.rules.ts'
import { changeContent, contentOf, placeBlock, type Editing } from '#features/page-editor/editor.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Where something is dropped: before a block, or at the end. */
export type Gap = { readonly before: string | undefined }

/** A block at another place of the page, wherever it was taken from. */
export const dropBlock = (editing: Editing, id: string, { before }: Gap): Editing => {
  const content = contentOf(editing)
  const block = content.blocks.find((each) => each.id === id)
  if (!block || before === id) return editing
  const others = content.blocks.filter((each) => each.id !== id)
  const at = others.findIndex((each) => each.id === before)
  const blocks = others.toSpliced(at < 0 ? others.length : at, 0, block)
  const isSame = blocks.every((each, index) => each.id === content.blocks[index]?.id)
  return isSame ? { ...editing, chosen: id } : { ...changeContent(editing, { ...content, blocks }), chosen: id }
}

/** A new block at a place, as one step. */
export const dropNew = (editing: Editing, { type, props }: Pick<Block, 'type' | 'props'>, { before }: Gap): Editing => {
  const { blocks } = contentOf(editing)
  const at = blocks.findIndex((each) => each.id === before)
  const previous = at < 0 ? blocks.at(-1)?.id : blocks[at - 1]?.id
  const placed = placeBlock({ ...editing, chosen: previous }, type, props)
  if (at !== 0 || placed.chosen === undefined) return placed
  // Before the first there is none to place it after.
  const content = contentOf(placed)
  const made = content.blocks.find(({ id }) => id === placed.chosen)
  if (!made) return placed
  const first = [made, ...content.blocks.filter(({ id }) => id !== made.id)]
  return { ...placed, history: placed.history.with(placed.at, { ...content, blocks: first }) }
}

export type TextPlace = {
  /** Names and numbers that lead to the text in the block's properties. */
  readonly path: readonly (string | number)[]
  readonly text: string
  readonly isRich: boolean
}

/** Every text of a block that an author may write. */
export const listTexts = (fields: AuthorFields, props: Props, path: TextPlace['path'] = []): TextPlace[] =>
  Object.entries(fields).flatMap(([name, field]): TextPlace[] => {
    const value = lookUp(props, name)
    const here = [...path, name]
    if (field.kind === 'list')
      return Array.isArray(value)
        ? value.flatMap((item: unknown, at) => (isProps(item) ? listTexts(field.of, item, [...here, at]) : []))
        : []
    if (typeof value !== 'string' || value.trim() === '') return []
    if (field.kind === 'richtext') return [{ path: here, text: value, isRich: true }]
    return field.kind === 'text' || field.kind === 'multiline' ? [{ path: here, text: value, isRich: false }] : []
  })

const putIn = (value: unknown, [first, ...rest]: TextPlace['path'], text: string): unknown => {
  if (first === undefined) return text
  if (Array.isArray(value) && typeof first === 'number') return value.with(first, putIn(value[first], rest, text))
  return isProps(value) && typeof first === 'string' ? { ...value, [first]: putIn(lookUp(value, first), rest, text) } : value
}

/** Other words at a place of a block; letters of one place are one step. */
export const changeText = (editing: Editing, id: string, path: TextPlace['path'], text: string): Editing => {
  const content = contentOf(editing)
  const blocks = content.blocks.map((block) =>
    block.id === id ? { ...block, props: putIn(block.props, path, text) as Block['props'] } : block,
  )
  return { ...changeContent(editing, { ...content, blocks }, `${id}.${path.join('.')}`), chosen: id }
}
