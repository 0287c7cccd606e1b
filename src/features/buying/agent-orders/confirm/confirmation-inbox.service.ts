import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const AGENT_INBOX = 'agent-order'

export const agentInbox: InboxKind<'asked'> = {
  kind: AGENT_INBOX,
  icon: 'cart',
  words: {
    en: {
      name: 'Orders of apps and agents',
      about: 'When an app or agent asks you to confirm an order',
      action: 'Look at the order',
      titles: { asked: '{name} asks you to confirm an order' },
      lines: { asked: '{total}, within 30 minutes' },
    },
    de: {
      name: 'Bestellungen von Apps und Agenten',
      about: 'Wenn eine App oder ein Agent Sie bittet, eine Bestellung zu bestätigen',
      action: 'Bestellung ansehen',
      titles: { asked: '{name} bittet Sie, eine Bestellung zu bestätigen' },
      lines: { asked: '{total}, innerhalb von 30 Minuten' },
    },
    fr: {
      name: 'Commandes d’applications et d’agents',
      about: 'Quand une application ou un agent vous demande de confirmer une commande',
      action: 'Voir la commande',
      titles: { asked: '{name} vous demande de confirmer une commande' },
      lines: { asked: '{total}, dans les 30 minutes' },
    },
    es: {
      name: 'Pedidos de aplicaciones y agentes',
      about: 'Cuando una aplicación o un agente le pide que confirme un pedido',
      action: 'Ver el pedido',
      titles: { asked: '{name} le pide que confirme un pedido' },
      lines: { asked: '{total}, en 30 minutos' },
    },
    pl: {
      name: 'Zamówienia aplikacji i agentów',
      about: 'Gdy aplikacja lub agent prosi o potwierdzenie zamówienia',
      action: 'Zobacz zamówienie',
      titles: { asked: '{name} prosi o potwierdzenie zamówienia' },
      lines: { asked: '{total}, w ciągu 30 minut' },
    },
    zh: {
      name: '应用与智能体的订单',
      about: '当应用或智能体请您确认订单时',
      action: '查看订单',
      titles: { asked: '{name} 请您确认订单' },
      lines: { asked: '{total}，30 分钟内有效' },
    },
  },
}
