import type { FastifyRequest } from 'fastify'
import { requirePersonAccount } from '#foundation/accounts/public.server.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import { findProduct, followReplacements, listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import { listUnitCases } from '#features/support/cases/public.server.ts'
import type { UnitView } from '#features/support/equipment/equipment.api.ts'
import { countDays, judgeService, judgeWarranty, listFitting } from '#features/support/equipment/equipment.rules.ts'
import { findUnit } from '#features/support/equipment/equipment.store.ts'
import { describeUnitDocument } from '#features/support/equipment/unit-documents.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound } from '#platform/http/errors.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The product with what goes with it, as the reader's market sells it. */
const readProduct = async ({ tx, cookies, server }: FastifyRequest, sku: string, { country, language }: Locale) => {
  const market = chooseMarket({ selected: cookies['selecteddtm'], target: cookies['dtm'], urlCountry: country }, isCountryCode)
  const product = await findProduct(tx, sku, market)
  if (!product) return { isSold: false, parts: [], documents: [] }
  const successors = product.replacedBy === null ? [] : (await followReplacements(tx, sku)).map((step) => step.sku)
  const fitting = listFitting(
    sku,
    await listProductsBySku(tx, product.accessories, market),
    await listProductsBySku(tx, successors, market),
  )
  const words = lookUp(server.services.dictionaries[language], 'catalogue') ?? {}
  const [image] = product.images
  return {
    isSold: true,
    ...(image !== undefined && { image }),
    parts: fitting.map(({ part, relation }) => ({ sku: part.sku, name: inLanguage(part.names, language), relation })),
    documents: product.documents.map((document) =>
      describeUnitDocument(document, (kind) => lookUp(words, `product.document.${kind}`)),
    ),
  }
}

/** A unit of one of the person's own accounts, active or not; any other one does not exist. */
export const readUnitView = async (request: FastifyRequest, id: string, locale: Locale): Promise<UnitView> => {
  const { tx, server } = request
  const found = UUID.test(id) ? await findUnit(tx, id, locale.language) : undefined
  if (!found) return notFound('equipment')
  const { accountKey, ...unit } = found
  const account = await requirePersonAccount(request, accountKey)
  const { services } = server
  const today = services.clock.now().toISOString().slice(0, 10)
  return {
    ...unit,
    service: judgeService(unit.nextServiceOn, today),
    daysToService: unit.nextServiceOn === null ? null : countDays(today, unit.nextServiceOn),
    warranty: judgeWarranty(unit.warrantyUntil, today),
    account: { key: account.key, number: account.number, name: account.name },
    ...(await readProduct(request, unit.sku, locale)),
    cases: await listUnitCases({ tx, services, user: userOf(request), unit, language: locale.language }),
  }
}
