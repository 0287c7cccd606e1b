import type { BlockFillers, FillerRequest } from '#foundation/blocks/public.server.ts'
import type { Block } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

export type FillBlocks = (tx: Tx, blocks: readonly Block[], variant: FillerRequest) => Promise<Block[]>

/** Puts into blocks what they need from the database, one after the other: a request has one connection. */
export const createBlockFiller =
  (fillers: BlockFillers): FillBlocks =>
  async (tx, blocks, variant) => {
    const filled: Block[] = []
    for (const block of blocks) {
      const fill = lookUp(fillers, block.type)
      filled.push(fill ? { ...block, props: await fill(tx, block.props, variant) } : block)
    }
    return filled
  }
