import type { Language } from '#kernel/locale.ts'

type LinkCopy = { readonly label: string; readonly text: string }
type LinkWords = {
  /** The button that floats over every page. */
  readonly support: string
  readonly back: LinkCopy
  /** Subjects that a visitor of the contact page may choose. */
  readonly topics: { readonly heading: string } & Readonly<Record<'orders' | 'products' | 'services', LinkCopy>>
  readonly documents: string
  readonly deliveryTerms: LinkCopy
  readonly eula: LinkCopy
}

export const LINK_WORDS: Readonly<Record<Language, LinkWords>> = {
  en: {
    support: 'Get support',
    back: { label: 'Back to the previous page', text: 'To where you came from' },
    topics: {
      heading: 'What is it about?',
      orders: { label: 'An order or a delivery', text: 'Status, documents and changes in the customer portal' },
      products: { label: 'A product or a spare part', text: 'Find it by category first, then ask about it' },
      services: { label: 'Repair and service', text: 'What we do after delivery, and how to order it' },
    },
    documents: 'Related documents',
    deliveryTerms: { label: 'Delivery terms at a glance', text: 'Who pays for what, and when the risk passes' },
    eula: { label: 'Software licence agreement', text: 'What applies to every download' },
  },
  de: {
    support: 'Hilfe erhalten',
    back: { label: 'Zurück zur vorigen Seite', text: 'Dorthin, woher Sie kamen' },
    topics: {
      heading: 'Worum geht es?',
      orders: { label: 'Eine Bestellung oder Lieferung', text: 'Status, Dokumente und Änderungen im Kundenportal' },
      products: { label: 'Ein Produkt oder Ersatzteil', text: 'Zuerst nach Kategorie finden, dann dazu fragen' },
      services: { label: 'Reparatur und Service', text: 'Was wir nach der Lieferung tun und wie Sie es bestellen' },
    },
    documents: 'Zugehörige Dokumente',
    deliveryTerms: { label: 'Lieferbedingungen im Überblick', text: 'Wer was bezahlt und wann die Gefahr übergeht' },
    eula: { label: 'Softwarelizenzvereinbarung', text: 'Was für jeden Download gilt' },
  },
  fr: {
    support: 'Obtenir de l’aide',
    back: { label: 'Retour à la page précédente', text: 'Là d’où vous venez' },
    topics: {
      heading: 'De quoi s’agit-il ?',
      orders: { label: 'Une commande ou une livraison', text: 'Suivi, documents et modifications dans le portail client' },
      products: { label: 'Un produit ou une pièce de rechange', text: 'Le trouver par catégorie, puis poser votre question' },
      services: { label: 'Réparation et service', text: 'Ce que nous faisons après la livraison et comment le commander' },
    },
    documents: 'Documents associés',
    deliveryTerms: { label: 'Conditions de livraison en bref', text: 'Qui paie quoi, et quand le risque est transféré' },
    eula: { label: 'Contrat de licence logicielle', text: 'Ce qui s’applique à chaque téléchargement' },
  },
  es: {
    support: 'Obtener ayuda',
    back: { label: 'Volver a la página anterior', text: 'Al lugar de donde venía' },
    topics: {
      heading: '¿De qué se trata?',
      orders: { label: 'Un pedido o una entrega', text: 'Estado, documentos y cambios en el portal de clientes' },
      products: { label: 'Un producto o un repuesto', text: 'Encuéntrelo primero por categoría y luego consulte' },
      services: { label: 'Reparación y servicio', text: 'Qué hacemos después de la entrega y cómo pedirlo' },
    },
    documents: 'Documentos relacionados',
    deliveryTerms: { label: 'Condiciones de entrega de un vistazo', text: 'Quién paga qué y cuándo se transmite el riesgo' },
    eula: { label: 'Acuerdo de licencia de software', text: 'Lo que se aplica a cada descarga' },
  },
  pl: {
    support: 'Uzyskaj pomoc',
    back: { label: 'Powrót do poprzedniej strony', text: 'Tam, skąd nastąpiło przejście' },
    topics: {
      heading: 'Czego dotyczy sprawa?',
      orders: { label: 'Zamówienie lub dostawa', text: 'Status, dokumenty i zmiany w portalu klienta' },
      products: { label: 'Produkt lub część zamienna', text: 'Najpierw wyszukanie w kategoriach, potem pytanie' },
      services: { label: 'Naprawa i serwis', text: 'Co robimy po dostawie i jak to zamówić' },
    },
    documents: 'Powiązane dokumenty',
    deliveryTerms: { label: 'Warunki dostawy w skrócie', text: 'Kto za co płaci i kiedy przechodzi ryzyko' },
    eula: { label: 'Umowa licencyjna oprogramowania', text: 'Zasady obowiązujące przy każdym pobraniu' },
  },
  zh: {
    support: '获取支持',
    back: { label: '返回上一页', text: '回到您来时的页面' },
    topics: {
      heading: '您要咨询什么？',
      orders: { label: '订单或交货', text: '在客户门户中查看状态、文档并进行更改' },
      products: { label: '产品或备件', text: '先按类别查找，再提出问题' },
      services: { label: '维修与服务', text: '交货后我们提供的服务以及订购方式' },
    },
    documents: '相关文档',
    deliveryTerms: { label: '交货条款概览', text: '费用由谁承担，风险何时转移' },
    eula: { label: '软件许可协议', text: '适用于每次下载' },
  },
}
