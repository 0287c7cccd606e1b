import type { en } from '#foundation/requests/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.request.address-proven': 'Adres {email} jest potwierdzony.',
  'why.request.address-unproven': 'Adres {email} nigdy nie został potwierdzony.',
  'why.request.address-unproven.change': 'Najpierw poproś tę osobę o potwierdzenie adresu.',
  'why.request.company': 'Ta osoba należy do firmy {company}.',
  'why.request.no-company': 'Firma tej osoby nie jest znana.',
  'why.request.no-company.change': 'Zanim coś przyznasz, ustal, dla kogo pracuje.',
  'why.request.account': 'Zamówienia są składane przez konto {account}.',
  'why.request.no-account': 'Ta osoba nie ma konta zamówień.',
  'why.request.no-account.change': 'Przydziel jej konto, jeśli ma zamawiać.',
  'why.request.denied-before': 'Taki sam wniosek odrzucono już wcześniej: {count}.',
  'why.request.denied-before.change': 'Najpierw przeczytaj wcześniejszą decyzję.',
}
