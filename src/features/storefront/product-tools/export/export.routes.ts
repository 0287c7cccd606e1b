import { listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { exportWorkbook, exportDocument, exportReplacements } from '#features/storefront/product-tools/export/export.api.ts'
import { toDisposition, toFileName } from '#platform/files/file-name.rules.ts'
import { toReplacementSheet } from '#features/storefront/product-tools/export/replacement-sheet.service.ts'
import { toScheduleSheet } from '#features/storefront/product-tools/export/schedule-sheet.service.ts'
import { drawScheduleInThread } from '#features/storefront/product-tools/export/schedule-thread.service.ts'
import { makeScheduleTable, type ScheduleTable } from '#features/storefront/product-tools/export/schedule-table.rules.ts'
import { addQuantities } from '#features/storefront/product-tools/replacement/replacement.rules.ts'
import { findReplacements } from '#features/storefront/product-tools/replacement/replacement.store.ts'
import { toToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import type { exportRequest } from '#features/storefront/product-tools/tool-request.schema.ts'
import { readSetting } from '#features/storefront/product-tools/tool-setting.service.ts'
import type { Language } from '#kernel/locale.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { writeXlsx, XLSX_TYPE } from '#platform/files/xlsx-writer.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { leaveSlot } from '#platform/http/load.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

const wordsOf = (request: FastifyRequest, language: Language): Dictionary =>
  request.server.services.dictionaries[language]['product-tools'] ?? {}

const sendFile = (reply: FastifyReply, type: string, fileName: string, content: unknown): FastifyReply =>
  reply.type(type).header('content-disposition', toDisposition(fileName)).send(content)

/** Names and prices are the server's own: the request only says which products and how many. */
const readTable = async (
  request: FastifyRequest,
  tx: Tx,
  { country, language, project, lines }: z.infer<typeof exportRequest>,
): Promise<ScheduleTable> => {
  const { services } = request.server
  const setting = await readSetting(request, { country, language }, tx)
  const found = await listProductsBySku(tx, [...new Set(lines.map(({ sku }) => sku))], setting.market)
  return makeScheduleTable(
    {
      project,
      lines,
      products: new Map(found.map((product) => [product.sku, toToolProduct(product, setting)])),
      company: services.tenants.byKey(request.scope.tenant)?.name ?? '',
      locale: { country, language },
      hidesPrices: setting.hidesPrices,
      date: services.clock.now(),
    },
    wordsOf(request, language),
  )
}

/** Drawing five hundred lines takes up to a second [T-99]. */
const DOCUMENT_PRICE = { perMinute: 30, perMinuteInAll: 60, isShedFirst: true }
const SHEET_PRICE = { perMinute: 30, perMinuteInAll: 240, isShedFirst: true }
/** Documents are drawn one after the other. */
const LONGEST_MS = 45_000

export const exportRoutes = (app: App): void => {
  addEndpoint(
    app,
    exportWorkbook,
    async (request, reply) => {
      const { language, project } = request.body
      const words = wordsOf(request, language)
      const table = await readTable(request, request.tx, request.body)
      return sendFile(reply, XLSX_TYPE, toFileName(project, 'schedule', 'xlsx'), writeXlsx(toScheduleSheet(table, words)))
    },
    { config: { price: SHEET_PRICE } },
  )

  addEndpoint(
    app,
    exportDocument,
    async (request, reply) => {
      const { project, language } = request.body
      const { tenant } = request.scope
      leaveSlot(request)
      const { brands, clock, db } = app.services
      const words = wordsOf(request, language)
      const pdf = await drawScheduleInThread(async () => {
        const table = await withTenant(db, tenant, (tx) => readTable(request, tx, request.body))
        return { table, words, date: clock.now(), brand: brands.of(tenant).paper }
      })
      return sendFile(reply.header('content-language', language), 'application/pdf', toFileName(project, 'schedule', 'pdf'), pdf)
    },
    { config: { price: DOCUMENT_PRICE, opensNoTransaction: true, handlerMs: LONGEST_MS } },
  )

  addEndpoint(
    app,
    exportReplacements,
    async (request, reply) => {
      const { country, language, numbers, quantities } = request.body
      const words = wordsOf(request, language)
      const { market } = await readSetting(request, { country, language })
      const found = await findReplacements(request.tx, numbers, market)
      const counted = quantities ? { ...found, answers: addQuantities(found.answers, quantities) } : found
      const sheet = toReplacementSheet(counted, language, words)
      return sendFile(reply, XLSX_TYPE, toFileName(words['replacement.title'] ?? '', 'replacements', 'xlsx'), writeXlsx(sheet))
    },
    { config: { price: SHEET_PRICE } },
  )
}
