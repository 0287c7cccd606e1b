import type { en } from '#features/company/purchase-policy/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.purchase.nobody': 'Żadna reguła Twojej firmy nie wymaga zatwierdzenia.',
  'why.purchase.nothing': 'W tym koszyku nie ma niczego, co ma cenę.',
  'why.purchase.nothing.change': 'Dodaj do koszyka coś, co jest sprzedawane z ceną.',
  'why.purchase.no-approver': 'To zamówienie wymaga zatwierdzenia, a nikt w Twojej firmie nie może go zatwierdzić.',
  'why.purchase.no-approver.change': 'Administrator Twojej firmy musi wyznaczyć osobę zatwierdzającą.',
  'why.purchase.order-limit': 'Kwota netto przekracza Twój limit {amount} na zamówienie.',
  'why.purchase.order-limit.change': 'Wyślij je do zatwierdzenia; mogą je zatwierdzić: {names}.',
  'why.purchase.rule': 'Obowiązuje reguła „{rule}” Twojej firmy.',
  'why.purchase.rule.change': 'Wyślij je do zatwierdzenia; mogą je zatwierdzić: {names}.',
  'why.purchase.requester': 'Każde zamówienie wnioskodawcy wymaga zatwierdzenia.',
  'why.purchase.requester.change': 'Wyślij je do zatwierdzenia; mogą je zatwierdzić: {names}.',
  'why.purchase.budget-approval': 'Budżet {rule} nie wystarcza: pozostało {amount}.',
  'why.purchase.budget-approval.change': 'Wyślij je do zatwierdzenia; mogą je zatwierdzić: {names}.',
  'why.purchase.credit-approval': 'Zamówienie przekracza limit kredytowy {amount} konta {rule}.',
  'why.purchase.credit-approval.change': 'Wyślij je do zatwierdzenia; mogą je zatwierdzić: {names}. Możesz też zapłacić kartą.',
  'why.purchase.budget': 'Budżet {costCentre}: pozostało {left}, po tym zamówieniu {afterwards}.',
  'why.purchase.budget-warns':
    'Budżet {costCentre} nie wystarcza, ale to tylko ostrzeżenie: pozostało {left}, po tym zamówieniu {afterwards}.',
  'why.purchase.budget-blocks': 'Budżet {costCentre} nie wystarcza: pozostało {left}.',
  'why.purchase.budget-blocks.change': 'Wybierz inne centrum kosztów, zamów mniej lub poproś o większy budżet.',
  'why.purchase.credit': 'Limit kredytowy {limit}, należności {open}, po tym zamówieniu pozostanie {left}.',
  'why.purchase.credit-warns':
    'Zamówienie przekracza limit kredytowy, ale to tylko ostrzeżenie: limit {limit}, należności {open}.',
  'why.purchase.credit-blocks': 'Zamówienie przekracza limit kredytowy konta: limit {limit}, należności {open}.',
  'why.purchase.credit-blocks.change': 'Zapłać kartą, zamów mniej lub napisz do nas.',
}
