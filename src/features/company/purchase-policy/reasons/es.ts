import type { en } from '#features/company/purchase-policy/reasons/en.ts'

export const es: Record<keyof typeof en, string> = {
  'why.purchase.nobody': 'Ninguna regla de su empresa exige aprobación.',
  'why.purchase.nothing': 'No hay nada en este carrito que tenga precio.',
  'why.purchase.nothing.change': 'Añada al carrito algo que se venda con precio.',
  'why.purchase.no-approver': 'Este pedido necesita aprobación y nadie de su empresa puede darla.',
  'why.purchase.no-approver.change': 'Un administrador de su empresa debe nombrar a alguien que apruebe.',
  'why.purchase.order-limit': 'El importe neto supera su límite de {amount} por pedido.',
  'why.purchase.order-limit.change': 'Envíelo para su aprobación a: {names}.',
  'why.purchase.rule': 'Se aplica la regla «{rule}» de su empresa.',
  'why.purchase.rule.change': 'Envíelo para su aprobación a: {names}.',
  'why.purchase.requester': 'Todo pedido de un solicitante necesita aprobación.',
  'why.purchase.requester.change': 'Envíelo para su aprobación a: {names}.',
  'why.purchase.budget-approval': 'El presupuesto de {rule} no alcanza: quedan {amount}.',
  'why.purchase.budget-approval.change': 'Envíelo para su aprobación a: {names}.',
  'why.purchase.credit-approval': 'El pedido supera el límite de crédito de {amount} de la cuenta {rule}.',
  'why.purchase.credit-approval.change': 'Pague con tarjeta o envíelo para su aprobación a: {names}.',
  'why.purchase.budget': 'Presupuesto de {costCentre}: quedan {left}, {afterwards} después de este pedido.',
  'why.purchase.budget-warns':
    'El presupuesto de {costCentre} no alcanza (es solo un aviso): quedan {left}, {afterwards} después de este pedido.',
  'why.purchase.budget-blocks': 'El presupuesto de {costCentre} no alcanza: quedan {left}.',
  'why.purchase.budget-blocks.change': 'Elija otro centro de coste, pida menos o solicite un presupuesto mayor.',
  'why.purchase.credit': 'Límite de crédito {limit}, pendiente {open}, quedan {left} después de este pedido.',
  'why.purchase.credit-warns': 'El pedido supera el límite de crédito (es solo un aviso): límite {limit}, pendiente {open}.',
  'why.purchase.credit-blocks': 'El pedido supera el límite de crédito de su cuenta: límite {limit}, pendiente {open}.',
  'why.purchase.credit-blocks.change': 'Pague con tarjeta, pida menos o escríbanos.',
}
