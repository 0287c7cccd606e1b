import type { Block } from '#foundation/blocks/public.ts'
import { planNoticesBlock } from '#foundation/notifications/public.ts'

/** Notices as a page draws them: all of them with their words, since an author looks [6.13.2]. */
export const showEditedNotices = (blocks: readonly Block[], now: Date): Block[] =>
  blocks.map((block) => {
    const around = { now: now.getTime(), mode: 'edit' } as const
    return (block.type === 'notifications' && planNoticesBlock(block, around).block) || block
  })
