import { makeRandom, pickFrom } from '#demo/pictures/dice.ts'
import type { CatalogueOutline, Words } from '#demo/catalogue/outline.ts'

type Kind = CatalogueOutline['kind']
type Sentences = readonly [Words, ...Words[]]

/** `{name}` stands where no language has to inflect it. */
const BRANCH: Readonly<Record<Kind, Sentences>> = {
  equipment: [
    [
      '{name}: choose a group to see part numbers, drawings and lead times.',
      '{name}: Wählen Sie eine Gruppe und sehen Sie Artikelnummern, Zeichnungen und Lieferzeiten.',
      '{name} : choisissez un groupe pour voir références, plans et délais.',
      '{name}: elija un grupo para ver referencias, planos y plazos de entrega.',
      '{name}: po wyborze grupy widać numery katalogowe, rysunki i terminy dostaw.',
      '{name}：选择分组，查看型号、图纸与交货期。',
    ],
    [
      '{name} with data sheets, certificates and the accessories that go with them.',
      '{name} mit Datenblättern, Zertifikaten und passendem Zubehör.',
      '{name} avec fiches techniques, certificats et accessoires assortis.',
      '{name} con hojas de datos, certificados y los accesorios adecuados.',
      '{name} z kartami katalogowymi, certyfikatami i pasującym osprzętem.',
      '{name}，附数据表、证书及配套附件。',
    ],
  ],
  software: [
    [
      '{name}: choose a module to see what it does, what it needs and how it is licensed.',
      '{name}: Wählen Sie ein Modul und sehen Sie Funktionen, Voraussetzungen und Lizenzen.',
      '{name} : choisissez un module pour voir fonctions, prérequis et licences.',
      '{name}: elija un módulo para ver funciones, requisitos y licencias.',
      '{name}: po wyborze modułu widać funkcje, wymagania i licencje.',
      '{name}：选择模块，查看功能、运行要求与许可方式。',
    ],
    [
      '{name}, based on the data that your plant already records.',
      '{name} auf Grundlage der Daten, die Ihre Anlage schon aufzeichnet.',
      '{name} à partir des données que votre usine enregistre déjà.',
      '{name} a partir de los datos que su planta ya registra.',
      '{name} na podstawie danych, które zakład już zapisuje.',
      '{name}，基于工厂已有的记录数据。',
    ],
  ],
}

const LEAF: Readonly<Record<Kind, Sentences>> = {
  equipment: [
    [
      '{name} from stock and built to order. Compare ratings, open drawings and certificates, and see your own prices after sign-in.',
      '{name} ab Lager und nach Auftrag. Kennwerte vergleichen, Zeichnungen und Zertifikate öffnen, eigene Preise nach der Anmeldung sehen.',
      '{name} en stock ou sur commande. Comparez les caractéristiques, ouvrez plans et certificats, consultez vos prix une fois connecté.',
      '{name} de almacén o bajo pedido. Compare características, abra planos y certificados y vea sus precios al iniciar sesión.',
      '{name} z magazynu i na zamówienie. Porównanie parametrów, rysunki i certyfikaty, a po zalogowaniu ceny dla Państwa firmy.',
      '{name}，现货供应或按订单制造。可比较参数、打开图纸与证书，登录后查看专属价格。',
    ],
    [
      '{name} with spare parts for every generation in service. Each part number names its successor and what differs.',
      '{name} mit Ersatzteilen für jede Generation im Einsatz. Jede Artikelnummer nennt ihren Nachfolger und die Unterschiede.',
      '{name} avec pièces de rechange pour chaque génération en service. Chaque référence indique son successeur et les différences.',
      '{name} con repuestos para cada generación en servicio. Cada referencia indica su sucesora y las diferencias.',
      '{name} z częściami zamiennymi do każdej używanej generacji. Przy każdym numerze podany jest następca i różnice.',
      '{name}，为在用的每一代产品提供备件。每个型号均注明替代型号及差异。',
    ],
    [
      '{name}, tested one by one before dispatch. The test record belongs to the serial number and stays available.',
      '{name}, vor dem Versand einzeln geprüft. Das Prüfprotokoll gehört zur Seriennummer und bleibt abrufbar.',
      '{name}, essais individuels avant expédition. Le procès-verbal suit le numéro de série et reste consultable.',
      '{name}, con ensayo individual antes del envío. El registro va unido al número de serie y sigue disponible.',
      '{name}, sprawdzane pojedynczo przed wysyłką. Protokół jest przypisany do numeru seryjnego i pozostaje dostępny.',
      '{name}，出厂前逐台测试。测试记录与序列号绑定，可随时查阅。',
    ],
  ],
  software: [
    [
      '{name}: functions, requirements and licences at a glance. A trial runs on your own data for 30 days.',
      '{name}: Funktionen, Voraussetzungen und Lizenzen auf einen Blick. Ein Test läuft 30 Tage mit Ihren eigenen Daten.',
      '{name} : fonctions, prérequis et licences d’un coup d’œil. L’essai dure 30 jours, sur vos propres données.',
      '{name}: funciones, requisitos y licencias de un vistazo. La prueba dura 30 días con sus propios datos.',
      '{name}: funkcje, wymagania i licencje w jednym miejscu. Wersja próbna działa 30 dni na Państwa danych.',
      '{name}：功能、运行要求与许可一目了然。可使用贵方数据试用30天。',
    ],
    [
      '{name} on your own servers or as a hosted service, with the same functions and the same support.',
      '{name} auf eigenen Servern oder als gehosteter Dienst, mit gleichen Funktionen und gleichem Support.',
      '{name} sur vos serveurs ou en service hébergé, avec les mêmes fonctions et la même assistance.',
      '{name} en sus servidores o como servicio alojado, con las mismas funciones y el mismo soporte.',
      '{name} na własnych serwerach lub jako usługa hostowana, z tymi samymi funkcjami i wsparciem.',
      '{name}，可本地部署或使用托管服务，功能与支持完全一致。',
    ],
  ],
}

/** The words under a category's name; what is written by hand for the first level comes from its outline. */
export const describeCategory = (kind: Kind, path: string, names: Words, isLeaf: boolean): Words => {
  const sentences = pickFrom(makeRandom(`category-text/${path}`), (isLeaf ? LEAF : BRANCH)[kind])
  const fill = (language: number) => (sentences[language] ?? '').replace('{name}', names[language] ?? '')
  return [fill(0), fill(1), fill(2), fill(3), fill(4), fill(5)]
}
