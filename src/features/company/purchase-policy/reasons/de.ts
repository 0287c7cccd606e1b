import type { en } from '#features/company/purchase-policy/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.purchase.nobody': 'Keine Regel Ihrer Firma verlangt eine Genehmigung.',
  'why.purchase.nothing': 'In diesem Warenkorb liegt nichts, was einen Preis hat.',
  'why.purchase.nothing.change': 'Legen Sie etwas in den Warenkorb, das mit Preis verkauft wird.',
  'why.purchase.no-approver': 'Diese Bestellung braucht eine Genehmigung, und niemand in Ihrer Firma kann sie erteilen.',
  'why.purchase.no-approver.change': 'Bitten Sie einen Firmen-Admin, jemanden als Genehmiger zu benennen.',
  'why.purchase.order-limit': 'Der Nettobetrag liegt über Ihrem Limit von {amount} je Bestellung.',
  'why.purchase.order-limit.change': 'Reichen Sie sie ein; {names} kann sie genehmigen.',
  'why.purchase.rule': 'Die Regel „{rule}“ Ihrer Firma gilt.',
  'why.purchase.rule.change': 'Reichen Sie sie ein; {names} kann sie genehmigen.',
  'why.purchase.requester': 'Jede Bestellung eines Anforderers braucht eine Genehmigung.',
  'why.purchase.requester.change': 'Reichen Sie sie ein; {names} kann sie genehmigen.',
  'why.purchase.budget-approval': 'Das Budget von {rule} reicht nicht: {amount} sind übrig.',
  'why.purchase.budget-approval.change': 'Reichen Sie sie ein; {names} kann sie genehmigen.',
  'why.purchase.credit-approval': 'Die Bestellung liegt über dem Kreditlimit von {amount} des Kontos {rule}.',
  'why.purchase.credit-approval.change': 'Reichen Sie sie ein; {names} kann sie genehmigen. Oder zahlen Sie mit Karte.',
  'why.purchase.budget': 'Budget von {costCentre}: {left} übrig, {afterwards} nach dieser Bestellung.',
  'why.purchase.budget-warns':
    'Das Budget von {costCentre} reicht nicht (nur eine Warnung): {left} übrig, {afterwards} nach dieser Bestellung.',
  'why.purchase.budget-blocks': 'Das Budget von {costCentre} reicht nicht: {left} übrig.',
  'why.purchase.budget-blocks.change':
    'Wählen Sie eine andere Kostenstelle, bestellen Sie weniger oder bitten Sie um ein größeres Budget.',
  'why.purchase.credit': 'Kreditlimit {limit}, offen {open}, nach dieser Bestellung bleiben {left}.',
  'why.purchase.credit-warns': 'Die Bestellung liegt über dem Kreditlimit (nur eine Warnung): Limit {limit}, offen {open}.',
  'why.purchase.credit-blocks': 'Die Bestellung liegt über dem Kreditlimit Ihres Kontos: Limit {limit}, offen {open}.',
  'why.purchase.credit-blocks.change': 'Zahlen Sie mit Karte, bestellen Sie weniger oder schreiben Sie uns.',
}
