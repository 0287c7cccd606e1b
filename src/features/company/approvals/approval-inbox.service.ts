import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const approvalInbox: InboxKind<'requested' | 'decided' | 'left'> = {
  kind: 'approval',
  icon: 'check',
  hasMail: true,
  words: {
    en: {
      name: 'Approvals',
      about: 'When somebody needs your approval, when your order was decided, and when an approver of your company leaves',
      action: 'Open',
      titles: {
        requested: '{who} needs your approval: {total}',
        decided: 'Your order for {total}: {state}',
        left: '{who} can no longer approve orders',
      },
      lines: { left: 'Rules: {rules}. Waiting orders: {orders}.' },
    },
    de: {
      name: 'Genehmigungen',
      about:
        'Wenn jemand Ihre Genehmigung braucht, wenn über Ihre Bestellung entschieden wurde und wenn jemand Ihrer Firma nicht mehr genehmigen kann',
      action: 'Öffnen',
      titles: {
        requested: '{who} braucht Ihre Genehmigung: {total}',
        decided: 'Ihre Bestellung über {total}: {state}',
        left: '{who} kann keine Bestellungen mehr genehmigen',
      },
      lines: { left: 'Regeln: {rules}. Wartende Bestellungen: {orders}.' },
    },
    fr: {
      name: 'Approbations',
      about:
        'Quand quelqu’un a besoin de votre approbation, quand votre commande a été décidée et quand un approbateur de votre entreprise s’en va',
      action: 'Ouvrir',
      titles: {
        requested: '{who} a besoin de votre approbation : {total}',
        decided: 'Votre commande de {total} : {state}',
        left: '{who} ne peut plus approuver de commandes',
      },
      lines: { left: 'Règles : {rules}. Commandes en attente : {orders}.' },
    },
    es: {
      name: 'Aprobaciones',
      about:
        'Cuando alguien necesita su aprobación, cuando se decide sobre su pedido y cuando un aprobador de su empresa deja de serlo',
      action: 'Abrir',
      titles: {
        requested: '{who} necesita su aprobación: {total}',
        decided: 'Su pedido de {total}: {state}',
        left: '{who} ya no puede aprobar pedidos',
      },
      lines: { left: 'Reglas: {rules}. Pedidos pendientes: {orders}.' },
    },
    pl: {
      name: 'Zatwierdzenia',
      about:
        'Gdy ktoś prosi Cię o zatwierdzenie, gdy rozstrzygnięto Twoje zamówienie i gdy zatwierdzający z Twojej firmy odchodzi',
      action: 'Otwórz',
      titles: {
        requested: '{who} prosi o zatwierdzenie: {total}',
        decided: 'Twoje zamówienie na kwotę {total}: {state}',
        left: '{who} nie może już zatwierdzać zamówień',
      },
      lines: { left: 'Reguły: {rules}. Oczekujące zamówienia: {orders}.' },
    },
    zh: {
      name: '审批',
      about: '有人需要您批准时、您的订单审批结束时，以及贵公司的审批人离开时',
      action: '打开',
      titles: {
        requested: '{who} 需要您的批准：{total}',
        decided: '您的订单（{total}）：{state}',
        left: '{who} 不能再审批订单',
      },
      lines: { left: '规则：{rules}。待审批订单：{orders}。' },
    },
  },
}
