import type { en } from '#foundation/portal-messages/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'error.title.default': 'Votre demande n’a pas pu aboutir',
  'error.title.maxFile': 'Trop de fichiers',
  'error.title.maxSize': 'Le fichier est trop volumineux',
  'bt.internalcsrflow.popuperrormessage':
    'Nous n’avons pas pu traiter votre demande. Veuillez réessayer et, si ce message s’affiche de nouveau, cliquez sur « Nous contacter » en bas de la page pour signaler le problème à notre assistance web. Merci.',
  'noAccess.title': 'Vous n’avez pas accès à ce portail',
  'noAccess.text':
    'Vous êtes connecté, mais votre contact ne peut pas utiliser ce portail. Si vous avez besoin d’un accès, contactez-nous en indiquant votre entreprise et votre numéro de client.',
  'noAccess.signOut': 'Se déconnecter',
  'noAccess.contact': 'Nous contacter',
}
