import { decideHeaderItem } from '#features/site/navigation/header/header-item.rules.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

type RestrictionConfig = Pick<SiteConfig, 'restrictedHeaderItems' | 'restrictedLinesOfBusiness'>

/** Places that every site restricts, besides those it names. */
const ALWAYS_NAMED = ['sold-to', 'currency']

/** Names of what this person is not to see in the header [6.11.1]. */
export const listHiddenItems = (linesOfBusiness: readonly string[], config: RestrictionConfig): string[] => {
  const query = {
    linesOfBusiness,
    restrictedLines: config.restrictedLinesOfBusiness,
    restrictedItems: config.restrictedHeaderItems,
    // Whether the contact link becomes a dialog is another question.
    hasSoldTo: false,
  }
  return [...new Set([...ALWAYS_NAMED, ...config.restrictedHeaderItems])].filter((name) => !decideHeaderItem(name, query).allowed)
}

type Account = { readonly soldToNumber: string; readonly name?: string }
export type AccountFacts = {
  readonly soldTos: readonly Account[]
  readonly defaultSoldTo?: Account
  /** `loggedInDetails` of the last page, as it may be found in storage. */
  readonly stored: unknown
  /** The number chosen on another page. */
  readonly chosen?: string
}

const readStored = (stored: unknown): string => {
  const { userLoggedIn, defaultSoldTo } = (stored ?? {}) as { userLoggedIn?: unknown; defaultSoldTo?: unknown }
  return userLoggedIn === true && typeof defaultSoldTo === 'string' ? defaultSoldTo : ''
}

/** Accounts of one's own, or a stored default one while logged in [6.11.2]. */
export const hasAccount = ({ soldTos, stored }: AccountFacts): boolean => soldTos.length > 0 || readStored(stored) !== ''

/** The account someone acts for: the chosen one if it is theirs, else the default one, else what the last page knew. */
export const findAccount = ({ soldTos, defaultSoldTo, stored, chosen }: AccountFacts): Account | undefined => {
  const number = readStored(stored)
  return (
    soldTos.find(({ soldToNumber }) => soldToNumber === chosen) ??
    defaultSoldTo ??
    (number === '' ? undefined : { soldToNumber: number })
  )
}

export type ContactWay = { readonly label: string; readonly href: string; readonly text?: string }
