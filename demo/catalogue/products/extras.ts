import type { Words } from '#demo/catalogue/outline.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import type { Figures } from '#demo/catalogue/products/product-words.ts'
import type { Profile } from '#demo/catalogue/products/profiles/profile.ts'

export type ExtraKind = NonNullable<Profile['extra']>

type Extra = {
  /** Its own picture. */
  readonly family: PictureFamily
  /** The end of its part number, after that of the series. */
  readonly code: string
  readonly names: Words
  readonly texts: Words
  readonly figures: Figures
  readonly price: readonly [from: number, to: number]
}

/** Extras that belong to a series and are ordered beside it. */
// oxfmt-ignore
export const EXTRAS: Readonly<Record<ExtraKind, Extra>> = {
  seals: {
    family: 'seal-kit',
    code: 'K3',
    names: ['Seal kit for {series}', 'Dichtungssatz für {series}', 'Jeu de joints pour {series}', 'Juego de juntas para {series}', 'Zestaw uszczelek do {series}', '{series} 用密封件套件'],
    texts: [
      'All seals of the {series} series in one bag, with grease and a drawing that shows where each one goes.',
      'Alle Dichtungen der Baureihe {series} in einem Beutel, mit Fett und einer Zeichnung, die jede Stelle zeigt.',
      'Tous les joints de la série {series} en un sachet, avec graisse et plan de montage.',
      'Todas las juntas de la serie {series} en una bolsa, con grasa y plano de montaje.',
      'Wszystkie uszczelki serii {series} w jednej torebce, ze smarem i rysunkiem montażowym.',
      '{series} 系列全套密封件，附润滑脂与装配图。',
    ],
    figures: { seal_material: 'FKM', temperature_range: '-20…200', pack: 1, weight: 0.12, approval: 'REACH' },
    price: [18, 96],
  },
  mounting: {
    family: 'mounting-kit',
    code: 'M1',
    names: ['Mounting kit for {series}', 'Montagesatz für {series}', 'Kit de montage pour {series}', 'Kit de montaje para {series}', 'Zestaw montażowy do {series}', '{series} 用安装套件'],
    texts: [
      'Bracket, screws and earth strap for the {series} series; fits walls, pipes and profiles.',
      'Halter, Schrauben und Erdungsband für die Baureihe {series}; für Wand, Rohr und Profil.',
      'Support, vis et tresse de masse pour la série {series} ; mur, tube ou profilé.',
      'Soporte, tornillos y trenza de tierra para la serie {series}; pared, tubo o perfil.',
      'Uchwyt, śruby i linka uziemiająca do serii {series}; na ścianę, rurę lub profil.',
      '{series} 系列用支架、螺钉与接地带，适用于墙面、管道与型材。',
    ],
    figures: { material: '1.4301', dimensions: '120 × 80 × 60', temperature_range: '-40…90', pack: 1, weight: 0.45, approval: 'CE' },
    price: [14, 68],
  },
  cable: {
    family: 'cable-set',
    code: 'C2',
    names: ['Connection cable for {series}', 'Anschlussleitung für {series}', 'Câble de raccordement pour {series}', 'Cable de conexión para {series}', 'Przewód przyłączeniowy do {series}', '{series} 用连接电缆'],
    texts: [
      'Ready-made cable for the {series} series, marked at both ends, halogen-free and fit for drag chains.',
      'Konfektionierte Leitung für die Baureihe {series}, beidseitig beschriftet, halogenfrei und schleppkettentauglich.',
      'Câble prêt à l’emploi pour la série {series}, repéré aux deux bouts, sans halogène, pour chaîne porte-câbles.',
      'Cable confeccionado para la serie {series}, marcado en ambos extremos, sin halógenos y apto para cadena.',
      'Gotowy przewód do serii {series}, oznaczony z obu stron, bezhalogenowy, do prowadników.',
      '{series} 系列成品电缆，两端标识，无卤，可用于拖链。',
    ],
    figures: { length: 5, sheath: 'PUR', connection: 'M12', temperature_range: '-40…80', weight: 0.3, approval: 'UL' },
    price: [16, 74],
  },
  battery: {
    family: 'battery-pack',
    code: 'B1',
    names: ['Battery pack for {series}', 'Akkupack für {series}', 'Bloc-batterie pour {series}', 'Batería para {series}', 'Akumulator do {series}', '{series} 用电池组'],
    texts: [
      'Spare battery for the {series} series, changed without a tool and delivered half charged, as rules for transport ask.',
      'Ersatzakku für die Baureihe {series}, ohne Werkzeug zu wechseln, nach Transportvorschrift halb geladen.',
      'Batterie de rechange pour la série {series}, remplacement sans outil, livrée à demi chargée.',
      'Batería de repuesto para la serie {series}, cambio sin herramienta, se entrega a media carga.',
      'Zapasowy akumulator do serii {series}, wymiana bez narzędzi, dostawa w stanie naładowanym do połowy.',
      '{series} 系列备用电池，免工具更换，按运输规定半电发货。',
    ],
    figures: { battery_life: 12, supply: '3.7 V DC', temperature_range: '-20…60', weight: 0.14, pack: 1, approval: 'UN 38.3' },
    price: [29, 140],
  },
  card: {
    family: 'interface-card',
    code: 'X1',
    names: ['Interface card for {series}', 'Schnittstellenkarte für {series}', 'Carte d’interface pour {series}', 'Tarjeta de interfaz para {series}', 'Karta interfejsu do {series}', '{series} 用接口卡'],
    texts: [
      'Exchange card for the {series} series with its release certificate; the unit recognises it at the next power-up.',
      'Austauschkarte für die Baureihe {series} mit Freigabebescheinigung; das Gerät erkennt sie beim nächsten Einschalten.',
      'Carte d’échange pour la série {series} avec certificat de libération ; reconnue à la mise sous tension.',
      'Tarjeta de intercambio para la serie {series} con certificado de aptitud; se reconoce al encender.',
      'Karta wymienna do serii {series} z poświadczeniem; urządzenie rozpoznaje ją po włączeniu.',
      '{series} 系列更换卡，附适航批准标签，上电自动识别。',
    ],
    figures: { interface: 'ARINC 429', qualification: 'DO-160G', temperature_range: '-55…70', weight: 0.18, approval: 'EASA Form 1' },
    price: [890, 2400],
  },
}
