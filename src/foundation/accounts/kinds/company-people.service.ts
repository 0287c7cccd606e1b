import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { findLastAdmins, listUnknownCentres, type ChangedPerson } from '#foundation/accounts/kinds/company-people.rules.ts'
import { listCompanyCentres, listCompanyPeople } from '#foundation/accounts/kinds/company-people.store.ts'
import type { PersonLine } from '#foundation/accounts/kinds/person-fields.rules.ts'
import type { Tx } from '#platform/database/database.ts'

const LAST_ADMIN: LineProblem = { column: 'companyRole', reason: 'the company would have nobody left who administers it' }

/** A person's line as the company's administration sees it; `undefined` is one that goes. */
const toChange = ({ mail, company, companyRole, status }: PersonLine): ChangedPerson => ({
  mail,
  ...(status === 'active' && company !== undefined && { company }),
  isAdmin: companyRole === 'company-admin',
})

type Change = { readonly line: PersonLine; readonly before: Readonly<Record<string, unknown>> | undefined }

/** Nobody is limited to cost centres that their company does not have, and its last admin stays: as in the company itself. */
export const addCompanyFaults = async (
  tx: Tx,
  changes: readonly Change[],
  faults: readonly (readonly LineProblem[])[],
): Promise<LineProblem[][]> => {
  const companies = [...new Set(changes.flatMap(({ line }) => line.company ?? []))]
  const mails = changes.map(({ line }) => line.mail)
  const people = await listCompanyPeople(tx, companies, mails)
  const centres = await listCompanyCentres(tx, companies)
  const found = changes.map(({ line, before }, at) => [
    ...(faults[at] ?? []),
    ...listUnknownCentres(line, centres.get(line.company ?? '') ?? [], before).map((code) => ({
      column: 'costCentres',
      reason: `${code} is no cost centre of this company`,
    })),
  ])
  // A line that is refused makes nobody an admin.
  const taken = changes.flatMap(({ line }, at) => (found[at]?.length ? [] : [toChange(line)]))
  const last = findLastAdmins(people, taken)
  return changes.map(({ line }, at) => [...(found[at] ?? []), ...(last.has(line.mail) ? [LAST_ADMIN] : [])])
}

/** Those of whom a company's last admin is one. */
export const listRemovalFaults = async (tx: Tx, mails: readonly string[]): Promise<LineProblem[][]> => {
  const people = await listCompanyPeople(tx, [], mails)
  const last = findLastAdmins(
    people,
    mails.map((mail) => ({ mail, isAdmin: false })),
  )
  return mails.map((mail) => (last.has(mail) ? [LAST_ADMIN] : []))
}
