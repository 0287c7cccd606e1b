import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { text, texts, yesNo, link, choice } = fieldOf

const ROWS: RowShape = {
  table: 'tool',
  keys: ['id'],
  columns: {
    id: 'text',
    name: 'text',
    names: 'jsonb',
    description: 'jsonb',
    businessSegment: 'text',
    toolGroup: 'text',
    isPrimary: 'boolean',
    targetUrl: 'text',
    pagePath: 'text',
    whoMayAsk: 'text',
  },
}

/** English first, as everywhere; a site without English shows what there is. */
const firstOf = (names: Readonly<Partial<Record<string, string>>>): string => names['en'] ?? Object.values(names)[0] ?? ''

export const toolKind = defineRecords({
  name: 'tools',
  help: 'Programs and services that people open from the portal; the tool ecommerce opens ordering, training the courses.',
  keys: ['id'],
  hasDrafts: true,
  fields: {
    id: text({
      ...{
        isRequired: true,
        isSearched: true,
        most: 60,
        pattern: /^[\w.-]+$/,
        patternFault: 'has other signs than letters, digits, - and .',
      },
      help: 'Its short name in addresses, such as fleet-monitor.',
    }),
    names: texts({ isRequired: true, isSearched: true, column: 'name', most: 120, help: 'Its name.' }),
    texts: texts({ column: 'text', most: 1000, help: 'One sentence about it.' }),
    segment: text({ most: 60, help: 'Its business segment; the links of Service are always shown.' }),
    group: text({ most: 60, help: 'The group it belongs to; who may not use the primary tool of a group may use none of it.' }),
    primary: yesNo({ help: 'Whether it is the first of its group.' }),
    address: link({ help: 'Where it leads; {locale} stands for the visitor’s, as in {locale}/secure/tools/workbench.' }),
    page: link({ help: 'The page of the portal that introduces it; without it /secure/tools/{id}.' }),
    whoMayAsk: choice({
      choices: ['everyone', 'customers', 'employees', 'nobody'],
      help: 'Who may request it; without it everyone.',
    }),
  },
  example: {
    ...{ id: 'fleet-monitor', names: { en: 'Fleet monitor' }, texts: { en: 'Engines and hours of your fleet' } },
    ...{ segment: 'Service', address: 'https://fleet.marine.example/' },
  },
  source: sql`
    select id, case when names = '{}' then jsonb_build_object('en', name) else names end as "names", description as "texts",
      business_segment as "segment", tool_group as "group", is_primary as "primary", target_url as "address", page_path as "page",
      who_may_ask as "whoMayAsk", changed_at from tool`,
  findReferences: async (tx, references) => {
    const { rows } = await sql<{ id: string }>`select id from tool where id = any(${[...references]}::text[])`.execute(tx)
    return new Map(rows.map(({ id }) => [id, id]))
  },
  referencesOf: ({ id }) => [String(id)],
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line: { id, names, texts: description = {}, segment, group, primary, address, page, whoMayAsk } }) => ({
        ...{ id, name: firstOf(names), names, description, businessSegment: segment ?? '', toolGroup: group ?? null },
        ...{ isPrimary: primary ?? false, targetUrl: address ?? null, whoMayAsk: whoMayAsk ?? 'everyone' },
        pagePath: page ?? `/secure/tools/${id}`,
      })),
    ),
  /** With everybody's access to it. */
  remove: async ({ tx }, lines) => {
    await sql`delete from tool_access where tool_id = any(${lines.map(({ id }) => id)}::text[])`.execute(tx)
    await removeRows(tx, ROWS, lines)
  },
})
