import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Confirmez qu’il s’agit bien de vous',
  text: 'Pour protéger votre compte, nous redemandons votre mot de passe avant ce changement.',
  password: 'Mot de passe actuel',
  wrong: 'Ce n’est pas votre mot de passe actuel.',
  tooOften: 'Trop de tentatives. Patientez un moment, puis réessayez.',
  failed: 'Cela n’a pas fonctionné. Rien n’a été modifié ; veuillez réessayer.',
  cancel: 'Annuler',
  continue: 'Continuer',
  usePasskey: 'Utiliser une clé d’accès',
  useCode: 'Utiliser un code',
  usePassword: 'Utiliser le mot de passe',
  code: 'Code',
  codeText: 'Saisissez les six chiffres de votre application d’authentification.',
  wrongCode: 'Ce code n’est pas le bon, ou il a déjà été utilisé.',
  elsewhere:
    'Pour protéger votre compte, ce changement exige une nouvelle connexion. Vous reviendrez ensuite sur cette page ; votre saisie sera à refaire.',
  signIn: 'Se reconnecter pour continuer',
}
