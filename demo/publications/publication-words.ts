import type { Words } from '#demo/catalogue/outline.ts'
import type { DocTypeKey } from '#demo/publications/doc-types.ts'

export type TypeWords = {
  /** Before the product in the publication's number. */
  readonly prefix: string
  /** After the product in its title. */
  readonly title: Words
  readonly text: Words
}

export const TYPE_WORDS: Readonly<Record<DocTypeKey, TypeWords>> = {
  maintenance: {
    prefix: 'MM',
    title: [
      'maintenance manual',
      'Wartungshandbuch',
      'manuel d’entretien',
      'manual de mantenimiento',
      'instrukcja konserwacji',
      '维护手册',
    ],
    text: [
      'Testing, disassembly, assembly with torque values, and technical data for workshops.',
      'Prüfung, Zerlegen, Zusammenbau mit Drehmomenten und technische Daten für Werkstätten.',
      'Essais, démontage, remontage avec couples de serrage et caractéristiques pour les ateliers.',
      'Pruebas, desmontaje, montaje con pares de apriete y datos técnicos para talleres.',
      'Testy, demontaż, montaż z momentami dokręcania i dane techniczne dla warsztatów.',
      '供维修车间使用的测试、拆卸、带扭矩值的装配说明和技术数据。',
    ],
  },
  installation: {
    prefix: 'IM',
    title: [
      'installation manual',
      'Montageanleitung',
      'manuel d’installation',
      'manual de instalación',
      'instrukcja montażu',
      '安装手册',
    ],
    text: [
      'Unpacking, mounting, connection and commissioning, step by step.',
      'Auspacken, Montage, Anschluss und Inbetriebnahme, Schritt für Schritt.',
      'Déballage, montage, raccordement et mise en service, étape par étape.',
      'Desembalaje, montaje, conexión y puesta en marcha, paso a paso.',
      'Rozpakowanie, montaż, podłączenie i uruchomienie krok po kroku.',
      '逐步说明开箱、安装、连接和调试。',
    ],
  },
  operation: {
    prefix: 'OM',
    title: ['operating manual', 'Betriebsanleitung', 'notice d’utilisation', 'manual de uso', 'instrukcja obsługi', '操作手册'],
    text: [
      'Daily use, settings, messages and what to do about them.',
      'Täglicher Gebrauch, Einstellungen, Meldungen und was bei ihnen zu tun ist.',
      'Utilisation quotidienne, réglages, messages et conduite à tenir.',
      'Uso diario, ajustes, mensajes y qué hacer con ellos.',
      'Codzienna obsługa, ustawienia, komunikaty i postępowanie.',
      '日常使用、设置、消息及处理方法。',
    ],
  },
  parts: {
    prefix: 'PC',
    title: ['parts catalogue', 'Teilekatalog', 'catalogue de pièces', 'catálogo de piezas', 'katalog części', '零件目录'],
    text: [
      'Exploded views and every part that can be ordered, with its number.',
      'Explosionszeichnungen und alle bestellbaren Teile mit ihren Nummern.',
      'Vues éclatées et toutes les pièces à commander, avec leurs références.',
      'Despieces y todas las piezas que se pueden pedir, con su número.',
      'Rysunki rozstrzelone i wszystkie części do zamówienia z numerami.',
      '爆炸图及所有可订购零件及其编号。',
    ],
  },
  bulletin: {
    prefix: 'SB',
    title: [
      'service bulletin',
      'Service-Mitteilung',
      'bulletin de service',
      'boletín de servicio',
      'biuletyn serwisowy',
      '服务通告',
    ],
    text: [
      'A change to units in service: why, which ones, and how it is done.',
      'Eine Änderung an Geräten im Einsatz: warum, welche, und wie sie ausgeführt wird.',
      'Une modification d’appareils en service : pourquoi, lesquels et comment.',
      'Un cambio en unidades en servicio: por qué, cuáles y cómo se hace.',
      'Zmiana w urządzeniach w eksploatacji: dlaczego, w których i jak.',
      '对在役设备的更改：原因、范围及实施方法。',
    ],
  },
  safety: {
    prefix: 'SM',
    title: [
      'safety manual',
      'Sicherheitshandbuch',
      'manuel de sécurité',
      'manual de seguridad',
      'podręcznik bezpieczeństwa',
      '安全手册',
    ],
    text: [
      'Safety functions, failure rates and the proof test with its interval.',
      'Sicherheitsfunktionen, Ausfallraten und die Wiederholungsprüfung mit ihrem Intervall.',
      'Fonctions de sécurité, taux de défaillance et essai périodique avec son intervalle.',
      'Funciones de seguridad, tasas de fallo y la prueba periódica con su intervalo.',
      'Funkcje bezpieczeństwa, wskaźniki awaryjności i test okresowy z odstępem.',
      '安全功能、失效率以及验证测试及其周期。',
    ],
  },
  wiring: {
    prefix: 'WD',
    title: ['wiring diagrams', 'Schaltpläne', 'schémas de câblage', 'esquemas de cableado', 'schematy połączeń', '接线图'],
    text: [
      'Terminals, cables and connection diagrams for every version.',
      'Klemmen, Kabel und Anschlusspläne aller Ausführungen.',
      'Bornes, câbles et schémas de raccordement de toutes les versions.',
      'Bornes, cables y esquemas de conexión de todas las versiones.',
      'Zaciski, kable i schematy podłączeń wszystkich wersji.',
      '所有型号的端子、电缆和连接图。',
    ],
  },
  note: {
    prefix: 'TN',
    title: ['technical note', 'Technische Notiz', 'note technique', 'nota técnica', 'nota techniczna', '技术说明'],
    text: [
      'What was learnt in the field: choosing settings and finding faults.',
      'Erfahrungen aus dem Feld: Einstellungen wählen und Fehler finden.',
      'Retours du terrain : choix des réglages et recherche de pannes.',
      'Experiencias de campo: elegir ajustes y encontrar fallos.',
      'Doświadczenia z terenu: dobór ustawień i szukanie usterek.',
      '现场经验：设置选择与故障查找。',
    ],
  },
}
