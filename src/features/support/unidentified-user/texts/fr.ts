import type { en } from '#features/support/unidentified-user/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Nous n’avons pas trouvé votre entreprise',
  text: 'Vos informations ne correspondent à aucun compte connu. Vous pouvez utiliser le portail, mais pas encore commander. Indiquez-nous le numéro de client de votre entreprise et nous vérifierons.',
  account: 'Compte : {name}',
  field: 'Numéro de client',
  hint: '4 à 10 chiffres, comme sur vos factures.',
  continue: 'Continuer',
  submit: 'Envoyer',
  'fault.missing': 'Veuillez saisir un numéro de client.',
  'fault.missing.continue': 'Veuillez saisir un numéro de client avant de continuer.',
  'fault.missing.submit': 'Veuillez saisir un numéro de client avant d’envoyer.',
  'fault.short': 'Veuillez saisir au moins 4 chiffres du numéro de client.',
  'fault.short.continue': 'Veuillez saisir au moins 4 chiffres du numéro de client avant de continuer.',
  'fault.short.submit': 'Veuillez saisir au moins 4 chiffres du numéro de client avant d’envoyer.',
  'fault.digits': 'Veuillez ne saisir que des chiffres.',
  'fault.digits.continue': 'Veuillez ne saisir que des chiffres avant de continuer.',
  'fault.digits.submit': 'Veuillez ne saisir que des chiffres avant d’envoyer.',
  'created.title': 'Demande créée',
  'created.text': 'Numéro de la demande : {$casenumber}',
  'created.next': 'Nous répondons par e-mail. Vous retrouvez aussi la demande parmi vos demandes d’assistance.',
}
