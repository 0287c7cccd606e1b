import type { TenantKey } from '#demo/tenant-keys.ts'
import type { Language } from '#kernel/locale.ts'

type IndustryWords = { readonly heading: string } & Readonly<Record<TenantKey, readonly [string, string, string]>>

/** Who works with the parts of each site, in the order of its scenes. */
export const INDUSTRY_WORDS: Readonly<Record<Language, IndustryWords>> = {
  en: {
    heading: 'Where our parts work',
    aerobt: ['Airlines', 'Engine shops', 'Cargo operators'],
    hbtbt: ['Offices', 'Schools', 'Heat and energy centres'],
    sps: ['Refineries', 'Parcel depots', 'Mines and quarries'],
    process: ['Chemicals', 'Tank storage', 'Food and pharmaceuticals'],
    hpsbt: ['Control rooms', 'Energy supply', 'Fleets and logistics'],
  },
  de: {
    heading: 'Wo unsere Teile arbeiten',
    aerobt: ['Fluggesellschaften', 'Triebwerksinstandhaltung', 'Frachtbetreiber'],
    hbtbt: ['Bürogebäude', 'Schulen', 'Wärme- und Energiezentralen'],
    sps: ['Raffinerien', 'Paketzentren', 'Bergwerke und Steinbrüche'],
    process: ['Chemie', 'Tanklager', 'Lebensmittel und Pharma'],
    hpsbt: ['Leitwarten', 'Energieversorgung', 'Flotten und Logistik'],
  },
  fr: {
    heading: 'Là où nos pièces travaillent',
    aerobt: ['Compagnies aériennes', 'Ateliers moteurs', 'Transporteurs de fret'],
    hbtbt: ['Bureaux', 'Écoles', 'Centrales de chaleur et d’énergie'],
    sps: ['Raffineries', 'Centres de tri de colis', 'Mines et carrières'],
    process: ['Chimie', 'Dépôts de stockage', 'Agroalimentaire et pharmacie'],
    hpsbt: ['Salles de conduite', 'Fourniture d’énergie', 'Flottes et logistique'],
  },
  es: {
    heading: 'Dónde trabajan nuestras piezas',
    aerobt: ['Aerolíneas', 'Talleres de motores', 'Operadores de carga'],
    hbtbt: ['Oficinas', 'Escuelas', 'Centrales de calor y energía'],
    sps: ['Refinerías', 'Centros de paquetería', 'Minas y canteras'],
    process: ['Química', 'Parques de tanques', 'Alimentación y farmacia'],
    hpsbt: ['Salas de control', 'Suministro de energía', 'Flotas y logística'],
  },
  pl: {
    heading: 'Gdzie pracują nasze części',
    aerobt: ['Linie lotnicze', 'Warsztaty silnikowe', 'Przewoźnicy towarowi'],
    hbtbt: ['Biurowce', 'Szkoły', 'Centrale cieplne i energetyczne'],
    sps: ['Rafinerie', 'Sortownie paczek', 'Kopalnie i kamieniołomy'],
    process: ['Chemia', 'Bazy zbiornikowe', 'Żywność i farmacja'],
    hpsbt: ['Sterownie', 'Dostawy energii', 'Floty i logistyka'],
  },
  zh: {
    heading: '我们的产品用在哪里',
    aerobt: ['航空公司', '发动机维修', '货运航空'],
    hbtbt: ['办公楼', '学校', '供热与能源中心'],
    sps: ['炼油厂', '包裹分拣中心', '矿山与采石场'],
    process: ['化工', '储罐区', '食品与制药'],
    hpsbt: ['控制室', '能源供应', '车队与物流'],
  },
}
