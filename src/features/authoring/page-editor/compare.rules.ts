import type { PageContent } from '#features/site/content/public.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Difference = {
  /** Its name, and its type; none where the page itself differs. */
  readonly block: string
  readonly type?: string
  readonly field: string
  readonly before: string
  readonly after: string
}

const write = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string')
    return value
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return JSON.stringify(value)
}

const compareProps = (
  block: Pick<Difference, 'block' | 'type'>,
  one: Readonly<Record<string, unknown>>,
  two: Readonly<Record<string, unknown>>,
): Difference[] =>
  [...new Set([...Object.keys(one), ...Object.keys(two)])].flatMap((field) =>
    JSON.stringify(lookUp(one, field)) === JSON.stringify(lookUp(two, field))
      ? []
      : [{ ...block, field, before: write(lookUp(one, field)), after: write(lookUp(two, field)) }],
  )

/** Differences between two versions, field by field; blocks are matched by their ids. */
export const compareContents = (before: PageContent, after: PageContent): Difference[] => {
  const { blocks: oldBlocks, ...oldPage } = before
  const { blocks: newBlocks, ...newPage } = after
  const ids = [...new Set([...newBlocks, ...oldBlocks].map(({ id }) => id))]
  const changed = ids.flatMap((id) => {
    const one = oldBlocks.find((block) => block.id === id)
    const two = newBlocks.find((block) => block.id === id)
    const name = { block: id, type: (two ?? one)?.type ?? '' }
    const place = (list: typeof oldBlocks): string => `${list.findIndex((block) => block.id === id) + 1}`
    if (!one || !two)
      return [{ ...name, field: 'place', before: one ? place(oldBlocks) : '', after: two ? place(newBlocks) : '' }]
    return [...compareProps(name, one.props, two.props), ...compareProps(name, { into: one.into }, { into: two.into })]
  })
  const common = (blocks: typeof oldBlocks) =>
    blocks.map(({ id }) => id).filter((id) => [oldBlocks, newBlocks].every((list) => list.some((block) => block.id === id)))
  const [oldOrder, newOrder] = [common(oldBlocks).join(', '), common(newBlocks).join(', ')]
  const order = oldOrder === newOrder ? [] : [{ block: 'page', field: 'order', before: oldOrder, after: newOrder }]
  return [...compareProps({ block: 'page' }, oldPage, newPage), ...changed, ...order]
}

export type Mark = 'new' | 'gone' | 'changed'

/** By block: how it differs between two versions; those that are the same are not in it. */
export const markBlocks = (before: PageContent, after: PageContent): ReadonlyMap<string, Mark> => {
  const entries = [...before.blocks, ...after.blocks].flatMap(({ id }): [string, Mark][] => {
    const one = before.blocks.find((block) => block.id === id)
    const two = after.blocks.find((block) => block.id === id)
    if (!one) return [[id, 'new']]
    if (!two) return [[id, 'gone']]
    const isSame = one.into === two.into && compareProps({ block: id }, one.props, two.props).length === 0
    return isSame ? [] : [[id, 'changed']]
  })
  return new Map(entries)
}
