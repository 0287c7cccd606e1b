import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export const TENANT = 'marine'

const CATEGORIES = 40
const ATTRIBUTES = 12
const COUNTRIES = ['no', 'de', 'se', 'dk', 'fi', 'pl', 'fr', 'es', 'it', 'nl']

const skuOf = (at: number): string => `BN-${String(at).padStart(8, '0')}`

/** Names and texts in two languages, eight values, a price and stock: about 900 bytes. */
const writeProduct = (at: number): string =>
  JSON.stringify({
    ...{ sku: skuOf(at), category: `pumps/series-${at % CATEGORIES}`, brand: 'halden-marine' },
    names: { en: `Cooling pump series ${at % 977}, model ${at}`, de: `Kühlwasserpumpe Baureihe ${at % 977}, Modell ${at}` },
    texts: {
      en: `Self-priming pump for fresh and sea water, with a seal that is changed without tools. Delivers ${at % 400} litres a minute at ${at % 7} bar; bearings last ${at % 30_000} hours.`,
      de: `Selbstansaugende Pumpe für Süß- und Seewasser, mit einer Dichtung, die ohne Werkzeug gewechselt wird. Fördert ${at % 400} Liter in der Minute bei ${at % 7} bar.`,
    },
    attributes: Object.fromEntries(
      Array.from({ length: 8 }, (_, one) => [
        `value_${(at + one) % ATTRIBUTES}`,
        one % 2 ? (at * (one + 1)) % 500 : `IP ${at % 69}`,
      ]),
    ),
    prices: { list: { EUR: `${100 + (at % 900)}.50`, NOK: `${1000 + (at % 9000)}.00` } },
    stock: { no: at % 100 },
    popularity: at % 100_000,
  })

function* inParts(header: string, count: number, write: (at: number) => string): Generator<string> {
  let lines = header
  for (let at = 0; at < count; at += 1) {
    lines += `${write(at)}\n`
    if (lines.length < 1 << 20) continue
    yield lines
    lines = ''
  }
  yield lines
}

const writeLines = async (file: string, header: string, count: number, write: (at: number) => string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(Readable.from(inParts(header, count, write)), createWriteStream(file))
  return file
}

/** Categories, attributes and a brand, which products refer to. */
export const writeBase = async (folder: string): Promise<string> => {
  const base = path.join(folder, 'base')
  await mkdir(base, { recursive: true })
  const children = Array.from({ length: CATEGORIES }, (_, at) => `pumps/series-${at},Series ${at}`)
  await writeFile(path.join(base, 'categories.csv'), `path,name_en\n${['pumps,Pumps', ...children].join('\n')}\n`)
  const keys = Array.from({ length: ATTRIBUTES }, (_, at) => `value_${at},Value ${at},mm,${at < 4}`)
  await writeFile(path.join(base, 'attributes.csv'), `key,name_en,unit,isFacet\n${keys.join('\n')}\n`)
  await writeFile(path.join(base, 'brands.csv'), 'slug,name\nhalden-marine,Halden Marine\n')
  return base
}

export const writeProductFile = (folder: string, count: number): Promise<string> =>
  writeLines(path.join(folder, `products-${count}`, 'products.ndjson'), '', count, writeProduct)

/** Ten warehouses for each product, as an ERP writes its stock. */
export const writeStockFile = (folder: string, count: number): Promise<string> =>
  writeLines(
    path.join(folder, `stock-${count}`, 'stock.csv'),
    'sku,warehouse,quantity\n',
    count,
    (at) => `${skuOf(Math.floor(at / COUNTRIES.length))},${COUNTRIES[at % COUNTRIES.length]},${1 + (at % 5000)}`,
  )

/** Prices of lists that accounts name, ten for each product. */
export const writePriceFile = (folder: string, count: number): Promise<string> =>
  writeLines(
    path.join(folder, `prices-${count}`, 'prices.csv'),
    'sku,currency,amount,contract,fromQuantity\n',
    count,
    (at) => `${skuOf(Math.floor(at / 10))},EUR,${50 + (at % 900)}.75,list-${at % 5},${at % 10 < 5 ? 1 : 10}`,
  )

/** Ten part numbers of one account for each product: a kind whose lines are plain rows. */
export const writeCompanyFile = (folder: string, count: number): Promise<string> =>
  writeLines(
    path.join(folder, `companies-${count}`, 'companies.csv'),
    'number,name,countryCode\n',
    count,
    (at) => `${1_000_000 + at},Company ${at} Shipping,${COUNTRIES[at % COUNTRIES.length]}`,
  )
