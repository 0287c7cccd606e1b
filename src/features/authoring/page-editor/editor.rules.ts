import type { Block } from '#foundation/blocks/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { endOf, familyOf, holderFor, placeAfter, putInto, stand, takeOut } from '#features/authoring/page-editor/nest.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Editing = {
  /** Every state that undo can go back to, the oldest first. */
  readonly history: readonly PageContent[]
  readonly at: number
  /** The last edit: letters of one field are one step. */
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

export const replaceBlocks = (editing: Editing, blocks: readonly Block[], chosen: string | undefined): Editing => ({
  ...changeContent(editing, { ...contentOf(editing), blocks: [...blocks] }),
  chosen,
})

/** Places a block after the chosen one, into it where it holds blocks, at the end where none is chosen; and chooses it. */
export const placeBlock = (editing: Editing, type: string, props: Block['props'], holders: readonly string[] = []): Editing => {
  const { blocks } = contentOf(editing)
  const chosen = blocks.find(({ id }) => id === editing.chosen)
  const into = holderFor(blocks, editing.chosen, type, holders)?.id
  const block = stand({ id: nameBlock(blocks, type), type, props: { ...props } }, into)
  return replaceBlocks(editing, blocks.toSpliced(placeAfter(blocks, chosen, into), 0, block), block.id)
}

/** With what stands in it. */
export const copyBlock = (editing: Editing, id: string): Editing => {
  const { blocks } = contentOf(editing)
  const copies: Block[] = []
  const names = new Map<string, string>()
  for (const block of familyOf(blocks, id)) {
    const name = nameBlock([...blocks, ...copies], block.type)
    names.set(block.id, name)
    const into = block.into === undefined ? undefined : (names.get(block.into) ?? block.into)
    copies.push(stand({ id: name, type: block.type, props: structuredClone(block.props) }, into))
  }
  const [first] = copies
  return first ? replaceBlocks(editing, blocks.toSpliced(endOf(blocks, id), 0, ...copies), first.id) : editing
}

/** Those that stand beside it, itself included. */
export const siblingsOf = (blocks: readonly Block[], id: string): Block[] => {
  const own = blocks.find((each) => each.id === id)
  return own ? blocks.filter(({ into }) => into === own.into) : []
}

/** With what stands in it; the one beside it is chosen then, or the one that held it. */
export const removeBlock = (editing: Editing, id: string): Editing => {
  const { blocks } = contentOf(editing)
  const beside = siblingsOf(blocks, id)
  const at = beside.findIndex((each) => each.id === id)
  const own = beside[at]
  if (!own) return editing
  const left = blocks.filter((each) => each !== own && each.into !== id)
  return replaceBlocks(editing, left, (beside[at + 1] ?? beside[at - 1])?.id ?? own.into)
}

/** One place up or down among those beside it; at the edge it stays. */
export const moveBlock = (editing: Editing, id: string, by: -1 | 1): Editing => {
  const { blocks } = contentOf(editing)
  const beside = siblingsOf(blocks, id)
  const neighbour = beside[beside.findIndex((each) => each.id === id) + by]
  if (!neighbour) return editing
  const family = familyOf(blocks, id)
  const others = blocks.filter((each) => !family.includes(each))
  const at = by < 0 ? others.indexOf(neighbour) : endOf(others, neighbour.id)
  return replaceBlocks(editing, others.toSpliced(at, 0, ...family), id)
}

/** Into the block before it, or out of the one that it stands in. */
export const nestBlock = (editing: Editing, id: string, isIn: boolean, holders: readonly string[]): Editing => {
  const { blocks } = contentOf(editing)
  const next = isIn ? putInto(blocks, id, holders) : takeOut(blocks, id)
  return next === blocks ? editing : replaceBlocks(editing, next, id)
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

/** Distinguishes a block from others of its type. */
export const titleOf = ({ props }: { readonly props: Block['props'] }): string => {
  const named = ['heading', 'title', 'caption', 'current', 'label', 'question', 'name', 'text'].map((name) => lookUp(props, name))
  const found = named.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  if (found !== undefined) return found
  const { html } = props
  return typeof html === 'string'
    ? html
        .replaceAll(/<[^<>]*>/g, ' ')
        .trim()
        .slice(0, 60)
    : ''
}
