import type { Language } from '#kernel/locale.ts'

type TrainingWords = {
  readonly title: string
  readonly lead: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** The words of the training page, in every language. */
export const TRAINING_WORDS: Readonly<Record<Language, TrainingWords>> = {
  en: {
    title: 'Training',
    lead: 'Learn from the people who build the equipment: in our training centres, on your site, or online.',
    heading: 'How training works',
    paragraphs: [
      'Our trainers are engineers who commission and repair the same equipment every week. Groups are small, and at least half of each day is spent at real devices.',
      'Courses that end with an examination give you a certificate. Whoever you show it to can check its number on this site.',
    ],
  },
  de: {
    title: 'Schulung',
    lead: 'Lernen Sie von denen, die die Geräte bauen: in unseren Schulungszentren, bei Ihnen vor Ort oder online.',
    heading: 'So laufen Schulungen ab',
    paragraphs: [
      'Unsere Trainer nehmen dieselben Geräte jede Woche in Betrieb und setzen sie instand. Die Gruppen sind klein, und mindestens die Hälfte jedes Tages findet an echten Geräten statt.',
      'Kurse mit Prüfung enden mit einem Zertifikat. Wem Sie es zeigen, der kann die Nummer auf dieser Website prüfen.',
    ],
  },
  fr: {
    title: 'Formation',
    lead: 'Apprenez auprès de celles et ceux qui fabriquent les équipements : dans nos centres, sur votre site ou en ligne.',
    heading: 'Le déroulement des formations',
    paragraphs: [
      'Nos formateurs sont des ingénieurs qui mettent en service et réparent ces équipements chaque semaine. Les groupes sont petits et au moins la moitié de chaque journée se passe sur de vrais appareils.',
      'Les cours avec examen donnent droit à un certificat. Toute personne à qui vous le montrez peut vérifier son numéro sur ce site.',
    ],
  },
  es: {
    title: 'Formación',
    lead: 'Aprenda de quienes construyen los equipos: en nuestros centros, en sus instalaciones o en línea.',
    heading: 'Cómo funciona la formación',
    paragraphs: [
      'Nuestros formadores son ingenieros que ponen en marcha y reparan los mismos equipos cada semana. Los grupos son pequeños y al menos la mitad de cada día se dedica a dispositivos reales.',
      'Los cursos con examen dan derecho a un certificado. Cualquiera a quien se lo muestre puede comprobar su número en este sitio.',
    ],
  },
  pl: {
    title: 'Szkolenia',
    lead: 'Nauka od ludzi, którzy budują te urządzenia: w naszych ośrodkach, u Ciebie na miejscu lub online.',
    heading: 'Jak przebiegają szkolenia',
    paragraphs: [
      'Nasi trenerzy to inżynierowie, którzy co tydzień uruchamiają i naprawiają te same urządzenia. Grupy są małe, a co najmniej połowa każdego dnia odbywa się przy prawdziwym sprzęcie.',
      'Kursy z egzaminem kończą się certyfikatem. Każdy, komu zostanie pokazany, może sprawdzić jego numer w tej witrynie.',
    ],
  },
  zh: {
    title: '培训',
    lead: '向制造设备的人学习：在我们的培训中心、在您的现场或在线进行。',
    heading: '培训如何进行',
    paragraphs: [
      '我们的培训师是每周都在调试和维修这些设备的工程师。小班授课，每天至少一半时间在真实设备上练习。',
      '带考试的课程会颁发证书。任何人都可以在本网站核验证书编号。',
    ],
  },
}
