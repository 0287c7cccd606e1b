import type { Language } from '#kernel/locale.ts'

export const WEBHOOK_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Webhooks', lead: 'Your own systems hear of your orders, invoices, approvals, quotes and cases as they happen.' },
  de: {
    title: 'Webhooks',
    lead: 'Ihre eigenen Systeme erfahren sofort von Ihren Bestellungen, Rechnungen, Genehmigungen, Angeboten und Supportfällen.',
  },
  fr: {
    title: 'Webhooks',
    lead: 'Vos propres systèmes sont informés aussitôt de vos commandes, factures, approbations, devis et demandes.',
  },
  es: {
    title: 'Webhooks',
    lead: 'Sus propios sistemas se enteran al momento de sus pedidos, facturas, aprobaciones, ofertas y casos.',
  },
  pl: {
    title: 'Webhooki',
    lead: 'Twoje własne systemy od razu dowiadują się o zamówieniach, fakturach, zatwierdzeniach, ofertach i zgłoszeniach.',
  },
  zh: { title: 'Webhook', lead: '贵公司自己的系统可即时获知订单、发票、审批、报价和服务单的变化。' },
}
