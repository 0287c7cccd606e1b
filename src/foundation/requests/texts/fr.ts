import type { en } from '#foundation/requests/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'mail.hello': 'Bonjour {name},',
  'mail.approved.subject': 'Approuvé : {subject}',
  'mail.approved.text': 'Votre demande a été approuvée. {kind} : {subject}.',
  'mail.denied.subject': 'Non approuvé : {subject}',
  'mail.denied.text':
    'Votre demande n’a pas été approuvée. {kind} : {subject}. Si vous pensez qu’il s’agit d’une erreur, contactez-nous.',
  'mail.asked.subject': '{person} demande : {subject}',
  'mail.asked.text': '{person} attend votre décision. {kind} : {subject}.',
  'mail.reminder.subject': 'Toujours en attente : {person} demande {subject}',
  'mail.reminder.text': '{person} attend une décision depuis un certain temps. {kind} : {subject}.',
  'mail.until': 'Valable jusqu’au {day}.',
  'mail.note': 'Un mot de la personne qui a décidé :\n{note}',
  'mail.reason': 'Le motif indiqué :\n{reason}',
  'mail.link': 'À consulter ici : {link}',
  'mail.bye': 'Cordialement\n{site}',
}
