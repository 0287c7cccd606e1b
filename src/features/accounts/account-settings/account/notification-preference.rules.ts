export const TOPICS = ['orders', 'invoices', 'cases', 'publications', 'maintenance', 'news'] as const
export type Topic = (typeof TOPICS)[number]

export type Preference = { readonly topic: Topic; readonly byEmail: boolean; readonly inPortal: boolean }

/** Mails about someone's own business are on by default; the rest waits in the portal. */
const BY_EMAIL_AT_FIRST: ReadonlySet<Topic> = new Set(['orders', 'invoices', 'cases', 'maintenance'])

/** Every topic, in one order, with what was saved or what holds at first. */
export const fillPreferences = (saved: readonly Preference[]): Preference[] =>
  TOPICS.map(
    (topic) =>
      saved.find((preference) => preference.topic === topic) ?? { topic, byEmail: BY_EMAIL_AT_FIRST.has(topic), inPortal: true },
  )

export type Channel = 'byEmail' | 'inPortal'

/** The wishes of one channel laid over those of the other, which stay as they were. */
export const applyWishes = (
  current: readonly Preference[],
  channel: Channel,
  wishes: readonly { readonly topic: Topic; readonly isWanted: boolean }[],
): Preference[] =>
  current.map((preference) => {
    const wish = wishes.find(({ topic }) => topic === preference.topic)
    return wish ? { ...preference, [channel]: wish.isWanted } : preference
  })

/** Topics whose mails are switched on or off. */
export const listChanged = (
  current: readonly Preference[],
  wishes: readonly { readonly topic: Topic; readonly isWanted: boolean }[],
): Topic[] =>
  current
    .filter(({ topic, byEmail }) => wishes.some((wish) => wish.topic === topic && wish.isWanted !== byEmail))
    .map(({ topic }) => topic)

/** Topics whose mails are chosen by kind of inbox entry. */
const BY_KIND: ReadonlySet<Topic> = new Set(['orders', 'cases'])
export const isChosenByTopic = ({ topic }: Pick<Preference, 'topic'>): boolean => !BY_KIND.has(topic)
