import type { ImportFigures } from '../catalogue/import-figures.ts'
import { atLeast, atMost, round, type Goal, type Report } from '../report.ts'
import { CASE_NAMES, FLOORS, SEARCH_CASES, type SearchCase } from './search-cases.ts'
import { LOADS, type Load, type SearchFigures, type SearchLatency } from './search-figures.ts'

export type SearchReportFigures = {
  readonly imported: ImportFigures
  readonly searches: SearchFigures
  /** p95 of broad questions beside a rebuild, and without one. */
  readonly rebuild: { readonly alone: number; readonly beside: number }
}

const LANGUAGES = 6
/** Every class of question has to keep up with a hundred a second. */
const RATED = SEARCH_CASES.filter((name) => !FLOORS.includes(name))
/** The last answers come after the last question. */
const KEPT_UP = 95

export const describeSearch = ({ imported, searches, rebuild }: SearchReportFigures): Report => {
  const pick = (name: SearchCase, load: Load): SearchLatency => {
    const found = searches.get(`${name}, ${load}`)
    if (!found) throw new Error(`${name} was not measured`)
    return found
  }
  const [one, eight, rate] = LOADS
  const perSecond = round(imported.indexDocuments / imported.indexSeconds)
  const goals: Goal[] = [
    atLeast('index, texts a second (a product has six)', perSecond * LANGUAGES, 10_000),
    ...RATED.map((name) => atMost(`${CASE_NAMES[name]}, 100 a second, p95 ms`, pick(name, rate).p95, 20)),
    ...RATED.map((name) => atLeast(`${CASE_NAMES[name]}, answered of 100 a second`, pick(name, rate).perSecond, KEPT_UP)),
    atMost(
      'broad against ts_rank over every match, one client, p50',
      round(pick('broad', one).p50 / pick('floor', one).p50, 3),
      0.5,
    ),
    atMost('type-ahead, eight clients, p95 ms', pick('suggest', eight).p95, 10),
    atMost('misspelt words, one client, p95 ms', pick('typo', one).p95, 20),
    atMost('six facets, one client, p95 ms', pick('facets', one).p95, 60),
    atMost('broad while the index is made anew, against alone, p95', round(rebuild.beside / rebuild.alone, 2), 1.5),
  ]
  return {
    tables: [
      {
        title: 'The index, made anew',
        rows: [
          {
            documents: imported.indexDocuments,
            seconds: imported.indexSeconds,
            'documents/s': perSecond,
            'texts/s': perSecond * LANGUAGES,
            'peak MB': imported.indexMb,
          },
        ],
      },
      {
        title: 'Questions',
        rows: SEARCH_CASES.flatMap((name) =>
          LOADS.filter((load) => !(FLOORS.includes(name) && load === rate)).map((load) => {
            const { p50, p95, perSecond: answered, memoryMb } = pick(name, load)
            return {
              question: CASE_NAMES[name],
              load,
              'p50 ms': p50,
              'p95 ms': p95,
              'a second': answered,
              'peak MB': round(memoryMb),
            }
          }),
        ),
      },
      {
        title: 'What one question takes, one client',
        rows: RATED.map((name) => {
          const { serverMs, databaseMs, statements, kilobytes } = pick(name, one)
          return {
            question: CASE_NAMES[name],
            'server CPU ms': serverMs,
            'PostgreSQL CPU ms': databaseMs,
            statements,
            'kB read': kilobytes,
          }
        }),
      },
    ],
    goals,
    notes: [
      'A question is one tenant transaction through the engine: sets of places, scores, and ten documents read from their features.',
      'Filters: English, products, sold in the United States. The cache is warm after three seconds of questions, numbers and columns of facets included.',
      'The floor has English only and knows neither markets nor tenants.',
    ],
  }
}
