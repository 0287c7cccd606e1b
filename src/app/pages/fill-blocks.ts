import type { BlockFiller, BlockFillers, FillerRequest } from '#foundation/blocks/public.server.ts'
import type { Block } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

export type FillBlocks = (tx: Tx, blocks: readonly Block[], variant: FillerRequest) => Promise<Block[]>

/** Puts into blocks what they need from the database: their statements travel together, but for those that take back a failure. */
export const createBlockFiller =
  (fillers: BlockFillers): FillBlocks =>
  async (tx, blocks, variant) => {
    const fill = async (block: Block, isTurnOf: (filler: BlockFiller) => boolean): Promise<Block> => {
      const filler = lookUp(fillers, block.type)
      return filler && isTurnOf(filler) ? { ...block, props: await filler(tx, block.props, variant) } : block
    }
    const filled: Block[] = []
    for (const block of await Promise.all(blocks.map((one) => fill(one, ({ runsAlone }) => runsAlone !== true))))
      filled.push(await fill(block, ({ runsAlone }) => runsAlone === true))
    return filled
  }
