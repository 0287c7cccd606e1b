import type { FastifyRequest } from 'fastify'
import { requirePersonAccount } from '#foundation/accounts/public.server.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import { followReplacements, listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import { priceParts, requireShopperFor } from '#features/buying/cart/public.server.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import { listUnitCases } from '#features/support/cases/public.server.ts'
import type { UnitView } from '#features/support/equipment/equipment.api.ts'
import { countDays, assessService, assessWarranty, listFitting } from '#features/support/equipment/equipment.rules.ts'
import { findUnit, findUnitProduct } from '#features/support/equipment/equipment.store.ts'
import { describeUnitDocument } from '#features/support/equipment/unit-documents.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toMoneyJson, type MoneyJson } from '#kernel/money.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The account's prices of these parts; none where the person may not buy for it, or the site shows no prices. */
const readPrices = async (
  request: FastifyRequest,
  accountKey: string,
  country: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, MoneyJson>> => {
  try {
    const shopper = await requireShopperFor(request, { personId: userOf(request).id, accountKey, country })
    const parts = shopper.hidesPrices ? [] : [...(await priceParts(request, shopper, skus)).values()]
    return new Map(
      parts.flatMap((part) => {
        const unit = priceLine(part, part.minimum)?.unit
        return unit ? [[part.sku, toMoneyJson(unit)] as const] : []
      }),
    )
  } catch (error) {
    if (error instanceof Problem) return new Map()
    throw error
  }
}

type Owned = { readonly sku: string; readonly accountKey: string }

/** The product with what goes with it, as the reader's market sells it. */
const readProduct = async (request: FastifyRequest, { sku, accountKey }: Owned, { country, language }: Locale) => {
  const { tx, cookies, server } = request
  const market = chooseMarket({ selected: cookies['selecteddtm'], target: cookies['dtm'], urlCountry: country }, isCountryCode)
  const product = await findUnitProduct(tx, sku)
  if (!product) return { isSold: false, parts: [], documents: [] }
  const successors = product.replacedBy === null ? [] : (await followReplacements(tx, sku)).map((step) => step.sku)
  const fitting = listFitting(
    sku,
    await listProductsBySku(tx, product.accessories, market),
    await listProductsBySku(tx, successors, market),
  )
  const prices = await readPrices(
    request,
    accountKey,
    country,
    fitting.map(({ part }) => part.sku),
  )
  const words = lookUp(server.services.dictionaries[language], 'catalogue') ?? {}
  return {
    isSold: (await listProductsBySku(tx, [sku], market)).length > 0,
    parts: fitting.map(({ part, relation }) => ({
      sku: part.sku,
      name: inLanguage(part.names, language),
      relation,
      price: prices.get(part.sku) ?? null,
    })),
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
    service: assessService(unit.nextServiceOn, today),
    daysToService: unit.nextServiceOn === null ? null : countDays(today, unit.nextServiceOn),
    warranty: assessWarranty(unit.warrantyUntil, today),
    account: { key: account.key, number: account.number, name: account.name },
    ...(await readProduct(request, found, locale)),
    cases: await listUnitCases({ tx, services, user: userOf(request), unit, language: locale.language }),
  }
}
