import { PURCHASE_ORDERS_PATH } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import type { PurchaseOrder } from '#features/buying/purchase-orders/purchase-order.store.ts'
import { addToInbox, type InboxKind, type InboxServices } from '#foundation/inbox/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'

export const purchaseOrderInbox: InboxKind<'draft' | 'ordered' | 'waiting'> = {
  kind: 'purchase-order',
  icon: 'file',
  words: {
    en: {
      name: 'Purchase orders',
      about: 'When your own system sent a purchase order for you',
      action: 'Open',
      titles: {
        draft: 'A purchase order waits for you: {number}',
        ordered: 'Your purchase order {number} was ordered',
        waiting: 'Your purchase order {number} waits for approval',
      },
    },
    de: {
      name: 'Eingegangene Bestellungen',
      about: 'Wenn Ihr eigenes System eine Bestellung für Sie gesendet hat',
      action: 'Öffnen',
      titles: {
        draft: 'Eine Bestellung wartet auf Sie: {number}',
        ordered: 'Ihre Bestellung {number} ist aufgegeben',
        waiting: 'Ihre Bestellung {number} wartet auf Genehmigung',
      },
    },
    fr: {
      name: 'Bons de commande',
      about: 'Quand votre propre système a envoyé un bon de commande pour vous',
      action: 'Ouvrir',
      titles: {
        draft: 'Un bon de commande vous attend : {number}',
        ordered: 'Votre bon de commande {number} est passé',
        waiting: 'Votre bon de commande {number} attend une approbation',
      },
    },
    es: {
      name: 'Órdenes de compra',
      about: 'Cuando su propio sistema ha enviado una orden de compra para usted',
      action: 'Abrir',
      titles: {
        draft: 'Orden de compra pendiente de usted: {number}',
        ordered: 'Se ha hecho el pedido de su orden de compra {number}',
        waiting: 'Su orden de compra {number} está pendiente de aprobación',
      },
    },
    pl: {
      name: 'Przysłane zamówienia',
      about: 'Gdy Twój własny system przysłał dla Ciebie zamówienie',
      action: 'Otwórz',
      titles: {
        draft: 'Zamówienie czeka na Ciebie: {number}',
        ordered: 'Twoje zamówienie {number} zostało złożone',
        waiting: 'Twoje zamówienie {number} czeka na zatwierdzenie',
      },
    },
    zh: {
      name: '采购订单',
      about: '您自己的系统为您发送采购订单时',
      action: '打开',
      titles: {
        draft: '有一份采购订单等待您处理：{number}',
        ordered: '您的采购订单 {number} 已下单',
        waiting: '您的采购订单 {number} 等待审批',
      },
    },
  },
}

type Context = { readonly tx: Tx; readonly tenant: TenantKey; readonly services: InboxServices }
const TITLES = { Draft: 'draft', Ordered: 'ordered', Waiting: 'waiting' } as const

/** To the person whom the document names, whatever became of it. */
export const tellPerson = async (
  context: Context,
  { id, personId, poNumber, name }: Pick<PurchaseOrder, 'id' | 'personId' | 'poNumber' | 'name'>,
  state: keyof typeof TITLES,
): Promise<void> => {
  await addToInbox(context, {
    ...{ personId, kind: purchaseOrderInbox.kind, subject: id, title: TITLES[state] },
    ...{ values: { number: poNumber ?? name }, link: `${PURCHASE_ORDERS_PATH}?open=${id}`, needsAction: state === 'Draft' },
  })
}
