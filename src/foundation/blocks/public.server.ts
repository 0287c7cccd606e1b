export type { BlockFiller, BlockFillers, BlockPolicy, FillerRequest } from '#foundation/blocks/blocks-contributions.service.ts'
