export type { BlockFiller, BlockFillers, BlockPolicy, FillerRequest } from '#features/blocks/blocks.feature.ts'
