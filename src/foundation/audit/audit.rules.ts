import type { ListSpec } from '#kernel/list-query.ts'

export type ShownEntry = {
  readonly id: string
  readonly at: string
  readonly action: string
  /** Without a name when the actor is gone: what they did stays. */
  readonly actor: { readonly name: string | null; readonly isSelf: boolean }
  readonly details: Readonly<Record<string, unknown>>
}

export const AUDIT_LIST = { sortable: ['at'], sort: '-at', sizes: [25, 50, 100] } as const satisfies ListSpec

export const AUDIT_LOG_LIST = { sortable: ['at', 'action'], sort: '-at', sizes: [50, 100, 200] } as const satisfies ListSpec
