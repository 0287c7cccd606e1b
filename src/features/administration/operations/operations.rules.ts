import type { ListSpec } from '#kernel/list-query.ts'

const sizes = [50, 100, 200] as const

export const MAIL_LIST = { sortable: ['createdAt', 'toAddress', 'state'], sort: '-createdAt', sizes } as const satisfies ListSpec
export const MAIL_STATES = ['queued', 'sent', 'shown', 'failed'] as const

export const REDIRECT_LIST = { sortable: ['from', 'to', 'locale'], sort: 'from', sizes } as const satisfies ListSpec

export const RETURN_LIST = {
  sortable: ['requestedAt', 'number', 'orderNumber', 'state'],
  sort: '-requestedAt',
  sizes,
} as const satisfies ListSpec
export const RETURN_STATES = ['Requested', 'Approved', 'Refused', 'Received', 'Credited'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Next states of a return, by its state. */
export const RETURN_STEPS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  Requested: ['Approved', 'Refused'],
  Approved: ['Received'],
  Received: ['Credited'],
  Refused: [],
  Credited: [],
}
