import type { z } from 'zod'
import type { Block, BlockDefinition } from '#foundation/blocks/public.ts'

export type BlockDraft = Omit<Block, 'id'>

/** A block whose properties its own schema has accepted, defaults filled in. */
export const draftBlock = <Schema extends z.ZodObject>(
  definition: BlockDefinition<Schema>,
  props: z.input<Schema>,
): BlockDraft => ({
  type: definition.type,
  props: definition.schema.parse(props),
})

/** Ids say the type and the place, so that the same page has the same ids every time. */
export const numberBlocks = (drafts: readonly BlockDraft[]): Block[] =>
  drafts.map((draft, index) => ({ id: `${draft.type}-${index + 1}`, ...draft }))
