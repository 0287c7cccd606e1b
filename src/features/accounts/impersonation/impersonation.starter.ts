import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { isStaff } from '#foundation/identity/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

type ActingWords = { readonly title: string; readonly lead: string; readonly heading: string }

const WORDS: Readonly<Record<Language, ActingWords>> = {
  en: {
    title: 'Act for a customer',
    lead: 'See the portal as your customer sees it and do things in their name, for an hour at a time. They can see what you did.',
    heading: 'Choose a customer',
  },
  de: {
    title: 'Für Kunden handeln',
    lead: 'Sehen Sie das Portal so, wie Ihr Kunde es sieht, und handeln Sie in seinem Namen, jeweils eine Stunde lang. Der Kunde kann sehen, was Sie getan haben.',
    heading: 'Kunden wählen',
  },
  fr: {
    title: 'Agir pour un client',
    lead: 'Voyez le portail comme votre client le voit et agissez en son nom, une heure à la fois. Il peut voir ce que vous avez fait.',
    heading: 'Choisir un client',
  },
  es: {
    title: 'Actuar en nombre de un cliente',
    lead: 'Vea el portal como lo ve su cliente y actúe en su nombre, durante una hora cada vez. El cliente puede ver lo que usted hizo.',
    heading: 'Elegir un cliente',
  },
  pl: {
    title: 'Działaj w imieniu klienta',
    lead: 'Zobacz portal tak, jak widzi go klient, i działaj w jego imieniu, każdorazowo przez godzinę. Klient widzi, co zostało zrobione.',
    heading: 'Wybierz klienta',
  },
  zh: {
    title: '代表客户操作',
    lead: '以客户的视角查看门户，并以其名义操作，每次一小时。客户可以看到您所做的操作。',
    heading: '选择客户',
  },
}

export const actingLink: PortalLink = {
  path: '/secure/act-for-customer',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'users',
  group: 'overview',
  order: 30,
  isFor: (roles) => roles.includes('internal') && !isStaff(roles),
}

/** For employees; everyone else who opens it reads why it is not for them. */
export const actingStarterPages: StarterPages = (site) => {
  const { title, lead, heading } = WORDS[site.locale.language]
  const blocks = [{ type: 'impersonation-picker', props: { heading } }]
  return [writeTitledPage(site, { path: '/secure/act-for-customer', title, lead, blocks })]
}
