import type { en } from '#features/administration/customer-overview/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  find: 'Trouver un client',
  'find.hint': 'Numéro ou nom de l’entreprise',
  found: 'Clients trouvés',
  none: 'Aucun client trouvé',
  'none.text': 'Vérifiez le numéro ou le nom.',
  'none.yet': 'Aucune entreprise n’a encore été enregistrée.',
  companies: 'Toutes les entreprises',
  other: 'Autre client',
  record: 'Fiche de l’entreprise',
  unknown: 'Ce client n’existe pas',
  'unknown.text': 'Aucune entreprise de ce site n’a le numéro {number}.',
  failed: 'Affichage impossible pour le moment',
  number: 'Numéro',
  country: 'Pays',
  type: 'Type de client',
  accounts: 'Comptes',
  credit: 'Limite de crédit',
  'credit.at': 'au {date}',
  'credit.over': 'Limite dépassée',
  'amount.of': '{amount} sur {limit}',
  'amount.limit': 'Limite {limit}',
  all: 'Tout afficher',
  'section.failed': 'Le chargement a échoué. Le reste de la page n’est pas concerné.',
  'right.orders':
    'Visible des administrateurs qui ont le droit « Commandes des clients ». Un autre administrateur l’accorde sous « Personnes ».',
  'right.cases':
    'Visible des administrateurs qui ont le droit « Demandes d’assistance ». Un autre administrateur l’accorde sous « Personnes ».',
}
