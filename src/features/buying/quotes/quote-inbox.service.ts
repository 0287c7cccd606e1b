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
        offered: 'Unsere Antwort auf Ihr Angebot {number}',
        declined: 'Wir haben Ihre Anfrage {number} abgelehnt',
        reminder: 'Angebot {number} endet bald',
      },
    },
    fr: {
      name: 'Devis',
      about: 'Quand nous répondons à votre devis et avant sa fin',
      action: 'Ouvrir',
      titles: {
        offered: 'Notre réponse à votre devis {number}',
        declined: 'Nous avons refusé votre devis {number}',
        reminder: 'Le devis {number} prend bientôt fin',
      },
    },
    es: {
      name: 'Ofertas',
      about: 'Cuando respondemos a su oferta y antes de que termine',
      action: 'Abrir',
      titles: {
        offered: 'Hemos respondido a su oferta {number}',
        declined: 'Hemos rechazado su oferta {number}',
        reminder: 'La oferta {number} termina pronto',
      },
    },
    pl: {
      name: 'Oferty',
      about: 'Gdy odpowiadamy na Twoje zapytanie i zanim oferta wygaśnie',
      action: 'Otwórz',
      titles: {
        offered: 'Odpowiedź na ofertę {number}',
        declined: 'Odrzuciliśmy ofertę {number}',
        reminder: 'Oferta {number} wkrótce wygaśnie',
      },
    },
    zh: {
      name: '报价',
      about: '我们答复您的报价时，以及报价到期前',
      action: '打开',
      titles: {
        offered: '我们已答复您的报价 {number}',
        declined: '我们已拒绝您的报价 {number}',
        reminder: '报价 {number} 即将到期',
      },
    },
  },
}
