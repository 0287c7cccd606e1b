import { sql } from 'kysely'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { COURSE_KIND } from '#features/training/training/courses/course-source.service.ts'
import { COURSE_LEVELS } from '#features/training/training/courses/course.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

const { text, texts, choice, wholeNumber } = fieldOf

type ByLanguage = Readonly<Partial<Record<string, string>>>

const TEXTS_OF = (part: string) => sql`(
  select jsonb_object_agg(key, value ->> ${sql.lit(part)}) from jsonb_each(course.texts) where value ->> ${sql.lit(part)} <> '')`

/** A text is shown under its title: one in a language without a title would never be seen. */
const findUntitled = (titles: ByLanguage | undefined, given: ByLanguage | undefined, column: string): LineProblem[] =>
  Object.keys(given ?? {})
    .filter((language) => lookUp(titles, language) === undefined)
    .map((language) => ({ column: `${column}_${language}`, reason: `there is no title_${language} above it` }))

const writeTexts = (titles: ByLanguage, summaries: ByLanguage = {}, audiences: ByLanguage = {}) =>
  Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { title, summary: lookUp(summaries, language) ?? '', audience: lookUp(audiences, language) ?? '' },
    ]),
  )

export const courseKind = defineRecords({
  name: 'courses',
  help: 'Courses of the training catalogue; people with the tool training enrol on their dates.',
  keys: ['id'],
  hasDrafts: true,
  fields: {
    id: text({
      ...{ isRequired: true, isSearched: true, most: 30, pattern: /^[\w.-]+$/ },
      patternFault: 'has other signs than letters, digits, - and .',
      help: 'Its number in the catalogue, such as ENG-101.',
    }),
    titles: texts({ isRequired: true, isSearched: true, column: 'title', most: 160, help: 'Its title.' }),
    texts: texts({ column: 'text', most: 1000, help: 'What one learns.' }),
    audiences: texts({ column: 'audience', most: 300, help: 'Whom it is for.' }),
    days: wholeNumber({ isRequired: true, least: 1, most: 60, help: 'How many days it takes.' }),
    level: choice({ choices: COURSE_LEVELS, help: 'How much it demands; without it basic.' }),
    certificateMonths: wholeNumber({
      ...{ least: 1, most: 240 },
      help: 'How many months its certificate holds; without it there is no certificate.',
    }),
  },
  example: {
    ...{ id: 'ENG-101', titles: { en: 'Engine service' }, texts: { en: 'Filters, oil and cooling of marine engines.' }, days: 2 },
    ...{ level: 'basic', certificateMonths: 24 },
  },
  normalise: (line) => (line['level'] === null ? { ...line, level: 'basic' } : line),
  check: ({ titles, texts: summaries, audiences }) => [
    ...findUntitled(titles, summaries, 'text'),
    ...findUntitled(titles, audiences, 'audience'),
  ],
  source: sql`
    select id, ${TEXTS_OF('title')} as "titles", ${TEXTS_OF('summary')} as "texts", ${TEXTS_OF('audience')} as "audiences",
      days, level, certificate_months as "certificateMonths", changed_at from course`,
  findReferences: async (tx, references) => {
    const { rows } = await sql<{ id: string }>`select id from course where id = any(${[...references]}::text[])`.execute(tx)
    return new Map(rows.map(({ id }) => [id, id]))
  },
  referencesOf: ({ id }) => [String(id)],
  /** New ones stand behind those that are there, in the order of their lines. */
  save: async ({ tx }, changes) => {
    const rows = changes.map(({ line }) => ({
      ...line,
      level: line.level ?? 'basic',
      texts: writeTexts(line.titles, line.texts, line.audiences),
    }))
    await sql`
      insert into course (id, level, days, certificate_months, texts, position)
      select row.id, row.level, row.days, row."certificateMonths", row.texts,
        coalesce((select max(position) + 1 from course), 0) + row.place - 1
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as (id text, level text, days integer, "certificateMonths" integer, texts jsonb)) with ordinality
        as row (id, level, days, "certificateMonths", texts, place)
      on conflict (tenant, id) do update set level = excluded.level, days = excluded.days,
        certificate_months = excluded.certificate_months, texts = excluded.texts`.execute(tx)
    await touchDocuments(
      tx,
      COURSE_KIND,
      changes.map(({ line }) => line.id),
    )
  },
  /** With its dates; one that people took or take part in stays, because certificates are issued from it. */
  remove: async ({ tx }, lines) => {
    const ids = lines.map(({ id }) => id)
    const { rows } = await sql<{ id: string }>`
      select distinct course_id as id from course_date join course_enrolment on course_enrolment.date_id = course_date.id
      where course_id = any(${ids}::text[])`.execute(tx)
    const remaining = new Set(rows.map(({ id }) => id))
    const removed = ids.filter((id) => !remaining.has(id))
    await sql`delete from course where id = any(${removed}::text[])`.execute(tx)
    await touchDocuments(tx, COURSE_KIND, removed)
    return ids.map((id) =>
      remaining.has(id) ? [{ column: 'id', reason: 'people have a seat on a date of this course; it has to stay' }] : [],
    )
  },
})
