import { renameCompany } from '#foundation/accounts/public.server.ts'
import { findWaitingName, type RequestKind } from '#foundation/requests/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { conflict } from '#platform/http/errors.ts'

export const COMPANY_NAME_KIND = 'company-name'

/** The name that waits for customer service, if any; the subject of the request is the company. */
export const findRequestedName = async (tx: Tx, companyId: string): Promise<string | null> =>
  (await findWaitingName(tx, { kind: COMPANY_NAME_KIND, subjectId: companyId })) ?? null

/** Orders, invoices and access hang on the company, so customer service checks its name. */
export const companyNameRequests: RequestKind = {
  kind: COMPANY_NAME_KIND,
  names: {
    en: 'Company name',
    de: 'Firmenname',
    fr: 'Nom de l’entreprise',
    es: 'Nombre de la empresa',
    pl: 'Nazwa firmy',
    zh: '公司名称',
  },
  page: '/secure/account/overview',
  approve: async ({ tx }, { subjectId, subjectName }) => {
    if (!(await renameCompany(tx, subjectId, subjectName))) conflict('This company is gone.')
  },
  // The company keeps its name.
  deny: async () => {},
}
