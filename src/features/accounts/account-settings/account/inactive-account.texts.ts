import type { Language } from '#kernel/locale.ts'

type InactiveWords = Readonly<Record<'title' | 'lead' | 'parts' | 'contact', string>>

export const INACTIVE_WORDS: Readonly<Record<Language, InactiveWords>> = {
  en: {
    title: 'This account is not active',
    lead: 'Choose another account above to go on to the parts search, or contact us to have this one activated.',
    parts: 'Parts search',
    contact: 'Contact us',
  },
  de: {
    title: 'Dieses Konto ist nicht aktiv',
    lead: 'Wählen Sie oben ein anderes Konto, um zur Teilesuche zu gelangen, oder lassen Sie dieses von uns freischalten.',
    parts: 'Teilesuche',
    contact: 'Kontakt',
  },
  fr: {
    title: 'Ce compte n’est pas actif',
    lead: 'Choisissez un autre compte ci-dessus pour passer à la recherche de pièces, ou demandez-nous d’activer celui-ci.',
    parts: 'Recherche de pièces',
    contact: 'Nous contacter',
  },
  es: {
    title: 'Esta cuenta no está activa',
    lead: 'Elija otra cuenta arriba para pasar a la búsqueda de piezas, o pídanos que activemos esta.',
    parts: 'Búsqueda de piezas',
    contact: 'Contacto',
  },
  pl: {
    title: 'To konto jest nieaktywne',
    lead: 'Wybierz powyżej inne konto, aby przejść do wyszukiwania części, albo poproś nas o aktywację tego konta.',
    parts: 'Wyszukiwanie części',
    contact: 'Kontakt',
  },
  zh: {
    title: '此账户未启用',
    lead: '请在上方选择其他账户以继续搜索零件，或联系我们启用此账户。',
    parts: '零件搜索',
    contact: '联系我们',
  },
}
