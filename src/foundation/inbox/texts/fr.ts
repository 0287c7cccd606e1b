import type { en } from '#foundation/inbox/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'mail.hello': 'Bonjour {name},',
  'mail.entry.subject': '{kind} : du nouveau pour vous',
  'mail.link': 'À consulter ici : {link}',
  'mail.bye': 'Cordialement\n{site}',
  'mail.summary.subject': 'Votre boîte de réception : {count} nouveautés',
  'mail.summary.text': 'Voici les nouveautés depuis votre dernier résumé :',
  'mail.summary.link': 'Votre boîte de réception : {link}',
  'mail.summary.change': 'Choisissez ici ce que vous recevez par e-mail : {link}',
  'mail.summary.more': 'et {count} de plus',
}
