import type { en } from '#foundation/requests/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.request.address-proven': 'Adres {email} jest potwierdzony.',
  'why.request.address-unproven': 'Adres {email} nigdy nie został potwierdzony.',
  'why.request.address-unproven.change': 'Poproś najpierw o potwierdzenie adresu.',
  'why.request.company': 'Osoba należy do firmy {company}.',
  'why.request.no-company': 'Firma tej osoby nie jest znana.',
  'why.request.no-company.change': 'Ustal najpierw, dla kogo pracuje.',
  'why.request.account': 'Zamówienia idą przez konto {account}.',
  'why.request.no-account': 'Osoba nie ma konta zamówień.',
  'why.request.no-account.change': 'Przypisz konto, jeśli ma zamawiać.',
  'why.request.denied-before': 'To samo już odrzucono: {count}.',
  'why.request.denied-before.change': 'Przeczytaj najpierw wcześniejszą decyzję.',
}
