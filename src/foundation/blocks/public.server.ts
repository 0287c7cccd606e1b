export type { BlockFiller, BlockFillers, BlockPolicy, FillerRequest } from '#foundation/blocks/blocks.feature.ts'
