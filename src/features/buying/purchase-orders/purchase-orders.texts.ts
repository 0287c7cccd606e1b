import type { Language } from '#kernel/locale.ts'

export const PURCHASE_ORDER_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Purchase orders', lead: 'What your own system sent for you, read line by line.' },
  de: { title: 'Eingegangene Bestellungen', lead: 'Was Ihr eigenes System für Sie gesendet hat, Position für Position gelesen.' },
  fr: { title: 'Bons de commande', lead: 'Ce que votre propre système a envoyé pour vous, lu ligne par ligne.' },
  es: { title: 'Órdenes de compra', lead: 'Lo que su propio sistema ha enviado para usted, leído línea por línea.' },
  pl: { title: 'Przysłane zamówienia', lead: 'To, co przysłał dla Ciebie Twój własny system, odczytane wiersz po wierszu.' },
  zh: { title: '采购订单', lead: '您自己的系统为您发送的订单，已逐行读取。' },
}
