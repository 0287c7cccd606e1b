import { isEnded, type CaseParty, type CaseStatus } from '#features/support/cases/case.rules.ts'
import { addEvent, insertCase, type NewCase } from '#features/support/cases/case.store.ts'
import { addMessage } from '#features/support/cases/conversation.store.ts'
import { addNote } from '#features/support/cases/staff-part.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type SeededStep = {
  readonly by: CaseParty
  readonly text: string
  readonly at: Date
  /** The case's new state; unchanged unless given. */
  readonly status?: CaseStatus
  readonly isNote?: boolean
}
export type SeededCase = Omit<NewCase, 'personId'> & {
  readonly personId: string
  readonly createdAt: Date
  readonly agentId: string
  readonly isAssigned: boolean
  readonly rating?: number
  readonly steps: readonly SeededStep[]
}

/** A case with everything that happened in it, for a world that begins with some. */
export const seedCase = async (tx: Tx, seeded: SeededCase): Promise<void> => {
  const { createdAt, agentId, isAssigned, rating, steps, ...requested } = seeded
  const { id: caseId, personId } = requested
  await insertCase(tx, requested, createdAt)
  let [status, updatedAt, answeredAt]: [CaseStatus, Date, Date | null] = ['New', createdAt, null]
  for (const step of steps) {
    const authorId = step.by === 'staff' ? agentId : personId
    if (step.isNote) await addNote(tx, caseId, agentId, step.text, step.at)
    else if (step.text !== '') await addMessage(tx, { caseId, authorId, by: step.by, text: step.text }, step.at)
    if (step.by === 'staff' && !step.isNote) answeredAt ??= step.at
    if (step.status !== undefined && step.status !== status) {
      status = step.status
      await addEvent(tx, { caseId, authorId, by: step.by, status, at: step.at })
    }
    updatedAt = step.at
  }
  await tx
    .updateTable('supportCase')
    .set({
      ...{ status, updatedAt, answeredAt },
      assignedTo: isAssigned ? agentId : null,
      endedAt: isEnded(status) ? updatedAt : null,
      // Staff's last message is new to the person it waits for.
      seenAt: status === 'Waiting for you' ? createdAt : updatedAt,
      rating: rating ?? null,
    })
    .where('id', '=', caseId)
    .execute()
}
