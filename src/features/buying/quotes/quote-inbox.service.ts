import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const quoteInbox: InboxKind<'offered' | 'declined' | 'reminder'> = {
  kind: 'quote',
  icon: 'file',
  hasMail: true,
  words: {
    en: {
      name: 'Quotes',
      about: 'When we answer a quote of yours, and before it ends',
      action: 'Open',
      titles: {
        offered: 'We answered your quote {number}',
        declined: 'We declined your quote {number}',
        reminder: 'Quote {number} ends soon',
      },
    },
    de: {
      name: 'Angebote',
      about: 'Wenn wir auf Ihre Anfrage antworten und bevor ein Angebot endet',
      action: 'Öffnen',
      titles: {
        offered: 'Wir haben Ihre Anfrage {number} beantwortet',
        declined: 'Wir haben Ihre Anfrage {number} abgelehnt',
        reminder: 'Angebot {number} endet bald',
      },
    },
    fr: {
      name: 'Devis',
      about: 'Quand nous répondons à votre demande de devis et avant l’expiration d’une offre',
      action: 'Ouvrir',
      titles: {
        offered: 'Notre réponse à votre demande de devis {number}',
        declined: 'Nous avons refusé votre demande de devis {number}',
        reminder: 'L’offre {number} expire bientôt',
      },
    },
    es: {
      name: 'Ofertas',
      about: 'Cuando respondemos a su solicitud de oferta y antes de que caduque una oferta',
      action: 'Abrir',
      titles: {
        offered: 'Hemos respondido a su solicitud {number}',
        declined: 'Hemos rechazado su solicitud {number}',
        reminder: 'La oferta {number} caduca pronto',
      },
    },
    pl: {
      name: 'Oferty',
      about: 'Gdy odpowiadamy na Twoje zapytanie i zanim oferta wygaśnie',
      action: 'Otwórz',
      titles: {
        offered: 'Odpowiedzieliśmy na zapytanie {number}',
        declined: 'Odrzuciliśmy zapytanie {number}',
        reminder: 'Oferta {number} wkrótce wygasa',
      },
    },
    zh: {
      name: '报价',
      about: '我们答复您的询价时，以及报价到期前',
      action: '打开',
      titles: {
        offered: '我们已答复您的询价 {number}',
        declined: '我们已拒绝您的询价 {number}',
        reminder: '报价 {number} 即将到期',
      },
    },
  },
}
