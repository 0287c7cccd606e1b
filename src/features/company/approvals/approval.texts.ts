import type { Language } from '#kernel/locale.ts'

export const APPROVALS_WORDS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: { title: 'Approvals', description: 'Orders that wait for somebody of your company.' },
  de: { title: 'Genehmigungen', description: 'Bestellungen, die auf jemanden in Ihrer Firma warten.' },
  fr: { title: 'Approbations', description: 'Les commandes qui attendent quelqu’un de votre société.' },
  es: { title: 'Aprobaciones', description: 'Pedidos que esperan a alguien de su empresa.' },
  pl: { title: 'Zatwierdzenia', description: 'Zamówienia, które czekają na kogoś w Twojej firmie.' },
  zh: { title: '审批', description: '等待贵公司人员批准的订单。' },
}
