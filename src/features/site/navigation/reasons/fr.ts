import type { en } from '#features/site/navigation/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.header.shown': 'Rien ne vous cache cette partie de l’en-tête.',
  'why.header.has-account': 'Vous avez un compte : la fenêtre de contact sait à qui s’adresser.',
  'why.header.needs-account': 'La fenêtre de contact est réservée aux clients qui ont un compte.',
  'why.header.needs-account.change': 'Utilisez le lien de contact, ou demandez-nous un compte.',
  'why.header.dialog-instead': 'Vous avez un compte : la fenêtre de contact remplace le lien.',
  'why.header.dialog-instead.change': 'Ouvrez la fenêtre de contact dans l’en-tête.',
  'why.header.restricted-line': 'Votre seul secteur d’activité est {line}, pour lequel cette partie de l’en-tête est masquée.',
  'why.header.restricted-line.change': 'Elle apparaît dès que votre entreprise a un autre secteur d’activité avec nous.',
}
