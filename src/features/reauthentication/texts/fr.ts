import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Confirmez qu’il s’agit bien de vous',
  text: 'Pour protéger votre compte, nous redemandons votre mot de passe avant ce changement.',
  password: 'Mot de passe actuel',
  wrong: 'Ce n’est pas votre mot de passe actuel.',
  tooOften: 'Trop de tentatives. Patientez un moment, puis réessayez.',
  failed: 'Cela n’a pas fonctionné. Rien n’a été modifié ; veuillez réessayer.',
  cancel: 'Annuler',
  continue: 'Continuer',
  elsewhere:
    'Pour protéger votre compte, ce changement exige une nouvelle connexion. Vous reviendrez ensuite sur cette page ; votre saisie sera à refaire.',
  signIn: 'Se reconnecter pour continuer',
}
