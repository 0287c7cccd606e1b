import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'mail.hello': 'Bonjour {name},',
  'mail.bye': 'Votre équipe {site}',
  'mail.notYou':
    'Si ce n’était pas vous, changez immédiatement votre mot de passe et retirez ce que vous ne connaissez pas sous « Connexion et sécurité » :',
  'mail.passkeyAdded.subject': 'Une clé d’accès a été ajoutée à votre compte',
  'mail.passkeyAdded.text': 'La clé d’accès « {name} » a été ajoutée à votre compte sur {site}. Elle permet de se connecter.',
  'mail.passkeyRemoved.subject': 'Une clé d’accès a été retirée de votre compte',
  'mail.passkeyRemoved.text':
    'La clé d’accès « {name} » a été retirée de votre compte sur {site}. Elle ne permet plus de se connecter.',
  'mail.authenticatorAdded.subject': 'Une application d’authentification a été configurée pour votre compte',
  'mail.authenticatorAdded.text':
    'Une application d’authentification a été configurée pour votre compte sur {site}. Désormais, un code est demandé après le mot de passe.',
  'mail.authenticatorRemoved.subject': 'L’application d’authentification a été retirée de votre compte',
  'mail.authenticatorRemoved.text':
    'L’application d’authentification a été retirée de votre compte sur {site}. Ses codes ne sont plus demandés à la connexion.',
  'mail.codesReplaced.subject': 'Vous avez de nouveaux codes de secours',
  'mail.codesReplaced.text':
    'De nouveaux codes de secours ont été créés pour votre compte sur {site}. Les anciens ne fonctionnent plus.',
  'mail.codeUsed.subject': 'Un code de secours a été utilisé',
  'mail.codeUsed.text':
    'Quelqu’un s’est connecté à votre compte sur {site} avec un de vos codes de secours. Codes restants : {left}.',
}
