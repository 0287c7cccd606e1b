/** A change that waits for staff or was decided by them, and the message that requested it. */
export type RequestedChange = { readonly changeId: string; readonly payloadId: string }

type Decided = { readonly id: string; readonly state: string; readonly answer: string }

export type ChangeAnswer = {
  readonly id: string
  /** Names the document, so that it leaves once. */
  readonly subject: string
  /** The message that describes the order as it stands now. */
  readonly payloadId: string
  readonly isAccepted: true
  readonly comment: string
}

const join = (text: string, answer: string): string => (answer === '' ? text : `${text} ${answer}`)

/**
 * The answer to a system's requested changes, in their order. A refused change is no rejection: that would
 * end the whole order by the standard. The order is accepted again as the last message describes it that was agreed.
 */
export const answerChanges = (
  { payloadIds, changes }: { readonly payloadIds: readonly string[]; readonly changes: readonly RequestedChange[] },
  decided: readonly Decided[],
): ChangeAnswer[] => {
  let [agreed = ''] = payloadIds
  return changes.flatMap(({ changeId, payloadId }): ChangeAnswer[] => {
    const row = decided.find(({ id }) => id === changeId)
    if (row?.state !== 'Approved' && row?.state !== 'Refused') return []
    const isMade = row.state === 'Approved'
    if (isMade) agreed = payloadId
    const comment = isMade ? 'The change was made.' : 'The change was refused; the order stands as it was.'
    return [
      { id: changeId, subject: `change:${changeId}`, payloadId: agreed, isAccepted: true, comment: join(comment, row.answer) },
    ]
  })
}
