import type { en } from '#foundation/requests/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  'mail.hello': 'Hola, {name}:',
  'mail.approved.subject': 'Aprobado: {subject}',
  'mail.approved.text': 'Su solicitud ha sido aprobada. {kind}: {subject}.',
  'mail.denied.subject': 'No aprobado: {subject}',
  'mail.denied.text':
    'Su solicitud no ha sido aprobada. {kind}: {subject}. Si cree que se trata de un error, póngase en contacto con nosotros.',
  'mail.asked.subject': '{person} solicita: {subject}',
  'mail.asked.text': '{person} espera su decisión. {kind}: {subject}.',
  'mail.reminder.subject': 'Sigue pendiente: {person} solicita {subject}',
  'mail.reminder.text': '{person} lleva un tiempo esperando una decisión. {kind}: {subject}.',
  'mail.until': 'Válido hasta el {day}.',
  'mail.note': 'Una nota de quien ha decidido:\n{note}',
  'mail.reason': 'El motivo indicado:\n{reason}',
  'mail.link': 'Véalo aquí: {link}',
  'mail.bye': 'Saludos cordiales\n{site}',
}
