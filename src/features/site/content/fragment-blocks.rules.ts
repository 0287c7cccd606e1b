import type { Block } from '#foundation/blocks/public.ts'

/** On the page that holds them they must not meet blocks of the same name. */
export const renameBlocks = (path: string, blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    const rename = (id: string): string => `${path.slice(1).replace(/\W/g, '-')}-${id}`
    return { ...block, id: rename(block.id), ...(block.into !== undefined && { into: rename(block.into) }) }
  })
