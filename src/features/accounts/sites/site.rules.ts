/** Where a customer's people work: an account's name and the name of the site. */
export type SiteName = { readonly name: string; readonly site: string }

/** A request for a site, as the customer's case shows it [3.9.4]. */
export type SiteCase = { readonly status: string; readonly secondaryAccount: SiteName }

/** Messages about what worked hide by themselves [8.5.2, 8.5.3, 9.8.8]. */
export const MESSAGE_MS = 7000

/** No account has a longer one. */
export const LONGEST_NAME = 80

/** Letters of every language the portal speaks, digits, space, hyphen and underscore [5.5.1]. */
const PLAIN = /^[\p{L}\p{M}\p{Nd} _-]*$/u

export type NameProblem = 'invalid' | 'missing'

/** While one types only wrong characters are reported; what is missing is reported when the form is sent [5.5.2, 5.5.3]. */
export const findNameProblem = (value: string, isSent: boolean): NameProblem | undefined => {
  if (!PLAIN.test(value) || value.length > LONGEST_NAME) return 'invalid'
  return isSent && value.trim() === '' ? 'missing' : undefined
}

/** The button waits for this [5.5.4]. */
export const isComplete = ({ name, site }: SiteName): boolean =>
  findNameProblem(name, true) === undefined && findNameProblem(site, true) === undefined

/** Spaces and capitals make no other site: two requests that read alike are one. */
export const siteKeyOf = ({ name, site }: SiteName): string =>
  [name, site].map((part) => part.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()).join('\n')

export type CaseGroups<Case extends SiteCase> = { readonly pending: readonly Case[]; readonly rejected: readonly Case[] }

/** New ones wait for approval; whatever else became of a request, the site is not available [4.11.1, 4.11.2, 4.11.3]. */
export const groupCases = <Case extends SiteCase>(cases: readonly Case[]): CaseGroups<Case> => ({
  pending: cases.filter(({ status }) => status === 'New'),
  rejected: cases.filter(({ status }) => status !== 'New'),
})
