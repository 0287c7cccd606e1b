import type { Bringing } from '#demo/bring-lines.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const DAY_MS = 86_400_000

const OVER = {
  en: 'The new price lists apply from the first of the month. Please tell customers who ask.',
  de: 'Die neuen Preislisten gelten ab dem Monatsersten. Bitte sagen Sie es Kunden, die fragen.',
  fr: 'Les nouveaux tarifs s’appliquent à partir du premier du mois. Merci d’en informer les clients qui le demandent.',
  es: 'Las nuevas listas de precios rigen desde el primer día del mes. Informe a los clientes que pregunten.',
  pl: 'Nowe cenniki obowiązują od pierwszego dnia miesiąca. Prosimy informować pytających klientów.',
  zh: '新价目表自本月一日起生效。请告知询问的客户。',
} as const
const PLANNED = {
  en: 'Our warehouse is closed for stocktaking. Orders are shipped as soon as it opens again.',
  de: 'Unser Lager ist wegen Inventur geschlossen. Bestellungen werden versandt, sobald es wieder öffnet.',
  fr: 'Notre entrepôt est fermé pour inventaire. Les commandes partiront dès sa réouverture.',
  es: 'Nuestro almacén está cerrado por inventario. Los pedidos se enviarán en cuanto abra de nuevo.',
  pl: 'Nasz magazyn jest zamknięty z powodu inwentaryzacji. Zamówienia wyślemy po jego otwarciu.',
  zh: '我们的仓库因盘点关闭。重新开放后将立即发货。',
} as const
const SHOWN = {
  en: 'Assisted sales: please note the customer’s order number with each cart you prepare.',
  de: 'Betreuter Einkauf: Bitte vermerken Sie bei jedem Warenkorb die Bestellnummer des Kunden.',
  fr: 'Vente assistée : merci d’indiquer le numéro de commande du client pour chaque panier préparé.',
  es: 'Venta asistida: anote el número de pedido del cliente en cada carrito que prepare.',
  pl: 'Obsługa wspomagana: prosimy podawać numer zamówienia klienta przy każdym koszyku.',
  zh: '代客服务：请在准备的每个购物车中注明客户的订单号。',
} as const

/** One that is shown on one site alone, so that few demo people begin with a dialog. */
export const bringSignInMessages = async ({ tx, bring }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('signInMessage').execute()
  const day = (offset: number): string => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10)
  await bring('messages', [
    { role: 'internal', texts: OVER, from: day(-40), until: day(-30) },
    { role: 'customer', texts: PLANNED, from: day(30), until: day(33) },
    ...(tenant === 'hpsbt' ? [{ role: 'asm', texts: SHOWN, from: day(-2) }] : []),
  ])
}
