import type { Words } from '#demo/catalogue/outline.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type BrandLine = readonly [slug: string, name: string, ...texts: Words]

const HALDEN: BrandLine = [
  'halden',
  'Halden',
  'What we develop and build ourselves, with spare parts for as long as it is in use.',
  'Was wir selbst entwickeln und bauen, mit Ersatzteilen für die ganze Nutzungsdauer.',
  'Ce que nous concevons et fabriquons nous-mêmes, avec des pièces pour toute la durée d’usage.',
  'Lo que diseñamos y fabricamos nosotros, con repuestos durante toda su vida útil.',
  'To, co sami projektujemy i produkujemy, z częściami na cały okres użytkowania.',
  '我们自主研发与制造的产品，在整个使用期内供应备件。',
]

/** Our own first, then those that stand beside it. */
// oxfmt-ignore
export const BRANDS: Readonly<Record<TenantKey, readonly BrandLine[]>> = {
  aerobt: [
    HALDEN,
    ['aerolume', 'Aerolume', 'Light for aircraft, from the wing tip to the reading lamp.', 'Licht für Flugzeuge, von der Flügelspitze bis zur Leselampe.', 'L’éclairage des avions, du bout d’aile à la liseuse.', 'Luz para aviones, de la punta del ala a la lámpara de lectura.', 'Światło dla samolotów, od końcówki skrzydła po lampkę do czytania.', '航空照明专家，从翼尖灯到阅读灯。'],
    ['strativa', 'Strativa', 'Probes and sensors that have crossed every climate zone.', 'Sonden und Sensoren, die jede Klimazone durchflogen haben.', 'Sondes et capteurs éprouvés sous tous les climats.', 'Sondas y sensores probados en todos los climas.', 'Sondy i czujniki sprawdzone w każdym klimacie.', '历经各种气候考验的探头与传感器。'],
    ['kovaro', 'Kovaro', 'Actuators and valves, overhauled in Gdańsk and Dayton.', 'Antriebe und Ventile, überholt in Danzig und Dayton.', 'Actionneurs et vannes, révisés à Gdańsk et Dayton.', 'Actuadores y válvulas, revisados en Gdańsk y Dayton.', 'Siłowniki i zawory, remontowane w Gdańsku i Dayton.', '作动器与阀门，在格但斯克与代顿大修。'],
    ['norvane', 'Norvane', 'Recorders and connectivity for fleets of any size.', 'Rekorder und Konnektivität für Flotten jeder Größe.', 'Enregistreurs et connectivité pour toutes les flottes.', 'Registradores y conectividad para flotas de cualquier tamaño.', 'Rejestratory i łączność dla flot każdej wielkości.', '面向各类机队的记录与互联设备。'],
  ],
  hbtbt: [
    HALDEN,
    ['klimara', 'Klimara', 'Room climate that people forget about, because it is right.', 'Raumklima, das man vergisst, weil es stimmt.', 'Un climat intérieur que l’on oublie, parce qu’il est juste.', 'Un clima interior que se olvida porque es el adecuado.', 'Klimat pomieszczeń, o którym się nie myśli, bo jest właściwy.', '舒适到让人忘记的室内环境。'],
    ['brannvakt', 'Brannvakt', 'Fire detection since 1961, approved in 40 countries.', 'Brandmeldetechnik seit 1961, zugelassen in 40 Ländern.', 'Détection incendie depuis 1961, homologuée dans 40 pays.', 'Detección de incendios desde 1961, homologada en 40 países.', 'Sygnalizacja pożarowa od 1961 roku, dopuszczona w 40 krajach.', '自1961年专注火灾探测，获40个国家认证。'],
    ['portasec', 'Portasec', 'Doors, readers and video that speak open protocols.', 'Türen, Leser und Video mit offenen Protokollen.', 'Portes, lecteurs et vidéo en protocoles ouverts.', 'Puertas, lectores y vídeo con protocolos abiertos.', 'Drzwi, czytniki i wideo w otwartych protokołach.', '采用开放协议的门禁、读卡与视频产品。'],
    ['lumiset', 'Lumiset', 'Light that is there when someone is.', 'Licht, das da ist, wenn jemand da ist.', 'La lumière là où il y a quelqu’un.', 'Luz cuando hay alguien.', 'Światło tam, gdzie ktoś jest.', '有人之处，便有光。'],
  ],
  sps: [
    HALDEN,
    ['gasvigil', 'Gasvigil', 'Gas detection for people who go where air is not certain.', 'Gaswarntechnik für Menschen, die dorthin gehen, wo Luft nicht sicher ist.', 'Détection de gaz pour ceux qui vont où l’air n’est pas sûr.', 'Detección de gases para quienes van donde el aire no es seguro.', 'Detekcja gazów dla ludzi pracujących tam, gdzie powietrze nie jest pewne.', '为身处未知空气环境的人员提供气体检测。'],
    ['scandra', 'Scandra', 'Scanners and printers for warehouses that never sleep.', 'Scanner und Drucker für Lager, die nie schlafen.', 'Lecteurs et imprimantes pour entrepôts sans répit.', 'Lectores e impresoras para almacenes que no paran.', 'Skanery i drukarki dla magazynów, które nie śpią.', '为全天候仓储打造的扫描与打印设备。'],
    ['sikra', 'Sikra', 'Machine safety that lets people work instead of waiting.', 'Maschinensicherheit, die arbeiten lässt statt warten.', 'La sécurité machine qui laisse travailler.', 'Seguridad de máquinas que deja trabajar.', 'Bezpieczeństwo maszyn, które pozwala pracować.', '让人安心作业的机械安全产品。'],
    ['varsel', 'Varsel', 'Light and sound that get through.', 'Licht und Ton, die ankommen.', 'Des signaux que l’on voit et que l’on entend.', 'Luz y sonido que llegan.', 'Światło i dźwięk, które docierają.', '看得见、听得清的声光信号。'],
    ['pustera', 'Pustera', 'Protection that is worn because it is comfortable.', 'Schutz, der getragen wird, weil er bequem ist.', 'Des protections que l’on porte parce qu’elles sont confortables.', 'Protección que se lleva porque es cómoda.', 'Ochrona noszona chętnie, bo jest wygodna.', '因舒适而愿意佩戴的防护装备。'],
  ],
  process: [
    HALDEN,
    ['armatis', 'Armatis', 'Valves for steam, chemistry and cold, from DN 15 to DN 200.', 'Armaturen für Dampf, Chemie und Kälte, von DN 15 bis DN 200.', 'Robinetterie pour vapeur, chimie et froid, du DN 15 au DN 200.', 'Válvulas para vapor, química y frío, de DN 15 a DN 200.', 'Armatura do pary, chemii i chłodu, od DN 15 do DN 200.', '蒸汽、化工与低温阀门，DN 15 至 DN 200。'],
    ['messtor', 'Messtor', 'Pressure, level and temperature with figures that hold.', 'Druck, Füllstand und Temperatur mit Werten, die halten.', 'Pression, niveau et température, des valeurs qui tiennent.', 'Presión, nivel y temperatura con valores que se mantienen.', 'Ciśnienie, poziom i temperatura z wartościami, które się utrzymują.', '压力、物位与温度测量，数据长期可信。'],
    ['fluvara', 'Fluvara', 'Flow measurement, calibrated on rigs of our own.', 'Durchflussmessung, kalibriert auf eigenen Prüfständen.', 'Mesure de débit, étalonnée sur nos propres bancs.', 'Medición de caudal, calibrada en bancos propios.', 'Pomiar przepływu, wzorcowanie na własnych stanowiskach.', '自有装置标定的流量测量产品。'],
    ['regulon', 'Regulon', 'Controllers and actuators that agree with each other.', 'Regler und Antriebe, die sich verstehen.', 'Régulateurs et actionneurs qui s’accordent.', 'Controladores y actuadores que se entienden.', 'Regulatory i siłowniki, które się rozumieją.', '协调一致的控制器与执行机构。'],
  ],
  hpsbt: [
    HALDEN,
    ['datavik', 'Datavik', 'Historians and collectors that lose nothing.', 'Archive und Datensammler, die nichts verlieren.', 'Historiens et collecteurs qui ne perdent rien.', 'Históricos y recolectores que no pierden nada.', 'Archiwa i kolektory, które niczego nie gubią.', '数据零丢失的历史库与采集器。'],
    ['prognosia', 'Prognosia', 'Models that say in plain words what will break, and when.', 'Modelle, die klar sagen, was wann ausfällt.', 'Des modèles qui disent clairement ce qui va tomber en panne, et quand.', 'Modelos que dicen con claridad qué fallará y cuándo.', 'Modele, które jasno mówią, co i kiedy się zepsuje.', '清楚说明何时何处将发生故障的模型。'],
    ['edgemark', 'Edgemark', 'Gateways for cabinets, fields and hazardous areas.', 'Gateways für Schrank, Feld und Ex-Bereich.', 'Passerelles pour armoires, terrain et zones ATEX.', 'Pasarelas para armario, campo y zonas clasificadas.', 'Bramy do szaf, na obiekt i do stref zagrożonych.', '适用于机柜、现场与防爆区的网关。'],
  ],
}

/** Which brand stands beside our own, by category of the first level. */
export const BRAND_BESIDE: Readonly<Record<string, string>> = {
  'computers-and-control-units': 'norvane',
  'displays-and-instruments': 'norvane',
  'flight-control-actuation': 'kovaro',
  'air-data-and-sensing': 'strativa',
  lighting: 'aerolume',
  valves: 'kovaro',
  'gauges-and-test-sets': 'strativa',
  connectivity: 'norvane',
  'heating-and-cooling': 'klimara',
  'fire-and-life-safety': 'brannvakt',
  'access-and-video': 'portasec',
  'building-management': 'klimara',
  'energy-and-metering': 'klimara',
  'lighting-control': 'lumiset',
  'cables-and-enclosures': 'portasec',
  'gas-detection': 'gasvigil',
  'scanning-and-mobility': 'scandra',
  'sensors-and-switches': 'sikra',
  'personal-protection': 'pustera',
  'warning-and-signalling': 'varsel',
  'machine-safety': 'sikra',
  'printing-and-labelling': 'scandra',
  'control-valves': 'armatis',
  'pressure-and-level': 'messtor',
  'flow-measurement': 'fluvara',
  temperature: 'messtor',
  'gas-and-flame': 'messtor',
  'actuators-and-positioners': 'regulon',
  'controllers-and-io': 'regulon',
  'operations-intelligence': 'prognosia',
  'plant-historian': 'datavik',
  'asset-performance': 'prognosia',
  'energy-management': 'datavik',
  'safety-and-compliance': 'prognosia',
  'edge-and-connectivity': 'edgemark',
  'licences-and-services': 'datavik',
}
