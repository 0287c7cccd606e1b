import type { en } from '#foundation/work/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  cancel: 'Annuler',
  'state.queued': 'En attente de démarrage',
  'state.running': 'En cours',
  'state.cancelling': 'Annulation…',
  'state.completed': 'Terminé',
  'state.failed': 'Échec',
  'state.cancelled': 'Annulé',
  stale: 'Pas de connexion pour le moment. Le travail continue ; l’affichage se mettra à jour tout seul.',
  leave: 'Vous pouvez quitter cette page : le travail continue et sera ici à votre retour.',
  missing: 'Ce travail n’est plus répertorié.',
  'failed.title': '{label} : échec',
  'failed.text': 'Un problème est survenu. Veuillez réessayer ; en cas de nouvel échec, contactez-nous.',
}
