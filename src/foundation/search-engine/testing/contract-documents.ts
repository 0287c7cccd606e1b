import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import { makeDocument } from '#foundation/search-engine/testing/sample-source.ts'

const LONDON = { latitude: 51.5, longitude: -0.1 }
const MUNICH = { latitude: 48.1, longitude: 11.6 }

/** Documents of the contract tests; their static rank is the order. */
export const makeContractDocuments = (): SearchDocument[] => [
  makeDocument('V-100', 'Ball valve brass', {
    texts: {
      en: { title: 'Ball valve brass', description: 'Shuts off water quickly.' },
      de: { title: 'Kugelhahn Messing', description: 'Sperrt Wasser schnell ab.' },
    },
    numbers: ['V-100', 'OLD-77'],
    values: { brand: 'Arco', category: ['valves', 'valves/ball'], weight: 3 },
  }),
  makeDocument('V-200', 'Ball valve steel', {
    countries: ['de'],
    numbers: ['V-200'],
    values: { brand: 'Borea', category: ['valves', 'valves/ball'], weight: 5 },
  }),
  makeDocument('V-300', 'Gate valve bronze', {
    numbers: ['V-300'],
    values: { brand: 'Arco', category: ['valves', 'valves/gate'], weight: 9 },
  }),
  makeDocument('G-1', 'Pressure gauge', { numbers: ['G-1000'], values: { brand: 'Cirrus', category: ['gauges'] } }),
  makeDocument('S-1', 'Secret valve order', { type: 'Orders', audience: ['user:7'] }),
  makeDocument('P-1', 'Valve news of Poland', { type: 'pages', locale: { country: 'pl', language: 'pl' } }),
  makeDocument('D-1', 'Dealer of valves in London', { type: 'dealers', geolocation: LONDON }),
  makeDocument('D-2', 'Dealer of valves in Munich', { type: 'dealers', geolocation: MUNICH }),
]
