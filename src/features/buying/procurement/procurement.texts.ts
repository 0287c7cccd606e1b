import type { Language } from '#kernel/locale.ts'

type Words = Readonly<Record<Language, { readonly title: string; readonly lead: string }>>

export const PROCUREMENT_WORDS: Words = {
  en: { title: 'Procurement', lead: 'Your procurement systems open this shop, take carts back and send orders.' },
  de: {
    title: 'Beschaffung',
    lead: 'Ihre Beschaffungssysteme öffnen diesen Shop, übernehmen Warenkörbe und senden Bestellungen.',
  },
  fr: {
    title: 'Achats',
    lead: 'Vos systèmes d’achats ouvrent cette boutique, reprennent les paniers et envoient des commandes.',
  },
  es: {
    title: 'Compras',
    lead: 'Sus sistemas de compras abren esta tienda, recogen los carritos y envían pedidos.',
  },
  pl: {
    title: 'Systemy zakupowe',
    lead: 'Twoje systemy zakupowe otwierają ten sklep, pobierają koszyki i przesyłają zamówienia.',
  },
  zh: { title: '采购系统', lead: '贵公司的采购系统可打开本商店、取回购物车并发送订单。' },
}

export const PROCUREMENT_OFFICE_WORDS: Words = {
  en: { title: 'Procurement', lead: 'Procurement systems of customers: connections, messages and tests.' },
  de: { title: 'Beschaffung', lead: 'Beschaffungssysteme der Kunden: Verbindungen, Nachrichten und Tests.' },
  fr: { title: 'Achats', lead: 'Systèmes d’achats des clients : connexions, messages et essais.' },
  es: { title: 'Compras', lead: 'Sistemas de compras de los clientes: conexiones, mensajes y pruebas.' },
  pl: { title: 'Systemy zakupowe', lead: 'Systemy zakupowe klientów: połączenia, wiadomości i testy.' },
  zh: { title: '采购系统', lead: '客户的采购系统：连接、消息和测试。' },
}
