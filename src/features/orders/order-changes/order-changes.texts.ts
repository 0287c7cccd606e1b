import type { Language } from '#kernel/locale.ts'

export const ORDER_CHANGES_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Order changes', lead: 'What customers ask to change or cancel in their orders, line by line.' },
  de: { title: 'Bestelländerungen', lead: 'Was Kunden an ihren Bestellungen ändern oder stornieren möchten, nach Position.' },
  fr: { title: 'Modifications de commandes', lead: 'Ce que les clients demandent de modifier ou d’annuler, ligne par ligne.' },
  es: { title: 'Cambios de pedidos', lead: 'Lo que los clientes piden cambiar o cancelar en sus pedidos, línea por línea.' },
  pl: { title: 'Zmiany zamówień', lead: 'Co klienci chcą zmienić lub anulować w zamówieniach, pozycja po pozycji.' },
  zh: { title: '订单变更', lead: '客户申请变更或取消的订单行。' },
}
