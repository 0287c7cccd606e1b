export const APPROVAL_STATES = ['Waiting', 'Approved', 'Rejected', 'Sent back', 'Withdrawn', 'Escalated'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

export const DECISIONS = ['approve', 'reject', 'send-back'] as const
export type DecisionWord = (typeof DECISIONS)[number]

/** Somebody still has to decide. */
export const isOpen = (state: ApprovalState): boolean => state === 'Waiting' || state === 'Escalated'

/** Whoever says no says why. */
export const needsNote = (decision: DecisionWord): boolean => decision !== 'approve'

/** Of one requester at the same time: whoever sends more fills the lists of everybody who approves. */
export const MOST_WAITING = 100
