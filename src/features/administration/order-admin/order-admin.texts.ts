import type { Language } from '#kernel/locale.ts'

export const ORDER_DESK_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Orders of customers', lead: 'Orders of all accounts. Every look is written to the audit log.' },
  de: { title: 'Bestellungen der Kunden', lead: 'Bestellungen aller Konten. Jeder Blick steht im Prüfprotokoll.' },
  fr: {
    title: 'Commandes des clients',
    lead: 'Les commandes de tous les comptes. Chaque consultation figure au journal d’audit.',
  },
  es: { title: 'Pedidos de clientes', lead: 'Pedidos de todas las cuentas. Cada consulta queda en el registro de auditoría.' },
  pl: { title: 'Zamówienia klientów', lead: 'Zamówienia wszystkich kont. Każdy wgląd trafia do dziennika audytu.' },
  zh: { title: '客户订单', lead: '所有账户的订单。每次查看都会记入审计日志。' },
}
