import { allow, refuse, type Decision } from '#kernel/decision.ts'

export const DESK_VIEWS = ['waiting', 'late', 'decided'] as const
export type AdminView = (typeof DESK_VIEWS)[number]

export type Requester = {
  readonly email: string
  readonly isProven: boolean
  readonly company: string | null
  readonly account: string | null
  /** Requests for the same that were denied before. */
  readonly denials: number
}

/** Facts about everyone who requests something. */
export const checkRequester = ({ email, isProven, company, account, denials }: Requester): Decision[] => [
  isProven ? allow('request.address-proven', { email }) : refuse('request.address-unproven', { email }),
  company === null ? refuse('request.no-company') : allow('request.company', { company }),
  account === null ? refuse('request.no-account') : allow('request.account', { account }),
  ...(denials === 0 ? [] : [refuse('request.denied-before', { count: denials })]),
]
