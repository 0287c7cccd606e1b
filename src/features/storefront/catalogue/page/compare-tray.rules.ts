import type { Block } from '#foundation/blocks/public.ts'

/** Stands last on the pages where products can be picked; `compare` draws it. */
export const compareTrayBlock = (): Block => ({ id: 'compare-tray', type: 'compare-tray', props: {} })
