import { sql } from 'kysely'
import { PROCUREMENT_OFFICE_PATH } from '#features/buying/procurement/connection/connection.rules.ts'
import { addToInbox, type InboxKind, type InboxServices } from '#foundation/inbox/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'

export const waitingOrderInbox: InboxKind<'held'> = {
  kind: 'procurement-order',
  icon: 'cart',
  isFor: (roles) => roles.includes('admin') && roles.includes('order-viewer'),
  words: {
    en: {
      name: 'Orders of procurement systems',
      about: 'When an order of a procurement system waits for staff',
      action: 'Decide',
      titles: { held: 'Order {order} of {company} waits' },
      lines: { held: 'Prices or address are not ours. {system} hears what you decide.' },
    },
    de: {
      name: 'Bestellungen aus Beschaffungssystemen',
      about: 'Wenn eine Bestellung eines Beschaffungssystems auf Mitarbeitende wartet',
      action: 'Entscheiden',
      titles: { held: 'Bestellung {order} von {company} wartet' },
      lines: { held: 'Preise oder Adresse stimmen nicht mit unseren überein. {system} erfährt Ihre Entscheidung.' },
    },
    fr: {
      name: 'Commandes de systèmes d’achats',
      about: 'Quand une commande d’un système d’achats attend une décision',
      action: 'Décider',
      titles: { held: 'La commande {order} de {company} attend' },
      lines: { held: 'Les prix ou l’adresse ne sont pas les nôtres. {system} reçoit votre décision.' },
    },
    es: {
      name: 'Pedidos de sistemas de compras',
      about: 'Cuando un pedido de un sistema de compras espera una decisión',
      action: 'Decidir',
      titles: { held: 'El pedido {order} de {company} espera' },
      lines: { held: 'Los precios o la dirección no son los nuestros. {system} recibe su decisión.' },
    },
    pl: {
      name: 'Zamówienia z systemów zakupowych',
      about: 'Gdy zamówienie z systemu zakupowego czeka na decyzję',
      action: 'Zdecyduj',
      titles: { held: 'Zamówienie {order} firmy {company} czeka' },
      lines: { held: 'Ceny lub adres różnią się od naszych. {system} otrzyma Twoją decyzję.' },
    },
    zh: {
      name: '采购系统订单',
      about: '采购系统的订单等待员工处理时',
      action: '处理',
      titles: { held: '{company} 的订单 {order} 等待处理' },
      lines: { held: '价格或地址与我方不符。{system} 会收到您的决定。' },
    },
  },
}

const MOST_STAFF = 200

/** Who may decide. */
const listDeciders = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from person where status = 'active' and disabled_at is null and roles @> array['admin', 'order-viewer']
    order by id limit ${MOST_STAFF}`.execute(tx)
  return rows.map(({ id }) => id)
}

type Context = { readonly tx: Tx; readonly tenant: TenantKey; readonly services: InboxServices }
type WaitingOrder = { readonly id: string; readonly order: string; readonly company: string; readonly system: string }

export const notifyStaffOfWaiting = async (context: Context, { id, ...values }: WaitingOrder): Promise<void> => {
  for (const personId of await listDeciders(context.tx))
    await addToInbox(context, {
      ...{ personId, kind: waitingOrderInbox.kind, subject: id, title: 'held', values },
      ...{ link: PROCUREMENT_OFFICE_PATH, needsAction: true },
    })
}
