import type { AuthorFields, Block } from '#foundation/blocks/public.ts'
import { isProps, type Props } from '#features/authoring/page-editor/field.rules.ts'
import {
  changeContent,
  contentOf,
  placeBlock,
  replaceBlocks,
  type Editing,
} from '#features/authoring/page-editor/editor.rules.ts'
import { endOf, familyOf, maySit, stand } from '#features/authoring/page-editor/nest.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Where something is dropped: before a block, or at the end; in another block where `into` names one. */
export type Gap = { readonly before: string | undefined; readonly into?: string | undefined }

/** A block at another place of the page with what stands in it, wherever it was taken from. */
export const dropBlock = (editing: Editing, id: string, { before, into }: Gap, holders: readonly string[] = []): Editing => {
  const { blocks } = contentOf(editing)
  const [block, ...inside] = familyOf(blocks, id)
  // Nothing is dropped at its own place, or into itself.
  if (!block || [block, ...inside].some((each) => each.id === before || each.id === into)) return editing
  const others = blocks.filter((each) => each !== block && !inside.includes(each))
  const next = others.find((each) => each.id === before)
  const holder = others.find((each) => each.id === (into ?? next?.into))
  const target = holder && maySit(block, holder, holders) ? holder.id : undefined
  const place = (): number => {
    if (next && next.into === target) return others.indexOf(next)
    if (!holder) return others.length
    // Before the holder that it cannot stand in, or behind what stands there already.
    return target === undefined && next?.into === holder.id ? others.indexOf(holder) : endOf(others, holder.id)
  }
  const moved = others.toSpliced(place(), 0, stand(block, target), ...inside)
  const isSame = moved.every((each, index) => each.id === blocks[index]?.id && each.into === blocks[index]?.into)
  return isSame ? { ...editing, chosen: id } : replaceBlocks(editing, moved, id)
}

/** A new block at a place, as one step. */
export const dropNew = (
  editing: Editing,
  { type, props }: Pick<Block, 'type' | 'props'>,
  gap: Gap,
  holders: readonly string[] = [],
): Editing => {
  const placed = placeBlock({ ...editing, chosen: undefined }, type, props, holders)
  if (placed.chosen === undefined) return placed
  const moved = dropBlock(placed, placed.chosen, gap, holders)
  return { ...placed, history: placed.history.with(placed.at, contentOf(moved)), chosen: placed.chosen }
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
