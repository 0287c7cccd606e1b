import { readCustomer } from '#features/administration/customer-overview/customer-overview.api.ts'
import { readSections } from '#features/administration/customer-overview/read-sections.service.ts'
import { requireRight } from '#features/administration/data-admin/public.server.ts'
import { findCustomer, judgeCredit, listCreditAccounts, sumCredits } from '#foundation/accounts/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

export const customerOverviewRoutes = (app: App): void => {
  const { services } = app

  addEndpoint(app, readCustomer, async (request) => {
    const { tx, params, query } = request
    // Whoever may list companies may look at one.
    requireRight(request, services.dataKinds.get('companies') ?? notFound('kind'))
    const { id, ...company } = (await findCustomer(tx, params.number)) ?? notFound('customer')
    const accounts = await listCreditAccounts(tx, id)
    const sections = await readSections(request, app.customerSections, {
      ...{ services, companyId: id, companyNumber: company.number, language: query.language },
      accountKeys: accounts.map(({ key }) => key),
    })
    await writeAudit(tx, userOf(request), services.clock.now(), 'company.view', {
      ...{ object: company.number, name: company.name, address: request.ip },
    })
    return {
      ...company,
      accounts: accounts[0]?.total ?? 0,
      credits: sumCredits(accounts).map((credit) => ({
        limit: toMoneyJson(credit.limit),
        open: credit.open ? toMoneyJson(credit.open) : null,
        at: credit.at?.toISOString() ?? null,
        isOver: judgeCredit(credit) === 'over',
      })),
      sections,
    }
  })
}
