/** Real towns where they really lie; streets and numbers in them are made up. */
type Town = readonly [city: string, region: string, postalCode: string, lat: number, lon: number, street: string]

/** Days from 1, Monday, to 7. */
export type OpeningHours = { readonly from: number; readonly to: number; readonly opens: string; readonly closes: string }

export type DealerCountry = {
  readonly country: string
  /** How many of its towns have a dealer of a tenant. */
  readonly count: number
  /** The last digits are filled in. */
  readonly phone: string
  readonly hours: readonly OpeningHours[]
  readonly legalForm: string
  readonly towns: readonly Town[]
}

const week = (opens: string, closes: string) => ({ from: 1, to: 5, opens, closes })
const saturday = (opens: string, closes: string) => ({ from: 6, to: 6, opens, closes })

export const DEALER_COUNTRIES: readonly DealerCountry[] = [
  {
    country: 'us',
    count: 6,
    phone: '+1 555 01',
    hours: [week('07:30', '17:00')],
    legalForm: 'Inc.',
    towns: [
      ['Charlotte', 'NC', '28202', 35.2271, -80.8431, '1410 Foundry Row'],
      ['Phoenix', 'AZ', '85004', 33.4484, -112.074, '22 Copper Yard'],
      ['Houston', 'TX', '77002', 29.7604, -95.3698, '805 Ship Channel Way'],
      ['Minneapolis', 'MN', '55401', 44.9778, -93.265, '318 Millworks Avenue'],
      ['Seattle', 'WA', '98101', 47.6062, -122.3321, '77 Rivet Street'],
      ['Atlanta', 'GA', '30303', 33.749, -84.388, '940 Turbine Drive'],
      ['Denver', 'CO', '80202', 39.7392, -104.9903, '56 Gauge Lane'],
      ['Newark', 'NJ', '07102', 40.7357, -74.1724, '260 Portside Road'],
    ],
  },
  {
    country: 'ca',
    count: 2,
    phone: '+1 555 02',
    hours: [week('08:00', '17:00')],
    legalForm: 'Ltd.',
    towns: [
      ['Toronto', 'ON', 'M5H 2N2', 43.6532, -79.3832, '61 Switchback Street'],
      ['Calgary', 'AB', 'T2P 1J9', 51.0447, -114.0719, '1204 Pipeline Road'],
      ['Montréal', 'QC', 'H3B 1A7', 45.5019, -73.5674, '88 rue de la Forge'],
    ],
  },
  {
    country: 'gb',
    count: 3,
    phone: '+44 20 7946 0',
    hours: [week('08:30', '17:30')],
    legalForm: 'Ltd',
    towns: [
      ['Birmingham', '', 'B2 4QA', 52.4862, -1.8904, '12 Lathe Court'],
      ['Manchester', '', 'M1 1AE', 53.4808, -2.2426, '40 Beam Street'],
      ['Aberdeen', '', 'AB10 1XE', 57.1497, -2.0943, '5 Harbour Valve Yard'],
      ['Bristol', '', 'BS1 4ST', 51.4545, -2.5879, '19 Rotor Quay'],
    ],
  },
  {
    country: 'de',
    count: 4,
    phone: '+49 30 23125 ',
    hours: [week('08:00', '17:00'), saturday('09:00', '12:00')],
    legalForm: 'GmbH',
    towns: [
      ['Stuttgart', '', '70173', 48.7758, 9.1829, 'Drehergasse 14'],
      ['Hamburg', '', '20095', 53.5511, 9.9937, 'Am Kranhof 3'],
      ['Köln', '', '50667', 50.9375, 6.9603, 'Messwerkstraße 27'],
      ['München', '', '80331', 48.1351, 11.582, 'Fräserweg 8'],
      ['Leipzig', '', '04109', 51.3397, 12.3731, 'Gießereiplatz 2'],
      ['Frankfurt am Main', '', '60311', 50.1109, 8.6821, 'Reglerstraße 51'],
    ],
  },
  {
    country: 'fr',
    count: 3,
    phone: '+33 1 99 00 ',
    hours: [week('08:00', '12:00'), week('13:30', '17:30')],
    legalForm: 'SARL',
    towns: [
      ['Lyon', '', '69002', 45.764, 4.8357, '9 quai des Tourneurs'],
      ['Toulouse', '', '31000', 43.6047, 1.4442, '33 allée des Hélices'],
      ['Lille', '', '59000', 50.6292, 3.0573, '120 rue du Cuivre'],
      ['Nantes', '', '44000', 47.2184, -1.5536, '4 rue de la Vanne'],
    ],
  },
  {
    country: 'es',
    count: 2,
    phone: '+34 910 55 0',
    hours: [week('08:30', '14:00'), week('15:30', '18:30')],
    legalForm: 'S.L.',
    towns: [
      ['Valencia', '', '46002', 39.4699, -0.3763, 'Calle del Torno 18'],
      ['Bilbao', '', '48001', 43.263, -2.935, 'Avenida de la Fragua 7'],
      ['Sevilla', '', '41001', 37.3891, -5.9845, 'Calle Compás 25'],
    ],
  },
  {
    country: 'pl',
    count: 3,
    phone: '+48 22 555 0',
    hours: [week('08:00', '16:00')],
    legalForm: 'sp. z o.o.',
    towns: [
      ['Gdańsk', '', '80-831', 54.352, 18.6466, 'ul. Tokarska 5'],
      ['Kraków', '', '31-042', 50.0647, 19.945, 'ul. Zaworowa 12'],
      ['Wrocław', '', '50-106', 51.1079, 17.0385, 'ul. Kuźnicza Boczna 9'],
      ['Łódź', '', '90-001', 51.7592, 19.456, 'ul. Przędzalna 31'],
    ],
  },
  {
    country: 'it',
    count: 2,
    phone: '+39 02 5550 ',
    hours: [week('08:30', '12:30'), week('14:00', '18:00')],
    legalForm: 'S.r.l.',
    towns: [
      ['Milano', '', '20121', 45.4642, 9.19, 'Via del Tornio 6'],
      ['Bologna', '', '40121', 44.4949, 11.3426, 'Via delle Valvole 41'],
      ['Torino', '', '10121', 45.0703, 7.6869, 'Corso Officina 15'],
    ],
  },
  {
    country: 'nl',
    count: 1,
    phone: '+31 10 555 0',
    hours: [week('08:00', '17:00')],
    legalForm: 'B.V.',
    towns: [
      ['Rotterdam', '', '3011 AD', 51.9244, 4.4777, 'Kraanweg 22'],
      ['Eindhoven', '', '5611 AA', 51.4416, 5.4697, 'Spindelstraat 10'],
    ],
  },
  {
    country: 'cn',
    count: 2,
    phone: '+86 21 5550 ',
    hours: [week('08:30', '17:30')],
    legalForm: 'Co., Ltd.',
    towns: [
      ['Suzhou', '', '215000', 31.2989, 120.5853, '66 Jinggong Road'],
      ['Shenzhen', '', '518000', 22.5431, 114.0579, '208 Famen Street'],
      ['Tianjin', '', '300000', 39.3434, 117.3616, '15 Chilun Avenue'],
    ],
  },
  {
    country: 'jp',
    count: 1,
    phone: '+81 3 5550 0',
    hours: [week('09:00', '17:30')],
    legalForm: 'K.K.',
    towns: [
      ['Nagoya', '', '450-0002', 35.1815, 136.9066, '3-7 Haguruma, Nakamura'],
      ['Osaka', '', '530-0001', 34.6937, 135.5023, '1-12 Kojo, Kita'],
    ],
  },
  {
    country: 'au',
    count: 1,
    phone: '+61 7 7010 0',
    hours: [week('07:00', '16:00')],
    legalForm: 'Pty Ltd',
    towns: [
      ['Brisbane', 'QLD', '4000', -27.4698, 153.0251, '14 Winch Parade'],
      ['Perth', 'WA', '6000', -31.9523, 115.8613, '90 Anvil Terrace'],
    ],
  },
]
