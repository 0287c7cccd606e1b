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
  'account.mine': 'Mon compte',
  'account.acting': 'Agir pour un client',
  'account.backOffice': 'Back-office',
  'account.nameless': 'Prénom',
  'account.signOut': 'Se déconnecter',
  'ended.title': 'Votre session a expiré',
  'ended.text':
    'Faute d’activité, nous vous avons déconnecté afin de protéger votre compte. Reconnectez-vous pour reprendre là où vous en étiez ; votre saisie a été conservée.',
  'ended.home': 'Aller à l’accueil',
  'draft.restored': 'Ce que vous aviez saisi avant la fin de la session est de nouveau là.',
  'reauth.title': 'Confirmez qu’il s’agit bien de vous',
  'reauth.text': 'Pour protéger votre compte, nous redemandons votre mot de passe avant ce changement.',
  'reauth.password': 'Mot de passe actuel',
  'reauth.wrong': 'Ce n’est pas votre mot de passe actuel.',
  'reauth.tooOften': 'Trop de tentatives. Patientez un moment, puis réessayez.',
  'reauth.failed': 'Cela n’a pas fonctionné. Rien n’a été modifié ; veuillez réessayer.',
  'reauth.cancel': 'Annuler',
  'reauth.continue': 'Continuer',
  'reauth.elsewhere':
    'Pour protéger votre compte, ce changement exige une nouvelle connexion. Vous reviendrez ensuite sur cette page ; votre saisie sera à refaire.',
  'reauth.signIn': 'Se reconnecter pour continuer',
}
