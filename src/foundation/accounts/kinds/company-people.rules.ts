/** A person of a company, as far as its administration goes; an inactive one counts for nothing. */
export type CompanyPerson = { readonly mail: string; readonly company: string; readonly isAdmin: boolean }

/** How somebody would be; without a company they are in none, or cannot sign in. */
export type ChangedPerson = { readonly mail: string; readonly company?: string | undefined; readonly isAdmin: boolean }

const adminsOf = (people: Iterable<CompanyPerson>): Map<string, Set<string>> => {
  const admins = new Map<string, Set<string>>()
  for (const { mail, company, isAdmin } of people) if (isAdmin) admins.set(company, (admins.get(company) ?? new Set()).add(mail))
  return admins
}

/** Changes that would leave a company with people and without an admin, where it has one now; a company may leave as a whole. */
export const findLastAdmins = (people: readonly CompanyPerson[], changes: readonly ChangedPerson[]): ReadonlySet<string> => {
  const after = new Map(people.map((person) => [person.mail, person]))
  for (const { mail, company, isAdmin } of changes)
    if (company === undefined) after.delete(mail)
    else after.set(mail, { mail, company, isAdmin })
  const left = adminsOf(after.values())
  const companies = new Set([...after.values()].map(({ company }) => company))
  const orphaned = [...adminsOf(people)].filter(([company]) => companies.has(company) && !left.has(company))
  return new Set(orphaned.flatMap(([, admins]) => [...admins]))
}

type Limits = { readonly company?: string | undefined; readonly costCentres?: readonly string[] | undefined }

/** Codes that the person's company does not have; what stands there already stays. */
export const listUnknownCentres = (
  { company, costCentres = [] }: Limits,
  known: readonly string[],
  before: Limits | undefined,
): string[] => {
  if (company === undefined) return []
  const former = before?.company === company ? (before.costCentres ?? []) : []
  return costCentres.filter((code) => !known.includes(code) && !former.includes(code))
}
