import type { Language } from '#kernel/locale.ts'

type Words = Readonly<Record<Language, { readonly title: string; readonly lead: string }>>

export const COST_CENTRE_WORDS: Words = {
  en: { title: 'Cost centres', lead: 'What your company orders for.' },
  de: { title: 'Kostenstellen', lead: 'Wofür Ihre Firma bestellt.' },
  fr: { title: 'Centres de coûts', lead: 'Pour quoi votre entreprise commande.' },
  es: { title: 'Centros de coste', lead: 'Para qué hace pedidos su empresa.' },
  pl: { title: 'Centra kosztów', lead: 'Na co zamawia Twoja firma.' },
  zh: { title: '成本中心', lead: '贵公司的订单用途。' },
}

export const BUDGET_WORDS: Words = {
  en: { title: 'Budgets', lead: 'How much your cost centres may spend, and what is left.' },
  de: { title: 'Budgets', lead: 'Wie viel Ihre Kostenstellen ausgeben dürfen und was übrig ist.' },
  fr: { title: 'Budgets', lead: 'Ce que vos centres de coûts peuvent dépenser et ce qu’il reste.' },
  es: { title: 'Presupuestos', lead: 'Cuánto pueden gastar sus centros de coste y cuánto queda.' },
  pl: { title: 'Budżety', lead: 'Ile mogą wydać Twoje centra kosztów i ile pozostało.' },
  zh: { title: '预算', lead: '各成本中心可花费的金额及余额。' },
}

export const APPROVAL_RULE_WORDS: Words = {
  en: { title: 'Approval rules', lead: 'Which orders of your company somebody must approve, and who.' },
  de: { title: 'Genehmigungsregeln', lead: 'Welche Bestellungen Ihrer Firma jemand genehmigen muss, und wer.' },
  fr: { title: 'Règles d’approbation', lead: 'Quelles commandes de votre entreprise doivent être approuvées, et par qui.' },
  es: { title: 'Reglas de aprobación', lead: 'Qué pedidos de su empresa debe aprobar alguien, y quién.' },
  pl: { title: 'Reguły zatwierdzania', lead: 'Które zamówienia Twojej firmy ktoś musi zatwierdzić, i kto.' },
  zh: { title: '审批规则', lead: '贵公司哪些订单须审批，以及由谁审批。' },
}
