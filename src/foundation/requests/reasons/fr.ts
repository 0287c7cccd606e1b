import type { en } from '#foundation/requests/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.request.address-proven': 'L’adresse {email} est confirmée.',
  'why.request.address-unproven': 'L’adresse {email} n’a jamais été confirmée.',
  'why.request.address-unproven.change': 'Demandez d’abord de confirmer l’adresse.',
  'why.request.company': 'La personne travaille chez {company}.',
  'why.request.no-company': 'Aucune entreprise n’est connue pour cette personne.',
  'why.request.no-company.change': 'Vérifiez d’abord pour qui elle travaille.',
  'why.request.account': 'Les commandes passent par le compte {account}.',
  'why.request.no-account': 'La personne n’a pas de compte de commande.',
  'why.request.no-account.change': 'Attribuez un compte si elle doit commander.',
  'why.request.denied-before': 'La même demande a déjà été refusée : {count}.',
  'why.request.denied-before.change': 'Lisez d’abord la décision précédente.',
}
