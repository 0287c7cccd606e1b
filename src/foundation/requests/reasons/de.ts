import type { en } from '#foundation/requests/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.request.address-proven': '{email} ist bestätigt.',
  'why.request.address-unproven': '{email} wurde nie bestätigt.',
  'why.request.address-unproven.change': 'Lassen Sie die Adresse zuerst bestätigen.',
  'why.request.company': 'Die Person gehört zu {company}.',
  'why.request.no-company': 'Zu dieser Person ist keine Firma bekannt.',
  'why.request.no-company.change': 'Klären Sie, für wen sie arbeitet, bevor Sie etwas genehmigen.',
  'why.request.account': 'Bestellt wird über das Konto {account}.',
  'why.request.no-account': 'Die Person hat kein Bestellkonto.',
  'why.request.no-account.change': 'Weisen Sie ein Konto zu, wenn sie bestellen soll.',
  'why.request.denied-before': 'Dieselbe Anfrage wurde schon abgelehnt: {count}.',
  'why.request.denied-before.change': 'Lesen Sie zuerst die frühere Entscheidung.',
}
