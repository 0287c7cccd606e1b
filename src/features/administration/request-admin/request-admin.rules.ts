import type { AdminView } from '#foundation/requests/public.ts'
import type { BadgeSign, BadgeTone } from '#ui/badge.tsx'

export type AdminStatus = 'Waiting' | 'Approved' | 'Denied' | 'Withdrawn'

export const STATUS_LOOK: Readonly<Record<AdminStatus, { readonly tone: BadgeTone; readonly sign: BadgeSign }>> = {
  Waiting: { tone: 'warn', sign: 'half' },
  Approved: { tone: 'ok', sign: 'dot' },
  Denied: { tone: 'bad', sign: 'diamond' },
  Withdrawn: { tone: 'idle', sign: 'ring' },
}

export const readView = (text: string | undefined): AdminView => (text === 'late' || text === 'decided' ? text : 'waiting')

/** Who was first, where somebody else has decided meanwhile. */
export const readDecider = (problem: unknown): string | undefined => {
  const by = typeof problem === 'object' && problem !== null ? (problem as { readonly by?: unknown }).by : undefined
  return typeof by === 'string' ? by : undefined
}
