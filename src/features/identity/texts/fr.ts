import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  signIn: 'Se connecter',
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
