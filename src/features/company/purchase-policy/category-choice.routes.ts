import { requireCompanyAdmin } from '#features/company/people/public.server.ts'
import { listCategoryChoices } from '#features/company/purchase-policy/category-choice.api.ts'
import { listCategoryNames } from '#features/storefront/catalogue/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const categoryChoiceRoutes = (app: App): void =>
  addEndpoint(app, listCategoryChoices, async (request) => {
    await requireCompanyAdmin(request)
    return { categories: await listCategoryNames(request.tx, request.query.language) }
  })
