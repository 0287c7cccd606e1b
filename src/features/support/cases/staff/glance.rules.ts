export type Activity = {
  readonly kind: 'visit' | 'order' | 'case' | 'request'
  /** What it was about; empty where the kind says it all. */
  readonly label: string
  readonly at: Date
}

const SHOWN = 6

/** What a customer did lately, of all kinds, the latest first. */
export const chooseActivity = (...kinds: readonly (readonly Activity[])[]): Activity[] =>
  kinds
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN)

/** `Not Permitted` is called `not-permitted` in dictionaries. */
export const toolStatusKey = (status: string): string => `status.${status.toLowerCase().replaceAll(' ', '-')}`
