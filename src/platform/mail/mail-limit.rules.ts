/** How a message may be repeated; each sender chooses one. */
export type MailClass = 'notice' | 'conversation' | 'answer' | 'security' | 'link' | 'broadcast'

/** Why a message is sent. */
export type MailCause = {
  readonly class: MailClass
  /** The person or network that caused it; null where time or a system did. */
  readonly by: string | null
  /** Its subject, such as the number of a case: repeated messages about one thing are combined first. */
  readonly about: string
}

type MailLimits = {
  /** Within an hour, from one causer to one recipient: about one thing, and of one template. */
  readonly aboutOne: number
  readonly ofTemplate: number
  /** Within an hour, from one causer to anybody, and to one recipient from anybody. */
  readonly byCauser: number
  readonly toRecipient: number
  /** How long further messages are gathered before they leave as one. */
  readonly gatherS: number
  /** Gathered but never dropped. */
  readonly isEssential: boolean
}

export const MAIL_LIMITS: Readonly<Record<MailClass, MailLimits>> = {
  /** To staff or teams about something that a person or visitor did: the same is in a list of theirs. */
  notice: { aboutOne: 2, ofTemplate: 10, byCauser: 60, toRecipient: 120, gatherS: 3600, isEssential: false },
  /** Messages that people write each other through the portal. */
  conversation: { aboutOne: 10, ofTemplate: 30, byCauser: 300, toRecipient: 120, gatherS: 600, isEssential: false },
  /** The result of something that the recipient did or requested. */
  answer: { aboutOne: 5, ofTemplate: 30, byCauser: 600, toRecipient: 120, gatherS: 900, isEssential: true },
  /** That an account was changed: the owner has to learn of it. */
  security: { aboutOne: 5, ofTemplate: 5, byCauser: 60, toRecipient: 60, gatherS: 900, isEssential: true },
  /** Links to activate, invite, confirm: the latest one is the one that counts. */
  link: { aboutOne: 5, ofTemplate: 5, byCauser: 60, toRecipient: 30, gatherS: 900, isEssential: true },
  /** To subscribers, and reminders: nobody can cause them in a loop. */
  broadcast: { aboutOne: 5, ofTemplate: 60, byCauser: Infinity, toRecipient: 240, gatherS: 900, isEssential: true },
}

/** Messages of the last hour. */
export type MailUse = {
  readonly aboutOne: number
  readonly ofTemplate: number
  readonly byCauser: number
  readonly toRecipient: number
}

/** Counts of an hour, as the installation scales them. */
const scaleLimits = ({ aboutOne, ofTemplate, byCauser, toRecipient, ...rest }: MailLimits, percent: number): MailLimits => {
  const scale = (count: number): number => Math.max(1, Math.round((count * percent) / 100))
  return {
    ...rest,
    aboutOne: scale(aboutOne),
    ofTemplate: scale(ofTemplate),
    byCauser: scale(byCauser),
    toRecipient: scale(toRecipient),
  }
}

export const decideMail = (mailClass: MailClass, use: MailUse, percent = 100): 'send' | 'gather' | 'drop' => {
  const limits = scaleLimits(MAIL_LIMITS[mailClass], percent)
  if (use.byCauser >= limits.byCauser) return limits.isEssential ? 'gather' : 'drop'
  const isRepeated = use.aboutOne >= limits.aboutOne || use.ofTemplate >= limits.ofTemplate
  return isRepeated || use.toRecipient >= limits.toRecipient ? 'gather' : 'send'
}

/** A subject of messages that were combined, and how many had it. */
export type EarlierMail = { readonly subject: string; readonly count: number }

const MOST_SUBJECTS = 20
const REST = '…'

/** Bounded: further subjects are counted together, or one mail would grow with every repetition. */
export const addEarlier = (earlier: readonly EarlierMail[], subject: string): readonly EarlierMail[] => {
  const isKnown = earlier.some((one) => one.subject === subject)
  const name = isKnown || earlier.length < MOST_SUBJECTS ? subject : REST
  const found = earlier.some((one) => one.subject === name)
  return found
    ? earlier.map((one) => (one.subject === name ? { subject: name, count: one.count + 1 } : one))
    : [...earlier, { subject: name, count: 1 }]
}

/** The latest message with the subjects of those before it; without words, so that it needs no language. */
export const writeCombined = (text: string, earlier: readonly EarlierMail[]): string =>
  earlier.length === 0
    ? text
    : `${text}\n\n-- \n${earlier.map(({ subject, count }) => `${subject}${count > 1 ? ` (× ${count})` : ''}`).join('\n')}\n`
