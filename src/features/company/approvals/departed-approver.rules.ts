/** Somebody whom a rule or a waiting order names, and who cannot approve. */
export type MissingApprover = {
  readonly companyId: string
  readonly personId: string
  readonly name: string
  /** When they were disabled or removed; null where only their role or company changed. */
  readonly disabledAt: Date | null
  /** The rule's, or the waiting approval's. */
  readonly id: string
  readonly of: 'rule' | 'approval'
}

export type Departure = {
  readonly companyId: string
  readonly personId: string
  readonly name: string
  readonly ruleIds: readonly string[]
  readonly approvalIds: readonly string[]
  /** The same while the same rules name them: their company's admins are told once. */
  readonly occurrence: string
}

const idsOf = (rows: readonly MissingApprover[], of: MissingApprover['of']): string[] =>
  [...new Set(rows.filter((row) => row.of === of).map(({ id }) => id))].toSorted()

/** One departure a company and person, with every rule and waiting order that names them. */
export const groupDepartures = (missing: readonly MissingApprover[]): Departure[] =>
  [...Map.groupBy(missing, ({ companyId, personId }) => `${companyId} ${personId}`).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { companyId, personId, name, disabledAt } = first
    const [ruleIds, approvalIds] = [idsOf(rows, 'rule'), idsOf(rows, 'approval')]
    const occurrence = [disabledAt?.toISOString() ?? 'role', ...ruleIds].join(' ')
    return [{ companyId, personId, name, ruleIds, approvalIds, occurrence }]
  })
