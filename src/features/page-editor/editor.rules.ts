import type { Block } from '#features/blocks/public.ts'
import type { PageContent } from '#features/content/public.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Editing = {
  /** Every state that undo can go back to, the oldest first. */
  readonly history: readonly PageContent[]
  readonly at: number
  /** What was typed last: letters of one field are one step. */
  readonly lastField: string | undefined
  /** The id of the block whose properties are shown; undefined: those of the page. */
  readonly chosen: string | undefined
}

const LONGEST_HISTORY = 100

export const openPage = (content: PageContent): Editing => ({
  history: [content],
  at: 0,
  lastField: undefined,
  chosen: content.blocks.at(-1)?.id,
})

export const contentOf = ({ history, at }: Editing): PageContent => {
  const content = history[at]
  if (!content) throw new Error('an editor without content')
  return content
}

/** A step that undo takes back; with a field's name, together with the step before in the same field. */
export const changeContent = (editing: Editing, content: PageContent, field?: string): Editing => {
  const isSame = field !== undefined && field === editing.lastField && editing.at === editing.history.length - 1
  const before = editing.history.slice(0, isSame ? editing.at : editing.at + 1).slice(-LONGEST_HISTORY)
  return { ...editing, history: [...before, content], at: before.length, lastField: field }
}

/** After a rest even letters of the same field are another step. */
export const endStep = (editing: Editing): Editing => ({ ...editing, lastField: undefined })

export const mayUndo = ({ at }: Editing): boolean => at > 0
export const mayRedo = ({ at, history }: Editing): boolean => at < history.length - 1

const step = (editing: Editing, by: -1 | 1): Editing => {
  const at = Math.min(Math.max(editing.at + by, 0), editing.history.length - 1)
  const isThere = editing.history[at]?.blocks.some(({ id }) => id === editing.chosen)
  return { ...editing, at, lastField: undefined, chosen: isThere ? editing.chosen : undefined }
}
export const undo = (editing: Editing): Editing => step(editing, -1)
export const redo = (editing: Editing): Editing => step(editing, 1)

/** A name that no other block of the page has. */
const nameBlock = (blocks: readonly Block[], type: string): string => {
  const taken = new Set(blocks.map(({ id }) => id))
  for (let number = 1; ; number++) if (!taken.has(`${type}-${number}`)) return `${type}-${number}`
}

const replaceBlocks = (editing: Editing, blocks: readonly Block[], chosen: string | undefined): Editing => ({
  ...changeContent(editing, { ...contentOf(editing), blocks: [...blocks] }),
  chosen,
})

/** Places a block after the chosen one, at the end where none is chosen, and chooses it. */
export const placeBlock = (editing: Editing, type: string, props: Block['props']): Editing => {
  const { blocks } = contentOf(editing)
  const at = blocks.findIndex(({ id }) => id === editing.chosen)
  const block = { id: nameBlock(blocks, type), type, props: { ...props } }
  return replaceBlocks(editing, blocks.toSpliced(at < 0 ? blocks.length : at + 1, 0, block), block.id)
}

export const copyBlock = (editing: Editing, id: string): Editing => {
  const block = contentOf(editing).blocks.find((each) => each.id === id)
  return block ? placeBlock({ ...editing, chosen: id }, block.type, structuredClone(block.props)) : editing
}

export const removeBlock = (editing: Editing, id: string): Editing => {
  const { blocks } = contentOf(editing)
  const at = blocks.findIndex((each) => each.id === id)
  const left = blocks.filter((each) => each.id !== id)
  return at < 0 ? editing : replaceBlocks(editing, left, left[Math.min(at, left.length - 1)]?.id)
}

/** One place up or down; at the edge it stays. */
export const moveBlock = (editing: Editing, id: string, by: -1 | 1): Editing => {
  const { blocks } = contentOf(editing)
  const at = blocks.findIndex((each) => each.id === id)
  const block = blocks[at]
  if (!block || !blocks[at + by]) return editing
  return replaceBlocks(editing, blocks.toSpliced(at, 1).toSpliced(at + by, 0, block), id)
}

type Props = Readonly<Record<string, unknown>>

/** A property that is left empty is left out, so that what a block may do without does not count as wrong. */
export const setProperty = (props: Props, name: string, value: unknown): Props => {
  const { [name]: _, ...others } = props
  return value === undefined ? others : { ...props, [name]: value }
}

export const changeProperty = (editing: Editing, id: string, name: string, value: unknown): Editing => {
  const content = contentOf(editing)
  const blocks = content.blocks.map((block) =>
    block.id === id ? { ...block, props: { ...setProperty(block.props, name, value) } } : block,
  )
  return changeContent(editing, { ...content, blocks }, `${id}.${name}`)
}

/** What tells one block from another of its type. */
export const titleOf = ({ props }: Block): string => {
  const named = ['heading', 'title', 'caption', 'current', 'text'].map((name) => lookUp(props, name))
  const found = named.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  if (found !== undefined) return found
  const { html } = props
  return typeof html === 'string'
    ? html
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 60)
    : ''
}
