import type { FastifyRequest } from 'fastify'
import { listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage, productPath } from '#features/storefront/catalogue/public.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import {
  changeList,
  createList,
  deleteList,
  exportList,
  listLists,
  readList,
  removeListItem,
  saveListItems,
} from '#features/buying/lists/list.api.ts'
import { MOST_ITEMS, MOST_LISTS, SAVED, toListCsv } from '#features/buying/lists/list.rules.ts'
import type { ListHead, ListItem } from '#features/buying/lists/list.schema.ts'
import {
  countOwn,
  dropList,
  findSaved,
  findVisible,
  insertList,
  listItems,
  listVisible,
  lockOwn,
  openSaved,
  removeItem,
  saveItems,
  updateList,
  type ListRow,
  type Reader,
} from '#features/buying/lists/list.store.ts'
import { findNumbersOfParts } from '#foundation/customer-numbers/public.server.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition, toFileName } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const NOTHING_SAVED = { id: SAVED, name: null, isShared: false, isOwn: true, owner: '', count: 0, changedAt: new Date(0) }

const describeList = ({ id, name, isShared, isOwn, owner, count, changedAt }: ListRow): ListHead => ({
  id,
  name: name ?? '',
  isShared,
  isOwn,
  owner,
  count,
  changedAt: changedAt.toISOString(),
})

const requireReader = async (request: FastifyRequest): Promise<Reader> => {
  const person = await requirePerson(request)
  return { personId: person.id, companyId: person.companyId }
}

const readMarket = ({ cookies }: FastifyRequest, country: string): readonly string[] =>
  chooseMarket({ selected: cookies['selecteddtm'], target: cookies['dtm'], urlCountry: country }, isCountryCode)

export const listRoutes = (app: App): void => {
  const { clock } = app.services

  /** One that the reader may see; somebody else's does not exist [T-83]. */
  const requireList = async ({ tx }: FastifyRequest, reader: Reader, id: string): Promise<ListRow> => {
    const listId = id === SAVED ? await findSaved(tx, reader.personId) : id
    const found = listId === undefined ? undefined : await findVisible(tx, reader, listId)
    return found ?? (id === SAVED ? NOTHING_SAVED : notFound('list'))
  }
  const requireOwn = async ({ tx }: FastifyRequest, { personId }: Reader, id: string): Promise<string> =>
    id === SAVED ? openSaved(tx, personId, clock.now()) : ((await lockOwn(tx, personId, id)) ?? notFound('list')).id

  const showItems = async (request: FastifyRequest, { id }: ListRow, locale: Locale): Promise<ListItem[]> => {
    const items = id === SAVED ? [] : await listItems(request.tx, id)
    const skus = items.map(({ sku }) => sku)
    const products = await listProductsBySku(request.tx, skus, readMarket(request, locale.country))
    const bySku = new Map(products.map((product) => [product.sku, product]))
    return items.map(({ sku, quantity, note }) => {
      const product = bySku.get(sku)
      const [image] = product?.images ?? []
      return {
        sku,
        name: product ? inLanguage(product.names, locale.language) : sku,
        href: pageHref(locale, productPath(sku)),
        ...(image && { image }),
        isSold: product !== undefined,
        lifecycle: product?.lifecycle ?? 'obsolete',
        quantity,
        note,
      }
    })
  }

  addEndpoint(app, listLists, async (request) => {
    const reader = await requireReader(request)
    const saved = await findSaved(request.tx, reader.personId)
    return {
      lists: (await listVisible(request.tx, reader)).map(describeList),
      saved: saved === undefined ? [] : (await listItems(request.tx, saved)).map(({ sku }) => sku),
    }
  })

  addEndpoint(app, createList, async (request) => {
    const reader = await requireReader(request)
    const { tx } = request
    const quota = { of: ['list', reader.personId], most: MOST_LISTS, count: () => countOwn(tx, reader.personId) }
    if (!(await hasRoom(tx, quota)))
      throw new Problem(409, 'too_many_lists', `You have ${MOST_LISTS} lists. Remove one to begin another.`)
    const { name, isShared, items } = request.body
    const id = await insertList(request.tx, { personId: reader.personId, name, isShared, changedAt: clock.now() })
    if (items) await saveItems(request.tx, id, items)
    return describeList(await requireList(request, reader, id))
  })

  addEndpoint(app, readList, async (request) => {
    const reader = await requireReader(request)
    const list = await requireList(request, reader, request.params.id)
    return { ...describeList(list), items: await showItems(request, list, request.query) }
  })

  addEndpoint(app, changeList, async (request) => {
    const reader = await requireReader(request)
    // The saved items have no name and are nobody else's.
    if (request.params.id === SAVED) notFound('list')
    const own = (await lockOwn(request.tx, reader.personId, request.params.id)) ?? notFound('list')
    if (own.name === null) notFound('list')
    await updateList(request.tx, own.id, request.body, clock.now())
    return describeList(await requireList(request, reader, own.id))
  })

  addEndpoint(app, deleteList, async (request) => {
    const reader = await requireReader(request)
    if (request.params.id === SAVED) notFound('list')
    await dropList(request.tx, await requireOwn(request, reader, request.params.id))
    return { success: true as const }
  })

  addEndpoint(app, saveListItems, async (request) => {
    const reader = await requireReader(request)
    const id = await requireOwn(request, reader, request.params.id)
    const count = await saveItems(request.tx, id, request.body.items)
    if (count > MOST_ITEMS) throw new Problem(409, 'list_full', `A list holds ${MOST_ITEMS} parts at most.`)
    await updateList(request.tx, id, {}, clock.now())
    return { count }
  })

  addEndpoint(app, removeListItem, async (request) => {
    const reader = await requireReader(request)
    const id = await requireOwn(request, reader, request.params.id)
    if (!(await removeItem(request.tx, id, request.params.sku))) notFound('part')
    await updateList(request.tx, id, {}, clock.now())
    return { success: true as const }
  })

  addEndpoint(app, exportList, async (request, reply) => {
    const reader = await requireReader(request)
    const list = await requireList(request, reader, request.params.id)
    const items = await showItems(request, list, request.query)
    const skus = items.map(({ sku }) => sku)
    // Of the company: a list is for none of its accounts.
    const numbers = await findNumbersOfParts(request.tx, { personId: reader.personId }, skus)
    const csv = toListCsv(items.map((item) => ({ ...item, customerNumber: numbers.get(item.sku) ?? '' })))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', toDisposition(toFileName(list.name ?? '', SAVED, 'csv')))
      .send(csv)
  })
}
