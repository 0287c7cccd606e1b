import type { en } from '#features/company/purchase-policy/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.purchase.nobody': 'Żadna reguła Państwa firmy nie wymaga zatwierdzenia.',
  'why.purchase.nothing': 'W tym koszyku nie ma niczego, co ma cenę.',
  'why.purchase.nothing.change': 'Proszę dodać do koszyka coś, co jest sprzedawane z ceną.',
  'why.purchase.no-approver': 'To zamówienie wymaga zatwierdzenia, a nikt w Państwa firmie nie może go zatwierdzić.',
  'why.purchase.no-approver.change': 'Administrator Państwa firmy wyznacza osobę, która zatwierdza.',
  'why.purchase.order-limit': 'Kwota netto przekracza limit {amount} na zamówienie.',
  'why.purchase.order-limit.change': 'Proszę je wysłać; może je zatwierdzić {names}.',
  'why.purchase.rule': 'Obowiązuje reguła „{rule}” Państwa firmy.',
  'why.purchase.rule.change': 'Proszę je wysłać; może je zatwierdzić {names}.',
  'why.purchase.requester': 'Każde zamówienie osoby zgłaszającej wymaga zatwierdzenia.',
  'why.purchase.requester.change': 'Proszę je wysłać; może je zatwierdzić {names}.',
  'why.purchase.budget-approval': 'Budżet {rule} nie wystarcza: pozostało {amount}.',
  'why.purchase.budget-approval.change': 'Proszę je wysłać; może je zatwierdzić {names}.',
  'why.purchase.credit-approval': 'Zamówienie przekracza limit kredytowy {amount} konta {rule}.',
  'why.purchase.credit-approval.change': 'Proszę je wysłać; może je zatwierdzić {names}. Można też zapłacić kartą.',
  'why.purchase.budget': 'Budżet {costCentre}: pozostało {left}, po tym zamówieniu {afterwards}.',
  'why.purchase.budget-warns':
    'Budżet {costCentre} nie wystarcza, co jest tylko ostrzeżeniem: pozostało {left}, po tym zamówieniu {afterwards}.',
  'why.purchase.budget-blocks': 'Budżet {costCentre} nie wystarcza: pozostało {left}.',
  'why.purchase.budget-blocks.change': 'Proszę wybrać inne centrum kosztów, zamówić mniej lub poprosić o większy budżet.',
  'why.purchase.credit': 'Limit kredytowy {limit}, należności {open}, po tym zamówieniu pozostanie {left}.',
  'why.purchase.credit-warns':
    'Zamówienie przekracza limit kredytowy, co jest tylko ostrzeżeniem: limit {limit}, należności {open}.',
  'why.purchase.credit-blocks': 'Zamówienie przekracza limit kredytowy konta: limit {limit}, należności {open}.',
  'why.purchase.credit-blocks.change': 'Proszę zapłacić kartą, zamówić mniej lub napisać do nas.',
}
