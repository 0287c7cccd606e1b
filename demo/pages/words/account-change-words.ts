import type { Language } from '#kernel/locale.ts'

export type ChangePage = 'inactive' | 'video' | 'additional'
type Words = { readonly title: string; readonly lead: string }

export const ACCOUNT_CHANGE_WORDS: Readonly<Record<Language, Readonly<Record<ChangePage, Words>>>> = {
  en: {
    inactive: { title: 'This account is not active', lead: 'Choose another account above to go on to the parts search.' },
    video: {
      title: 'Select video products',
      lead: 'Cameras, recorders and licences that fit together, for the account you order for.',
    },
    additional: { title: 'Additional products', lead: 'Mounts, housings and power supplies that go with your selection.' },
  },
  de: {
    inactive: {
      title: 'Dieses Konto ist nicht aktiv',
      lead: 'Wählen Sie oben ein anderes Konto, um zur Teilesuche zu gelangen.',
    },
    video: {
      title: 'Videoprodukte auswählen',
      lead: 'Kameras, Rekorder und Lizenzen, die zusammenpassen, für das gewählte Konto.',
    },
    additional: { title: 'Weitere Produkte', lead: 'Halterungen, Gehäuse und Netzteile zu Ihrer Auswahl.' },
  },
  fr: {
    inactive: {
      title: 'Ce compte n’est pas actif',
      lead: 'Choisissez un autre compte ci-dessus pour passer à la recherche de pièces.',
    },
    video: {
      title: 'Choisir des produits vidéo',
      lead: 'Caméras, enregistreurs et licences compatibles, pour le compte choisi.',
    },
    additional: { title: 'Produits complémentaires', lead: 'Supports, boîtiers et alimentations pour votre sélection.' },
  },
  es: {
    inactive: { title: 'Esta cuenta no está activa', lead: 'Elija otra cuenta arriba para pasar a la búsqueda de piezas.' },
    video: { title: 'Elegir productos de vídeo', lead: 'Cámaras, grabadores y licencias compatibles, para la cuenta elegida.' },
    additional: { title: 'Productos adicionales', lead: 'Soportes, carcasas y fuentes de alimentación para su selección.' },
  },
  pl: {
    inactive: { title: 'To konto jest nieaktywne', lead: 'Wybierz powyżej inne konto, aby przejść do wyszukiwania części.' },
    video: {
      title: 'Wybierz produkty wideo',
      lead: 'Kamery, rejestratory i licencje, które do siebie pasują, dla wybranego konta.',
    },
    additional: { title: 'Produkty dodatkowe', lead: 'Uchwyty, obudowy i zasilacze do wybranych produktów.' },
  },
  zh: {
    inactive: { title: '此账户未启用', lead: '请在上方选择其他账户以继续搜索零件。' },
    video: { title: '选择视频产品', lead: '适用于所选账户的配套摄像机、录像机和许可证。' },
    additional: { title: '附加产品', lead: '与您的选择配套的支架、外壳和电源。' },
  },
}
