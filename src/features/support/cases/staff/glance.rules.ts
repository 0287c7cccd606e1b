export type Activity = {
  readonly kind: 'visit' | 'order' | 'case' | 'request'
  /** The subject; empty where the kind says it all. */
  readonly label: string
  readonly at: Date
}

const SHOWN = 6

/** A customer's recent activity of all kinds, the latest first. */
export const chooseActivity = (...kinds: readonly (readonly Activity[])[]): Activity[] =>
  kinds
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN)

/** `Not Permitted` is called `not-permitted` in dictionaries. */
export const toolStatusKey = (status: string): string => `status.${status.toLowerCase().replaceAll(' ', '-')}`
