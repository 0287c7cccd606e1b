import type { DocumentKind } from '#demo/catalogue/products/documents.ts'
import type { Language } from '#kernel/locale.ts'

/** Documents are written with the fonts that every reader of PDF has, and those lack Polish and Chinese. */
export type DocumentLanguage = Exclude<Language, 'pl' | 'zh'>

export type DocumentWords = {
  readonly kinds: Readonly<Record<DocumentKind, string>>
  readonly partNumber: string
  readonly description: string
  readonly figures: string
  readonly steps: readonly string[]
  readonly declaration: string
  readonly standard: string
  readonly demonstration: string
}

export const DOCUMENT_WORDS: Readonly<Record<DocumentLanguage, DocumentWords>> = {
  en: {
    kinds: { 'data-sheet': 'Data sheet', 'installation-guide': 'Installation guide', certificate: 'Declaration of conformity' },
    partNumber: 'Part number',
    description: 'Description',
    figures: 'Technical data',
    steps: [
      'Compare the nameplate with the order: part number, supply and approval must match the place of use.',
      'Switch off and secure the installation against being switched on again. Relieve pressure where there is any.',
      'Mount without tension on pipes or cables. Leave room to open covers and to read the display.',
      'Connect as the wiring diagram inside the cover shows. Use glands that keep the degree of protection.',
      'Switch on, check the reading against a known value and write both into the commissioning record.',
      'Look at seals, terminals and earth connection once a year. Send units for repair with their serial number.',
    ],
    declaration: 'We declare under our sole responsibility that the product named above meets the requirements that apply to it.',
    standard: 'Approval',
    demonstration: 'Made for a demonstration; the Halden group is fictional.',
  },
  de: {
    kinds: { 'data-sheet': 'Datenblatt', 'installation-guide': 'Montageanleitung', certificate: 'Konformitätserklärung' },
    partNumber: 'Teilenummer',
    description: 'Beschreibung',
    figures: 'Technische Daten',
    steps: [
      'Vergleichen Sie das Typenschild mit der Bestellung: Teilenummer, Versorgung und Zulassung müssen zum Einsatzort passen.',
      'Schalten Sie die Anlage frei und sichern Sie sie gegen Wiedereinschalten. Machen Sie Leitungen drucklos.',
      'Montieren Sie spannungsfrei gegenüber Rohren und Kabeln. Deckel müssen sich öffnen, Anzeigen ablesen lassen.',
      'Schließen Sie nach dem Schaltbild im Deckel an. Verwenden Sie Verschraubungen, die die Schutzart erhalten.',
      'Schalten Sie ein, vergleichen Sie die Anzeige mit einem bekannten Wert und tragen Sie beide ins Protokoll ein.',
      'Prüfen Sie Dichtungen, Klemmen und Erdung einmal im Jahr. Senden Sie Geräte mit ihrer Seriennummer ein.',
    ],
    declaration:
      'Wir erklären in alleiniger Verantwortung, dass das oben genannte Produkt den geltenden Anforderungen entspricht.',
    standard: 'Zulassung',
    demonstration: 'Für eine Vorführung erstellt; die Halden-Gruppe ist erfunden.',
  },
  fr: {
    kinds: {
      'data-sheet': 'Fiche technique',
      'installation-guide': 'Guide d’installation',
      certificate: 'Déclaration de conformité',
    },
    partNumber: 'Référence',
    description: 'Description',
    figures: 'Caractéristiques techniques',
    steps: [
      'Comparez la plaque signalétique à la commande : référence, alimentation et homologation doivent convenir au lieu d’utilisation.',
      'Coupez l’installation et condamnez-la. Mettez les conduites hors pression.',
      'Montez sans contrainte sur les tubes ni les câbles. Laissez la place d’ouvrir les couvercles et de lire l’affichage.',
      'Raccordez selon le schéma placé dans le couvercle. Utilisez des presse-étoupes qui conservent l’indice de protection.',
      'Mettez sous tension, comparez l’indication à une valeur connue et notez les deux au procès-verbal.',
      'Contrôlez joints, bornes et mise à la terre une fois par an. Renvoyez les appareils avec leur numéro de série.',
    ],
    declaration: 'Nous déclarons sous notre seule responsabilité que le produit ci-dessus satisfait aux exigences applicables.',
    standard: 'Homologation',
    demonstration: 'Document de démonstration ; le groupe Halden est fictif.',
  },
  es: {
    kinds: {
      'data-sheet': 'Hoja de datos',
      'installation-guide': 'Guía de instalación',
      certificate: 'Declaración de conformidad',
    },
    partNumber: 'Referencia',
    description: 'Descripción',
    figures: 'Datos técnicos',
    steps: [
      'Compare la placa con el pedido: referencia, alimentación y homologación deben corresponder al lugar de uso.',
      'Desconecte la instalación y asegúrela contra reconexión. Deje las tuberías sin presión.',
      'Monte sin tensiones de tubos ni cables. Deje espacio para abrir tapas y leer la pantalla.',
      'Conecte según el esquema del interior de la tapa. Use prensaestopas que conserven el grado de protección.',
      'Encienda, compare la indicación con un valor conocido y anote ambos en el registro de puesta en marcha.',
      'Revise juntas, bornes y tierra una vez al año. Envíe los equipos a reparar con su número de serie.',
    ],
    declaration: 'Declaramos bajo nuestra exclusiva responsabilidad que el producto indicado cumple los requisitos aplicables.',
    standard: 'Homologación',
    demonstration: 'Documento de demostración; el grupo Halden es ficticio.',
  },
}
