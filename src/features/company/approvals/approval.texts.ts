import type { Language } from '#kernel/locale.ts'

export const APPROVALS_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Approvals', lead: 'Orders that wait for somebody of your company.' },
  de: { title: 'Genehmigungen', lead: 'Bestellungen, die auf jemanden in Ihrer Firma warten.' },
  fr: { title: 'Approbations', lead: 'Les commandes qui attendent quelqu’un de votre entreprise.' },
  es: { title: 'Aprobaciones', lead: 'Pedidos pendientes de alguien de su empresa.' },
  pl: { title: 'Zatwierdzenia', lead: 'Zamówienia, które czekają na kogoś w Twojej firmie.' },
  zh: { title: '审批', lead: '等待贵公司人员批准的订单。' },
}
