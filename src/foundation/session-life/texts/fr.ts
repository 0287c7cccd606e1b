import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  signIn: 'Se connecter',
  'session.title': 'Votre session va bientôt expirer',
  'session.text':
    'Vous serez déconnecté dans {time}, faute d’activité. Ce que vous avez saisi sur cette page est conservé pour vous.',
  'session.left': 'Encore {time}',
  'session.keep': 'Rester connecté',
  'session.signOut': 'Se déconnecter maintenant',
  'signedOut.title': 'Vous êtes déconnecté',
  'signedOut.text': 'Votre demande n’a pas pu aboutir, car vous avez été déconnecté.',
  'ended.title': 'Votre session a expiré',
  'ended.text':
    'Faute d’activité, nous vous avons déconnecté afin de protéger votre compte. Reconnectez-vous pour reprendre là où vous en étiez ; votre saisie a été conservée.',
  'ended.home': 'Aller à la page d’accueil',
  'draft.restored': 'Ce que vous aviez saisi avant la fin de la session est de nouveau là.',
}
