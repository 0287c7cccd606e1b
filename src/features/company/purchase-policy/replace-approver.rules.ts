import type { Tier } from '#features/company/purchase-policy/approval-rule.rules.ts'

export type Replacement = { readonly leaves: string; readonly stays: string }

/** One person in the place of another, named once a tier. */
export const replaceApprover = (tiers: readonly Tier[], { leaves, stays }: Replacement): Tier[] =>
  tiers.map(({ need, approvers }) => ({
    need,
    approvers: [...new Set(approvers.map((id) => (id === leaves ? stays : id)))],
  }))
