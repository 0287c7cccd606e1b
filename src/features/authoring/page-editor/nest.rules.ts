import type { Block } from '#foundation/blocks/public.ts'

/** A block at its place: on the page itself where it stands in none. */
export const stand = ({ into: _, ...block }: Block, into: string | undefined): Block =>
  into === undefined ? block : { ...block, into }

/** Whether one block may stand in another: a holder never stands in a holder. */
export const maySit = (block: Pick<Block, 'type'>, holder: Block, holders: readonly string[]): boolean =>
  holders.includes(holder.type) && !holders.includes(block.type)

/** A block, and behind it what stands in it. */
export const familyOf = (blocks: readonly Block[], id: string): Block[] => [
  ...blocks.filter((block) => block.id === id),
  ...blocks.filter(({ into }) => into === id),
]

/** The holder into which a new block of this type goes while a block is chosen. */
export const holderFor = (
  blocks: readonly Block[],
  chosen: string | undefined,
  type: string,
  holders: readonly string[],
): Block | undefined => {
  const own = blocks.find(({ id }) => id === chosen)
  const holder = own?.into === undefined ? own : blocks.find(({ id }) => id === own.into)
  return holder && maySit({ type }, holder, holders) ? holder : undefined
}

/** Behind the last of a family. */
export const endOf = (blocks: readonly Block[], id: string): number =>
  blocks.findLastIndex((block) => block.id === id || block.into === id) + 1

/** Where a new block goes that stands in `into`, when another one is chosen. */
export const placeAfter = (blocks: readonly Block[], chosen: Block | undefined, into: string | undefined): number => {
  if (!chosen) return blocks.length
  return into !== undefined && into === chosen.into ? blocks.indexOf(chosen) + 1 : endOf(blocks, chosen.into ?? chosen.id)
}

/** The block before it that could hold it; undefined where there is none, or it holds blocks itself. */
export const findHolder = (blocks: readonly Block[], id: string, holders: readonly string[]): Block | undefined => {
  const block = blocks.find((each) => each.id === id)
  if (!block || block.into !== undefined) return undefined
  const onPage = blocks.filter(({ into }) => into === undefined)
  const before = onPage[onPage.indexOf(block) - 1]
  return before && maySit(block, before, holders) ? before : undefined
}

/** The blocks with one of them in the block before it. */
export const putInto = (blocks: readonly Block[], id: string, holders: readonly string[]): readonly Block[] => {
  const holder = findHolder(blocks, id, holders)
  const block = blocks.find((each) => each.id === id)
  if (!holder || !block) return blocks
  const others = blocks.filter((each) => each !== block)
  return others.toSpliced(endOf(others, holder.id), 0, stand(block, holder.id))
}

/** The blocks with one of them on the page again, behind the block that held it. */
export const takeOut = (blocks: readonly Block[], id: string): readonly Block[] => {
  const block = blocks.find((each) => each.id === id)
  if (block?.into === undefined) return blocks
  const others = blocks.filter((each) => each !== block)
  return others.toSpliced(endOf(others, block.into), 0, stand(block, undefined))
}
