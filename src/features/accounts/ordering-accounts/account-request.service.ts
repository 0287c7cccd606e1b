import { sql } from 'kysely'
import { keyOfSoldTo } from '#foundation/accounts/public.ts'
import { grantOwnSoldTo } from '#foundation/accounts/public.server.ts'
import type { RequestKind } from '#foundation/requests/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'

/** The kind under which the administration of requests knows requests for ordering accounts; the subject is the number. */
export const ACCOUNT_REQUEST = 'account'

/** A number as it stands in keys (decision 042). */
export const numberOfKey = (number: string): string => keyOfSoldTo({ erpId: '', soldToNumber: number }).slice(1)

type FoundAccount = { readonly id: string; readonly name: string; readonly city: string; readonly colleagues: number }

/** Accounts of this number by their one key, zeros or not, with how many of the person's own company order for each. */
const findAccounts = async (tx: Tx, number: string, personId: string): Promise<readonly FoundAccount[]> => {
  const { rows } = await sql<FoundAccount>`
    select distinct on (account_key) sold_to.id, sold_to.name, sold_to.city, (
      select count(distinct person.id)::integer from person_sold_to own join person on person.id = own.person_id
      join sold_to same on same.id = own.sold_to_id
      where same.account_key = sold_to.account_key and person.id <> ${personId}::uuid
        and person.company_id = (select company_id from person where id = ${personId}::uuid)) as colleagues
    from sold_to where substr(account_key, length(erp_id) + 2) = ${numberOfKey(number)}
    order by account_key, length(sold_to.number) desc limit 3`.execute(tx)
  return rows
}

const LABELS: Readonly<Record<Language, { account: string; unknown: string; several: string; colleagues: string }>> = {
  en: {
    account: 'Account',
    unknown: 'No account has this number',
    several: 'Several systems have this number',
    colleagues: 'Colleagues who order for it',
  },
  de: {
    account: 'Konto',
    unknown: 'Kein Konto hat diese Nummer',
    several: 'Mehrere Systeme haben diese Nummer',
    colleagues: 'Kollegen, die dafür bestellen',
  },
  fr: {
    account: 'Compte',
    unknown: 'Aucun compte ne porte ce numéro',
    several: 'Plusieurs systèmes ont ce numéro',
    colleagues: 'Collègues qui commandent pour ce compte',
  },
  es: {
    account: 'Cuenta',
    unknown: 'Ninguna cuenta tiene este número',
    several: 'Varios sistemas tienen este número',
    colleagues: 'Compañeros que piden para ella',
  },
  pl: {
    account: 'Konto',
    unknown: 'Żadne konto nie ma tego numeru',
    several: 'Kilka systemów ma ten numer',
    colleagues: 'Współpracownicy, którzy na nie zamawiają',
  },
  zh: { account: '账户', unknown: '没有此编号的账户', several: '多个系统中存在此编号', colleagues: '为该账户下单的同事' },
}

const refuse = (sentence: string): never => {
  throw new Problem(409, 'conflict', sentence)
}

/** Approved the person orders for the account from then on; denied nothing changes. */
export const accountRequests: RequestKind = {
  kind: ACCOUNT_REQUEST,
  names: {
    en: 'Ordering account',
    de: 'Bestellkonto',
    fr: 'Compte de commande',
    es: 'Cuenta de pedido',
    pl: 'Konto zamówień',
    zh: '订货账户',
  },
  page: '/secure/account/overview',
  describe: async ({ tx }, { subjectId, personId }, language) => {
    const { account, unknown, several, colleagues } = LABELS[language]
    const found = await findAccounts(tx, subjectId, personId)
    const [one] = found
    if (!one) return [{ label: account, text: unknown }]
    if (found.length > 1) return [{ label: account, text: several }]
    return [
      { label: account, text: `${one.name}, ${one.city}` },
      { label: colleagues, text: String(one.colleagues) },
    ]
  },
  approve: async ({ tx }, { subjectId, personId }) => {
    const found = await findAccounts(tx, subjectId, personId)
    if (!found[0]) return refuse('No account has this number.')
    if (found.length > 1) return refuse('Several systems have this number. Please ask for the right account.')
    await grantOwnSoldTo(tx, personId, found[0].id)
  },
  deny: async () => {},
}
