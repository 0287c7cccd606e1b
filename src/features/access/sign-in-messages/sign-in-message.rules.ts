import type { Person } from '#foundation/identity/public.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { ListSpec } from '#kernel/list-query.ts'

/** Whom a message can be for: roles of the site, of employees and of a customer's people [1.0.24]. */
export const MESSAGE_ROLES = ['customer', 'accounting', 'logistics', 'internal', 'manager', 'asm', 'author', 'admin'] as const
export type MessageRole = (typeof MESSAGE_ROLES)[number]

export type MessageTexts = Readonly<Partial<Record<Language, string>>>

export type SignInMessage = {
  readonly texts: MessageTexts
  /** Empty: everyone. */
  readonly roles: readonly MessageRole[]
  readonly startsAt: Date
  readonly endsAt: Date | null
}

export const LONGEST_MESSAGE = 1_000

type RoleFacts = Pick<Person, 'roles' | 'managerRole' | 'isAsm' | 'userRole'>

/** Every role of a person that a message may name. */
export const listMessageRoles = ({ roles, managerRole, isAsm, userRole }: RoleFacts): MessageRole[] => {
  const names: readonly (string | undefined)[] = [
    ...roles,
    managerRole ? 'manager' : undefined,
    isAsm ? 'asm' : undefined,
    userRole?.toLowerCase(),
  ]
  return MESSAGE_ROLES.filter((role) => names.includes(role))
}

export const MESSAGE_STATES = ['planned', 'shown', 'ended'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export const stateOfMessage = ({ startsAt, endsAt }: Pick<SignInMessage, 'startsAt' | 'endsAt'>, now: Date): MessageState => {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'shown'
}

/** The page's language, then English, then whichever there is. */
export const chooseText = (texts: MessageTexts, language: Language): string =>
  [language, ...LANGUAGES].map((one) => texts[one]?.trim() ?? '').find((text) => text !== '') ?? ''

type Reader = RoleFacts & Pick<Person, 'signInMessage'>

/** The person's own message wins; then one for their role before one for everyone, the latest first [1.0.24, 2.12.1]. */
export const chooseSignInMessage = (
  messages: readonly SignInMessage[],
  { reader, language, now }: { readonly reader: Reader; readonly language: Language; readonly now: Date },
): string => {
  if (reader.signInMessage !== null && reader.signInMessage.trim() !== '') return reader.signInMessage
  const roles = listMessageRoles(reader)
  const shown = messages
    .filter((message) => stateOfMessage(message, now) === 'shown')
    .filter((message) => message.roles.length === 0 || message.roles.some((role) => roles.includes(role)))
    .toSorted((a, b) => Number(b.roles.length > 0) - Number(a.roles.length > 0) || b.startsAt.getTime() - a.startsAt.getTime())
  return shown[0] ? chooseText(shown[0].texts, language) : ''
}

export const MESSAGE_LIST = {
  sortable: ['startsAt', 'endsAt', 'changedAt'],
  sort: '-startsAt',
  sizes: [50, 100],
} as const satisfies ListSpec

const DAY_MS = 86_400_000

export type MessageDays = { readonly from: string; readonly until: string | null }

/** Whole days in UTC; the last one counts. */
export const toPeriod = ({ from, until }: MessageDays): Pick<SignInMessage, 'startsAt' | 'endsAt'> => ({
  startsAt: new Date(from),
  endsAt: until === null ? null : new Date(Date.parse(until) + DAY_MS),
})

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** As the form shows a period again; one that was ended during a day ends with that day. */
export const toDays = ({ startsAt, endsAt }: Pick<SignInMessage, 'startsAt' | 'endsAt'>): MessageDays => ({
  from: dayOf(startsAt),
  until: endsAt === null ? null : dayOf(new Date(Math.max(endsAt.getTime() - 1, startsAt.getTime()))),
})

/** The texts of a message by language, without empty ones. */
export const tidyTexts = (texts: MessageTexts): MessageTexts =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])))
