import type { Language } from '#kernel/locale.ts'

/** One line of the film's captions; a new chapter begins with each. */
type Scene = { readonly chapter: string; readonly caption: string }

/** Words beside pictures, parts that turn, and the film. */
export type MediaWords = {
  readonly languageName: string
  readonly gallery: { readonly heading: string; readonly text: string }
  readonly spin: { readonly heading: string; readonly text: string }
  readonly closer: { readonly heading: string; readonly text: string }
  /** `{part}` is a part number. */
  readonly drawingOf: string
  readonly film: { readonly title: string; readonly text: string; readonly scenes: readonly [Scene, Scene, Scene] }
}

export const MEDIA_WORDS: Readonly<Record<Language, MediaWords>> = {
  en: {
    languageName: 'English',
    gallery: { heading: 'A closer look', text: 'One part of each group, drawn from the model it is built from.' },
    spin: { heading: 'In the round', text: 'Turn the part to see where the connections are and how much room it needs.' },
    closer: {
      heading: 'In detail',
      text: 'Every drawing is made from the model that production works from: what you see is what arrives.',
    },
    drawingOf: 'Drawing of {part}',
    film: {
      title: 'From drawing to part',
      text: 'Eight seconds of what happens before anything is machined.',
      scenes: [
        { chapter: 'The drawing', caption: 'It begins with lines: every edge has a measure.' },
        { chapter: 'The part', caption: 'Colour shows housing, display and connection.' },
        { chapter: 'All round', caption: 'One full turn, and every side has been looked at.' },
      ],
    },
  },
  de: {
    languageName: 'Deutsch',
    gallery: {
      heading: 'Näher betrachtet',
      text: 'Je ein Teil aus jeder Gruppe, gezeichnet nach dem Modell, aus dem es gebaut wird.',
    },
    spin: {
      heading: 'Von allen Seiten',
      text: 'Drehen Sie das Teil: So sehen Sie, wo die Anschlüsse liegen und wie viel Platz es braucht.',
    },
    closer: {
      heading: 'Im Detail',
      text: 'Jede Zeichnung entsteht aus dem Modell, nach dem auch die Fertigung arbeitet: Was Sie sehen, wird geliefert.',
    },
    drawingOf: 'Zeichnung von {part}',
    film: {
      title: 'Von der Zeichnung zum Teil',
      text: 'Acht Sekunden über das, was vor dem ersten Span geschieht.',
      scenes: [
        { chapter: 'Die Zeichnung', caption: 'Am Anfang stehen Linien: Jede Kante hat ihr Maß.' },
        { chapter: 'Das Teil', caption: 'Farbe zeigt Gehäuse, Anzeige und Anschluss.' },
        { chapter: 'Rundum', caption: 'Eine volle Drehung, und jede Seite ist geprüft.' },
      ],
    },
  },
  fr: {
    languageName: 'Français',
    gallery: { heading: 'Vu de près', text: 'Une pièce de chaque groupe, dessinée d’après le modèle dont elle est issue.' },
    spin: {
      heading: 'Sous tous les angles',
      text: 'Tournez la pièce pour voir où sont les raccords et la place qu’elle occupe.',
    },
    closer: {
      heading: 'Dans le détail',
      text: 'Chaque dessin vient du modèle utilisé en production : vous recevez ce que vous voyez.',
    },
    drawingOf: 'Dessin de {part}',
    film: {
      title: 'Du dessin à la pièce',
      text: 'Huit secondes sur ce qui précède l’usinage.',
      scenes: [
        { chapter: 'Le dessin', caption: 'Tout commence par des lignes : chaque arête a sa cote.' },
        { chapter: 'La pièce', caption: 'La couleur montre boîtier, afficheur et raccord.' },
        { chapter: 'Le tour complet', caption: 'Un tour entier, et chaque côté a été vu.' },
      ],
    },
  },
  es: {
    languageName: 'Español',
    gallery: { heading: 'Visto de cerca', text: 'Una pieza de cada grupo, dibujada a partir del modelo con el que se fabrica.' },
    spin: {
      heading: 'Por todos los lados',
      text: 'Gire la pieza para ver dónde están las conexiones y cuánto espacio necesita.',
    },
    closer: {
      heading: 'En detalle',
      text: 'Cada dibujo sale del modelo con el que trabaja la fábrica: lo que ve es lo que recibe.',
    },
    drawingOf: 'Dibujo de {part}',
    film: {
      title: 'Del dibujo a la pieza',
      text: 'Ocho segundos sobre lo que ocurre antes del mecanizado.',
      scenes: [
        { chapter: 'El dibujo', caption: 'Todo empieza con líneas: cada arista tiene su medida.' },
        { chapter: 'La pieza', caption: 'El color muestra carcasa, pantalla y conexión.' },
        { chapter: 'La vuelta completa', caption: 'Una vuelta entera y se ha visto cada lado.' },
      ],
    },
  },
  pl: {
    languageName: 'Polski',
    gallery: { heading: 'Z bliska', text: 'Po jednej części z każdej grupy, narysowanej z modelu, według którego powstaje.' },
    spin: { heading: 'Ze wszystkich stron', text: 'Obróć część, aby zobaczyć, gdzie są przyłącza i ile miejsca potrzebuje.' },
    closer: {
      heading: 'W szczegółach',
      text: 'Każdy rysunek powstaje z modelu, na którym pracuje produkcja: dostarczamy to, co widać.',
    },
    drawingOf: 'Rysunek części {part}',
    film: {
      title: 'Od rysunku do części',
      text: 'Osiem sekund o tym, co dzieje się przed obróbką.',
      scenes: [
        { chapter: 'Rysunek', caption: 'Na początku są linie: każda krawędź ma swój wymiar.' },
        { chapter: 'Część', caption: 'Kolor pokazuje obudowę, wyświetlacz i przyłącze.' },
        { chapter: 'Pełny obrót', caption: 'Jeden pełny obrót i każda strona jest obejrzana.' },
      ],
    },
  },
  zh: {
    languageName: '中文',
    gallery: { heading: '近看', text: '每个分组选取一件产品，均按其制造模型绘制。' },
    spin: { heading: '全方位查看', text: '转动零件，查看接口位置和所需空间。' },
    closer: { heading: '细节', text: '每幅图均出自生产所用的模型：所见即所得。' },
    drawingOf: '{part} 图样',
    film: {
      title: '从图样到零件',
      text: '八秒钟，看看加工之前发生了什么。',
      scenes: [
        { chapter: '图样', caption: '始于线条：每条边都有尺寸。' },
        { chapter: '零件', caption: '颜色区分外壳、显示屏和接口。' },
        { chapter: '旋转一周', caption: '转满一圈，每一面都已看过。' },
      ],
    },
  },
}
